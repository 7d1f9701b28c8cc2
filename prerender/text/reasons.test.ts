import { expect, it } from 'vitest';
import { reasons } from './reasons';

it.each([
  ['404', 'Not Found'],
  ['413', 'Content Too Large'],
  ['422', 'Unprocessable Content'],
  ['4XX', undefined],
])('the reason of the status %s is %s', (status, reason) => {
  expect(reasons[status]).toBe(reason);
});

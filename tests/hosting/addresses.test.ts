import { expect, it } from 'vitest';
import { checkAddresses } from '../promised-addresses';

it('keeps every address that it has had, and lists the new ones', () => {
  // `UPDATE_ADDRESSES=1 npm run test:hosting` lists them.
  expect(checkAddresses('dist/client', 'this-site')).toEqual({ gone: [], fresh: [] });
});

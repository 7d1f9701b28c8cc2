import { expect, it } from 'vitest';
import { toPositionArea } from './to-position-area';

it.each([
  ['bottom', 'center', 'bottom'],
  ['bottom', 'start', 'bottom span-right'],
  ['top', 'end', 'top span-left'],
  ['left', 'start', 'left span-bottom'],
  ['right', 'end', 'right span-top'],
] as const)('a card at the %s, aligned at the %s, stands at "%s"', (side, align, area) => {
  expect(toPositionArea(side, align)).toBe(area);
});

import { expect, it } from 'vitest';
import { toNextTop } from './ease-up';

it(
  'the way to the top covers 15 % of what is left with each frame, and arrives',
  { tags: ['S101'] },
  () => {
    expect(toNextTop(1000)).toBe(850);
    expect(toNextTop(850)).toBe(722);
    expect(toNextTop(1)).toBe(0);
  },
);

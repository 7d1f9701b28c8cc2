import { describe, expect, it } from 'vitest';
import { toLevels } from './level-control';

describe('the levels of fields', () => {
  it.each([
    [null, 1],
    ['2', 2],
    ['Infinity', Infinity],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['all', 1],
  ])('that are remembered as %s open %d', (stored, expected) => {
    expect(toLevels(stored)).toBe(expected);
  });
});

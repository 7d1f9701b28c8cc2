import { describe, expect, it } from 'vitest';
import { listLevels, toLevels } from './level-store';

describe('the levels of fields', () => {
  it.each([
    [2, [1, Infinity]],
    [3, [1, 2, Infinity]],
    [4, [1, 2, 3, Infinity]],
    [9, [1, 2, 3, Infinity]],
  ])('of a tree with %i are offered from the first to all', (levels, expected) => {
    expect(listLevels(levels)).toEqual(expected);
  });

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

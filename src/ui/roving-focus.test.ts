import { describe, expect, it } from 'vitest';
import { toNextIndex } from './roving-focus';

describe('a key within a row', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, -1],
    ['Enter', 0, -1],
  ])('%s leads from %i to %i, around the ends', (key, from, to) => {
    expect(toNextIndex(key, from, 3, 'horizontal')).toBe(to);
  });

  it('from right to left is reversed', () => {
    expect(toNextIndex('ArrowLeft', 0, 3, 'horizontal', true)).toBe(1);
    expect(toNextIndex('ArrowRight', 0, 3, 'horizontal', true)).toBe(2);
  });
});

describe('a key within a column', () => {
  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowRight', 0, -1],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(toNextIndex(key, from, 3, 'vertical')).toBe(to);
  });
});

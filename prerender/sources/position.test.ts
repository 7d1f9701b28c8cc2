import { describe, expect, it } from 'vitest';
import { toQuotedPosition } from './position';

describe('the position of a word', () => {
  it.each([
    ["a\n  'x/y'", 'x/y', 2, 3],
    ['a "x", \'x\'', 'x', 1, 3],
    ['a `x`', 'x', 1, 3],
    ['{\n  label: 1 }', 'label', 2, 3],
    ['{ xlabel: 1, label : 2 }', 'label', 1, 14],
    ['nothing', 'x', 1, 1],
    ['a.b: 1', 'a.b', 1, 1],
  ])('in %j finds %s at %s:%s', (text, word, line, column) => {
    expect(toQuotedPosition(text, word)).toEqual({ line, column });
  });
});

import { describe, expect, it } from 'vitest';
import { findTerms } from './find-terms';

const terms = ['a', 'te', 'tea', 'team', 'teams', 'tem', '東京', '都道', '都県'].toSorted();

describe('findTerms', () => {
  it.each([
    ['tea', ['tea', 'team', 'teams']],
    ['teams', ['teams']],
    ['teamster', []],
    ['都', ['都県', '都道'].toSorted()],
    ['zz', []],
    ['', terms],
  ])('finds what starts with %j', (prefix, expected) => {
    expect(findTerms(terms, prefix)).toEqual(expected);
  });

  it('finds nothing in nothing', () => {
    expect(findTerms([], 'a')).toEqual([]);
  });
});

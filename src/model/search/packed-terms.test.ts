import { describe, expect, it } from 'vitest';
import { isPackedTerms, packTerms, unpackTerms } from './packed-terms';
import type { TermMap } from './packed-terms';

describe('packed terms', () => {
  it('hold the pages of each term, by how much they say it', () => {
    const map: TermMap = [
      ['team', [[5, 3, 1000], null, [40]]],
      ['a', [[0]]],
      ['test', [[2]]],
      ['teamp', [[1]]],
    ];
    const packed = packTerms(map);
    expect(packed).toEqual({ terms: 'AaAteamEpCst', pages: '0;32-3::B8;1;2' });
    expect(unpackTerms(packed)).toEqual([
      ['a', [[0]]],
      ['team', [[3, 5, 1000], null, [40]]],
      ['teamp', [[1]]],
      ['test', [[2]]],
    ]);
  });

  it('may be none', () => {
    expect(unpackTerms(packTerms([]))).toEqual([]);
  });

  it.each([
    [{ terms: 'AaAb', pages: '0' }, 'without pages'],
    [{ terms: 'Aa', pages: '0?' }, 'damaged list'],
    [{ terms: 'Aa', pages: '0Z' }, 'damaged list'],
  ])('are refused when they are damaged: %j', (packed, message) => {
    expect(() => unpackTerms(packed)).toThrow(message);
  });

  it('are told from other values', () => {
    expect(isPackedTerms({ terms: '', pages: '' })).toBe(true);
    for (const value of [null, [], {}, { terms: 1, pages: '' }, 'terms'])
      expect(isPackedTerms(value)).toBe(false);
  });
});

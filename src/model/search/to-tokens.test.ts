import { describe, expect, it } from 'vitest';
import { toQueryText } from './to-query-text';
import { toTokens } from './to-tokens';

const toTexts = (query: string) => toTokens(query).map((token) => token.text);

describe('toTokens', () => {
  it('names every word once, in lower case and with its accents', () => {
    expect(toTexts('Đường đường Team')).toEqual(['đường', 'team']);
  });

  it.each(['', '   ', '---', '*', '+-^~:', '[('])('has none for %j', (query) => {
    expect(toTexts(query)).toEqual([]);
  });

  it('reads 200 characters', () => {
    expect(toTexts('a'.repeat(5000))).toEqual(['a'.repeat(200)]);
  });

  it('reads 16 words', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => index.toString(36));
    expect(toTexts(words.join(' '))).toHaveLength(16);
  });

  it('reads __proto__ as a word', () => {
    expect(toTexts('__proto__ constructor')).toEqual(['proto', 'constructor']);
  });
});

describe('toQueryText', () => {
  it.each([
    ['  a   b ', 'a b '],
    ['   ', ''],
    ['--', '--'],
  ])('makes %j into %j', (input, query) => {
    expect(toQueryText(input)).toBe(query);
  });
});

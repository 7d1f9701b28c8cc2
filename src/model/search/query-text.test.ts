import { describe, expect, it } from 'vitest';
import { toQueryText, toShownQuery, toWords } from './query-text';

const toTexts = (query: string) => toWords(query).map(({ text }) => text);

describe('toWords', () => {
  it('lists every word once, in lower case and with its accents', () => {
    expect(toTexts('Đường đường Team')).toEqual(['đường', 'team']);
  });

  it.each(['', '   ', '---', '*', '+-^~:', '[('])(
    'returns none for %j',
    { tags: ['S53'] },
    (query) => {
      expect(toTexts(query)).toEqual([]);
    },
  );

  it('reads 200 characters', { tags: ['F58'] }, () => {
    expect(toTexts('a'.repeat(5000))).toEqual(['a'.repeat(200)]);
  });

  it('reads 16 words', { tags: ['F58'] }, () => {
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

  it('keeps a pasted command whole, and cuts a pasted file', () => {
    expect(toQueryText('x'.repeat(900))).toHaveLength(900);
    expect(toQueryText('x'.repeat(90_000))).toHaveLength(4000);
  });
});

describe('toShownQuery', () => {
  it.each(['', 'team', 'x'.repeat(200)])('shows %j whole', (query) => {
    expect(toShownQuery(query)).toBe(query);
  });

  it('shows 200 characters of a pasted file, and no half of one', () => {
    expect(toShownQuery('x'.repeat(5000))).toBe(`${'x'.repeat(200)}…`);
    expect(toShownQuery(`${'x'.repeat(199)}🙂🙂`)).toBe(`${'x'.repeat(199)}…`);
  });
});

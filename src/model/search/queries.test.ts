import { describe, expect, it } from 'vitest';
import { toQueryText, toTokens, toQueries } from './queries';

const toTexts = (query: string) => toTokens(query).map((token) => token.text);

describe('toTokens', () => {
  it('lists every word once, in lower case and with its accents', () => {
    expect(toTexts('Đường đường Team')).toEqual(['đường', 'team']);
  });

  it.each(['', '   ', '---', '*', '+-^~:', '[('])('returns none for %j', (query) => {
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

const show = (query: string) =>
  toQueries(toTokens(query))
    .map((terms) => terms.map(({ text, wildcard }) => `+${text}${wildcard ? '*' : ''}`).join(' '))
    .join(' ; ');

describe('toQueries', () => {
  it.each([
    ['hello', '+hello ; +hello*', 'one word'],
    ['hello world', '+hello +world ; +hello +world*', 'two words'],
    [
      'mà hello world',
      '+mà +hello +world ; +hello +world ; +mà +hello +world* ; +hello +world* ; +mà +hello ; +mà +world ; +mà +world*',
      'three words, one of them a Vietnamese stop word',
    ],
    ['hello là', '+hello +là ; +hello ; +hello +là*', 'a Vietnamese stop word at the end'],
    ['là', '+là ; +là*', 'nothing but a stop word'],
    ['termos alfabetização', '+termos +alfabetização ; +termos +alfabetização*', 'accented words'],
    ['a hello', '+a +hello ; +a +hello*', 'an English article, which is no stop word'],
    [
      'create new team',
      '+create +new +team ; +create +new +team* ; +create +new ; +create +team ; +new +team ; +create +team* ; +new +team*',
      'three words, of which one may be missing',
    ],
    ['là team', '+là +team ; +team ; +là +team* ; +team*', 'a stop word first'],
    ['la team', '+la +team ; +la +team*', 'a stop word without its accent'],
  ])('turns %j into %s (%s)', (query, expected) => {
    expect(show(query)).toBe(expected);
  });

  it('tries the parts of a compound after the whole word', () => {
    expect(show('createTeam')).toBe('+createteam ; +createteam* ; +create +team ; +create +team*');
  });

  it('returns no queries without words', () => {
    expect(toQueries(toTokens(' - * '))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { toQueryText, toSearchQuery, toShownQuery, toWords } from './query';

describe('toSearchQuery', () => {
  it('has words and filters', () => {
    expect(toSearchQuery('method:post team ')).toMatchObject({
      words: [{ text: 'team' }],
      filters: [{ key: 'method', value: 'post' }],
      request: undefined,
      isOpen: false,
    });
  });

  it('reads a request at the end of a long command', () => {
    const command = `curl ${"-H 'X-A: b' ".repeat(30)}https://a.example/teams`;
    expect(toSearchQuery(command).request).toEqual({ method: 'GET', path: '/teams' });
  });
});

it.each([
  ['"create team"', ['create team']],
  ['“create team” now', ['create team']],
  ['"team"', []],
  ['rel="next page"', []],
  ['{"a": "b c"}', []],
])('in %j, %j stands in quotation marks', (query, quoted) => {
  expect(toSearchQuery(query).quoted).toEqual(quoted);
});

describe('a pasted body', () => {
  it('is asked for by its names', () => {
    const { words } = toSearchQuery('{"idToken": "eyJhbGciOi", "type": "login"}');
    expect(words.map(({ text }) => text)).toEqual(['idtoken', 'type']);
  });

  it('of a problem is asked for by its values', () => {
    const { words } = toSearchQuery('{"status": 409, "title": "The name is taken"}');
    expect(words.map(({ text }) => text)).toContain('taken');
  });
});

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

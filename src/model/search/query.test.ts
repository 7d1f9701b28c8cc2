import { describe, expect, it } from 'vitest';
import { readPlaces, toQueryText, toSearchQuery, toWords } from './query';

const toTexts = (query: string) => toWords(query).map(({ text }) => text);

describe('toWords', () => {
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

  it('keeps a pasted command whole, and cuts a pasted file', () => {
    expect(toQueryText('x'.repeat(900))).toHaveLength(900);
    expect(toQueryText('x'.repeat(90_000))).toHaveLength(4000);
  });
});

describe('toSearchQuery', () => {
  it('has words and filters', () => {
    expect(toSearchQuery('method:post team ')).toMatchObject({
      words: [{ text: 'team' }],
      filters: [{ key: 'method', value: 'post' }],
      clues: undefined,
      isOpen: false,
    });
  });

  it('reads a request at the end of a long command', () => {
    const command = `curl ${"-H 'X-A: b' ".repeat(30)}https://a.example/teams`;
    expect(toSearchQuery(command).clues).toEqual({ method: 'GET', path: '/teams' });
  });
});

it('codes are written in capitals, beside words that are not', () => {
  const listCodes = (query: string) => [...toSearchQuery(query).codes];
  expect(listCodes('npm error code EINTEGRITY in CI')).toEqual(['eintegrity']);
  expect(listCodes('echo $NPM_TOKEN')).toEqual(['npm_token']);
  expect(listCodes('CREATE A TEAM')).toEqual([]);
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

describe('the words that only say where', () => {
  it.each([
    ['move a team to another division', ['division']],
    ['create a task in the sandbox', ['sandbox']],
    ['move a team to another team', []],
    ['how to create a team', []],
    ['in a team', []],
    ['how do I log in', []],
    ['list the teams of a division', []],
    ['delete a division that has teams', ['teams']],
  ])('are in %j: %j', (query, places) => {
    expect([...readPlaces(query)]).toEqual(places);
  });
});

import { describe, expect, it } from 'vitest';
import { toSearchQuery } from './query';

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

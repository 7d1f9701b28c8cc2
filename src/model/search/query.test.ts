import { describe, expect, it } from 'vitest';
import { readPlaces, toSearchQuery } from './query';

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

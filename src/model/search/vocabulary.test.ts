import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary';

const { has, listStarting, listSimilar } = createVocabulary([
  'a',
  'te',
  'teams',
  'tea',
  'team',
  'tem',
]);

describe('a vocabulary', () => {
  it.each([
    ['tea', ['tea', 'team', 'teams']],
    ['teams', ['teams']],
    ['teamster', []],
    ['zz', []],
  ])('lists the terms that start with %j, the shortest first', (start, expected) => {
    expect(listStarting(start)).toEqual(expected);
  });

  it('knows its own terms only', () => {
    expect([has('team'), has('constructor'), has('')]).toEqual([true, false, false]);
  });

  it.each([
    ['taem', ['team', 'tem']],
    ['teaam', ['team']],
    ['temm', ['team', 'tem']],
    ['teem', ['team', 'tem']],
    ['etam', ['team']],
    ['tame', []],
    ['t'.repeat(40), []],
  ])('lists the terms that differ by one letter from %j', (word, expected) => {
    expect(listSimilar(word, 1)).toEqual(expected);
  });

  it.each([
    ['etmas', ['teams']],
    ['taemss', ['teams']],
    ['xxteams', ['teams']],
    ['xxxteams', []],
  ])('lists the terms that differ by two from %j', (word, expected) => {
    expect(listSimilar(word, 2)).toEqual(expected);
  });

  it('may be empty', () => {
    const none = createVocabulary([]);
    expect([none.listStarting('a'), none.listSimilar('abcd', 1)]).toEqual([[], []]);
  });
});

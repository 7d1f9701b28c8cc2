import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary';

const { has, listStarting, listOneTypo } = createVocabulary([
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
    expect(listOneTypo(word)).toEqual(expected);
  });

  it('may be empty', () => {
    const none = createVocabulary([]);
    expect([none.listStarting('a'), none.listOneTypo('abcd')]).toEqual([[], []]);
  });
});

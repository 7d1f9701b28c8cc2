import { describe, expect, it } from 'vitest';
import { getEditDistance, getPrefixDistance } from './edit-distance';
import { createVocabulary } from './vocabulary';

describe('getEditDistance', () => {
  it.each([
    ['team', 'team', 0],
    ['taem', 'team', 1],
    ['tea', 'team', 1],
    ['teaam', 'team', 1],
    ['teem', 'team', 1],
    ['custmoer', 'customer', 1],
    ['cstomr', 'customer', 2],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('is the number of typos between %j and %j', (a, b, distance) => {
    expect(getEditDistance(a, b, 3)).toBe(distance);
    expect(getEditDistance(b, a, 3)).toBe(distance);
  });

  it('stops at its limit', () => {
    expect(getEditDistance('abcdef', 'uvwxyz', 1)).toBe(2);
    expect(getEditDistance('a'.repeat(5000), 'a', 2)).toBe(3);
  });
});

describe('getPrefixDistance', () => {
  it('compares with the closest beginning', () => {
    expect(getPrefixDistance('authetic', 'authentication', 2)).toBe(1);
    expect(getPrefixDistance('auth', 'authentication', 1)).toBe(0);
    expect(getPrefixDistance('zzzz', 'authentication', 1)).toBe(2);
  });
});

const terms = ['a', 'te', 'tea', 'team', 'teams', 'tem', '東京', '都道', '都県'].toSorted();

describe('a vocabulary', () => {
  const { has, listStarting, listSimilar } = createVocabulary(terms);

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

  it('allows one typo from four letters, and two from eight', () => {
    const words = createVocabulary(['customer', 'team']);
    expect(words.listSimilar('taem').map(({ term }) => term)).toEqual(['team']);
    expect(words.listSimilar('tae')).toEqual([]);
    // Of what was typed, not of its singular.
    expect(words.listSimilar('tem', 'tems').map(({ term }) => term)).toEqual(['team']);
    expect(words.listSimilar('cusomre').map(({ term }) => term)).toEqual([]);
    expect(words.listSimilar('cusotmre').map(({ term }) => term)).toEqual(['customer']);
  });

  it('compares with plurals that are longer than their singular', () => {
    expect(
      createVocabulary(['city'])
        .listSimilar('citeis')
        .map(({ term }) => term),
    ).toEqual(['city']);
  });

  it('allows three letters to lack a vowel', () => {
    const words = createVocabulary(['last', 'list', 'listen', 'lost', 'must']);
    expect(words.listSimilar('lst').map(({ term }) => term)).toEqual(['last', 'list', 'lost']);
    expect(words.listSimilar('lis')).toEqual([]);
  });

  it('lists the numbers that have as many digits', () => {
    expect(createVocabulary(['0600001', '1000001', '100000a', '13']).listNumbers(7)).toEqual([
      '0600001',
      '1000001',
    ]);
  });

  it('finds no misspelling in the word itself, nor in ideographs', () => {
    expect(listSimilar('team').map(({ term }) => term)).toEqual(['tea', 'teams', 'tem']);
    expect(listSimilar('東京都道')).toEqual([]);
  });

  it('may be empty', () => {
    const none = createVocabulary([]);
    expect([none.listStarting('a'), none.listSimilar('abcd')]).toEqual([[], []]);
  });
});

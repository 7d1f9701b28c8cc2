import { describe, expect, it } from 'vitest';
import { toIndexTerms, toLookupTerms, findTerms } from './index-terms';

describe('toIndexTerms', () => {
  it('stores the whole word as well as its parts', () => {
    expect(toIndexTerms('createTeam')).toEqual(['createteam', 'create', 'team']);
  });

  it('stores plurals as typed and as their singular', () => {
    expect(toIndexTerms('Teams')).toEqual(['team', 'teams']);
  });

  it('stores pairs of ideographs and the last one', () => {
    expect(toIndexTerms('都道府県')).toEqual(['都道', '道府', '府県', '県']);
  });

  it('stores every term once', () => {
    expect(toIndexTerms('team Team TEAM')).toEqual(['team']);
  });

  it('stores only the beginning of a very long word', () => {
    expect(toIndexTerms('a'.repeat(5000))).toEqual(['a'.repeat(40)]);
  });
});

const whole = (text: string) => ({ text, isPrefix: false });

describe('toLookupTerms', () => {
  it('looks up the singular, or every term with the prefix if there is a wildcard', () => {
    expect(toLookupTerms({ text: 'teams', wildcard: false })).toEqual([whole('team')]);
    expect(toLookupTerms({ text: 'teams', wildcard: true })).toEqual([
      { text: 'teams', isPrefix: true },
    ]);
  });

  it('looks up ideographs in pairs', () => {
    expect(toLookupTerms({ text: '千代田区', wildcard: true })).toEqual(
      ['千代', '代田', '田区'].map(whole),
    );
    expect(toLookupTerms({ text: '区', wildcard: false })).toEqual([
      { text: '区', isPrefix: true },
    ]);
  });
});

const terms = ['a', 'te', 'tea', 'team', 'teams', 'tem', '東京', '都道', '都県'].toSorted();

describe('findTerms', () => {
  it.each([
    ['tea', ['tea', 'team', 'teams']],
    ['teams', ['teams']],
    ['teamster', []],
    ['都', ['都県', '都道'].toSorted()],
    ['zz', []],
    ['', terms],
  ])('finds the terms that start with %j', (prefix, expected) => {
    expect(findTerms(terms, prefix)).toEqual(expected);
  });

  it('finds nothing in an empty list', () => {
    expect(findTerms([], 'a')).toEqual([]);
  });
});

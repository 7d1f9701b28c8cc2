import { describe, expect, it } from 'vitest';
import { toQueryTerms, toTermCounts } from './index-terms';

const toTerms = (text: string) => [...toTermCounts(text).keys()];

describe('the terms of a text', () => {
  it('stores the whole word as well as its parts', () => {
    expect(toTerms('createTeam')).toEqual(['createteam', 'create', 'team']);
  });

  it('stores plurals as their singular', () => {
    expect(toTerms('Teams')).toEqual(['team']);
  });

  it('stores pairs of ideographs and the last one', () => {
    expect(toTerms('都道府県')).toEqual(['都道', '道府', '府県', '県']);
  });

  it('stores every term once', () => {
    expect(toTerms('team Team TEAM')).toEqual(['team']);
  });

  it('stores only the beginning of a very long word', () => {
    expect(toTerms('a'.repeat(5000))).toEqual(['a'.repeat(40)]);
  });
});

describe('toQueryTerms', () => {
  it('stands for the singular', () => {
    expect(toQueryTerms('teams')).toEqual(['team']);
  });

  it('stands for the pairs of ideographs', () => {
    expect(toQueryTerms('千代田区')).toEqual(['千代', '代田', '田区']);
    expect(toQueryTerms('区')).toEqual(['区']);
  });
});

describe('toTermCounts', () => {
  it('counts how often a text says each term', () => {
    expect([...toTermCounts('Team and teams')]).toEqual([
      ['team', 2],
      ['and', 1],
    ]);
  });
});

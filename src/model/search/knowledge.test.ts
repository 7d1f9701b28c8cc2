import { describe, expect, it } from 'vitest';
import { createThesaurus, isFiller } from './knowledge';
import { toWords } from './query';

const { findMeaning, splitRun } = createThesaurus({
  synonyms: [
    ['log in', 'sign in', 'login'],
    ['division', 'department'],
  ],
  wider: { boss: ['manager', 'team lead'], login: ['session'] },
  foreign: { チーム: ['team'], 削除: ['delete'], 'người dùng': ['user'] },
});

const find = (query: string, at = 0) => findMeaning(toWords(query), at)?.phrases;

describe('the words by which readers search', () => {
  it('find the others of their group, in each form of a word', () => {
    expect(find('department')).toEqual([['division']]);
    expect(find('Departments')).toEqual([['division']]);
    expect(find('the division', 1)).toEqual([['department']]);
    expect(find('constructor')).toBeUndefined();
  });

  it('may be several, of which the longest run counts', () => {
    expect(findMeaning(toWords('signing in today'), 0)).toMatchObject({
      length: 2,
      phrases: [['log', 'in'], ['login']],
    });
  });

  it('may mean something wider, which does not find them', () => {
    expect(find('boss')).toEqual([['manager'], ['team', 'lead']]);
    expect(find('manager')).toBeUndefined();
    expect(find('login')).toEqual([['log', 'in'], ['sign', 'in'], ['session']]);
  });

  it('may be of another language, with or without accents', () => {
    expect(findMeaning(toWords('nguoi dung'), 0)).toMatchObject({
      length: 2,
      phrases: [['user']],
      isForeign: true,
    });
  });

  it('stand in a run of a script without spaces, if they are most of it', () => {
    expect(splitRun('チームを削除')).toEqual(['チーム', '削除']);
    expect(splitRun('削除')).toEqual(['削除']);
    expect(splitRun('とても大きなチームの名前')).toEqual([]);
    expect(createThesaurus({ synonyms: [], wider: {}, foreign: {} }).splitRun('チーム')).toEqual(
      [],
    );
  });
});

it('fillers say nothing, also as the terms of an index', () => {
  expect(['the', 'doe', 'doc', 'team'].map(isFiller)).toEqual([true, true, true, false]);
});

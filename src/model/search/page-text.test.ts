import { describe, expect, it } from 'vitest';
import type { MeantWord } from './meant-words';
import { findCorrection, saysPhrase } from './page-text';

const toWord = (text: string, meant = text): MeantWord => ({
  text,
  variants: [{ terms: [meant], quality: 1 }],
  pages: new Map([[0, 1]]),
  weight: 1,
  isFiller: false,
  isMisspelt: meant !== text,
});

const page = { id: 0, texts: ['Create a team', 'Creating teams'] };

describe('a correction', () => {
  it('is the query with the word of the page', () => {
    const words = [toWord('craete', 'creat'), toWord('team')];
    expect(findCorrection('Craete team', words, page)).toBe('create team');
  });

  it.each([
    ['nothing is misspelt', 'create team', [toWord('create', 'create')]],
    ['two words are', 'craete taem', [toWord('craete', 'creat'), toWord('taem', 'team')]],
    ['it is no English', 'tạom', [toWord('tạom', 'team')]],
    ['the page does not say the word', 'taek', [toWord('taek', 'task')]],
    [
      'the page does not say another one',
      'xin taem',
      [{ ...toWord('xin'), pages: new Map() }, toWord('taem', 'team')],
    ],
    [
      'it is a long question',
      'a b c d e f taem',
      [...'abcdef'].map((text) => toWord(text)).concat(toWord('taem', 'team')),
    ],
  ])('is none if %s', (_, query, words) => {
    expect(findCorrection(query, words, page)).toBeUndefined();
  });
});

it.each([
  ['create a team', true],
  ['CREATE A – team', true],
  ['create team', false],
  ['team creating', false],
  ['a teams', false],
])('a page says %j: %j', (phrase, isSaid) => {
  expect(saysPhrase(page.texts, phrase)).toBe(isSaid);
});

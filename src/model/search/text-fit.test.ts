import { describe, expect, it } from 'vitest';
import { isFiller } from './knowledge';
import type { MeantWord } from './meant-words';
import { toWords } from './query';
import {
  createTextFit,
  findCorrection,
  getAccentFit,
  listAsking,
  readAccentForms,
  saysPhrase,
} from './text-fit';
import { toQueryTerms } from './words';

function toMeant(query: string): readonly MeantWord[] {
  return toWords(query).map(({ text }) => ({
    text,
    variants: [{ terms: toQueryTerms(text), quality: 1 }],
    pages: new Map(),
    weight: 1,
    isFiller: toQueryTerms(text).every(isFiller),
    isMisspelt: false,
  }));
}

it.each([
  ['create team', 'Create a team', 1],
  ['team', 'Create a team', 0.5],
  ['creating teams', 'Create a team', 1],
  ['about', 'About', 1],
  ['create team now please', 'Create a team', 0.5],
  ['team', '', 0],
])('%j fits %j: %d', (query, title, fit) => {
  expect(createTextFit(toMeant(query)).getFit(title)).toBeCloseTo(fit);
});

it.each([
  ['how do I create a team', 'Create a team', 1],
  ['create team 409', 'Create a team', 2 / 3],
  ['the', 'The team', 1],
])('of %j, %j says %d', (query, text, cover) => {
  expect(createTextFit(listAsking(toMeant(query))).getCover(text)).toBeCloseTo(cover);
});

it('a phrase of several words is said as a whole only', () => {
  const word = {
    ...toMeant('department')[0],
    variants: [{ terms: ['business', 'unit'], quality: 0.7 }],
  };
  const { getFit, getCover } = createTextFit(toMeant('x').map((other) => ({ ...other, ...word })));
  expect([getFit('Business unit'), getFit('Unit test')]).toEqual([0.7, 0]);
  expect([getCover('a business', 'a unit'), getCover('a unit')]).toEqual([1, 0]);
});

it('several texts say a query together', () => {
  expect(createTextFit(toMeant('team people')).getCover('A team', 'of people')).toBe(1);
});

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

const fits = (query: string, text: string) =>
  getAccentFit(toWords(query), readAccentForms(text)) === 1;

it.each([
  ['má', 'The desk of Má', true],
  ['má'.normalize('NFD'), 'The desk of Má', true],
  ['ma', 'The desk of Má', false],
  ['má', 'The desk of Ma', false],
  ['ma', 'The desks of Má and Ma', true],
  ['ma', 'The desk of Ma', true],
  ['desk', 'The desk of Má', true],
  ['má', 'Another page', true],
])('%s keeps its accents in "%s": %s', (query, text, expected) => {
  expect(fits(query, text)).toBe(expected);
});

import { expect, it } from 'vitest';
import { getCover, getShare } from './text-fit';
import { createTermReader } from './text-terms';
import type { WordScores } from './word-scores';
import { toWords } from './query-text';
import { toQueryTerms } from './index-terms';

const readTerms = createTermReader();

function toScores(query: string): WordScores[] {
  return toWords(query).map((word) => ({
    word,
    pages: new Map(),
    terms: new Map(toQueryTerms(word.text).map((term) => [term, 1])),
    best: 1,
  }));
}

it.each([
  ['create team', 'Create a team', 1],
  ['team', 'Create a team', 0.5],
  ['page', 'CustomerPage', 0.5],
  ['customerpage', 'CustomerPage', 1],
  ['customer page', 'CustomerPage', 1],
  ['about', 'About', 1],
  ['team', '', 0],
])('%j says of %j: %d', (query, title, share) => {
  expect(getShare(toScores(query), readTerms(title))).toBe(share);
});

it.each([
  ['how do I create a team', 'Create a team', 1],
  ['create team 409', 'Create a team', 2 / 3],
  ['the', 'The team', 1],
])('of %j, %j says %d', (query, text, cover) => {
  expect(getCover(toScores(query), readTerms(text))).toBeCloseTo(cover);
});

it('a hint is no part of what is asked for', () => {
  const hints = toScores('limit').map((word) => ({ ...word, isHint: true as const }));
  const words = [...hints, ...toScores('page')];
  expect(getCover(words, readTerms('a page'))).toBe(1);
});

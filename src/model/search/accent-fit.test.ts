import { expect, it } from 'vitest';
import { getAccentFit, readAccentForms } from './accent-fit';
import { toWords } from './query';

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

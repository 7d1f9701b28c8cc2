import { oncePer } from '../once-per';
import { isFiller } from './synonyms';
import type { TextTerms, WordTerms } from './text-terms';
import type { WordScores } from './word-scores';

/** The share of a text's words that the query says, from 0 to 1. */
export function getShare(words: readonly WordScores[], { words: parts }: TextTerms): number {
  const telling = parts.filter(({ all }) => !all.every(isFiller));
  const counted = telling.length > 0 ? telling : parts;
  return sum(counted.map((part) => getSaid(part, words))) / Math.max(counted.length, 1);
}

/** How well a query says a word: whole, or as many of its parts. */
function getSaid({ all, parts }: WordTerms, words: readonly WordScores[]): number {
  const getBestQuality = (terms: readonly string[]) =>
    Math.max(...words.map((word) => getQuality(terms, word)));
  if (parts.length === 0) return getBestQuality(all);
  const whole = getBestQuality(all.filter((term) => !parts.includes(term)));
  return Math.max(whole, sum(parts.map((part) => getBestQuality([part]))) / parts.length);
}

function getQuality(terms: readonly string[], word: WordScores): number {
  return Math.max(0, ...terms.map((term) => word.terms.get(term) ?? 0));
}

/** The share of the query's words that some texts say together, from 0 to 1. */
export function getCover(words: readonly WordScores[], ...texts: readonly TextTerms[]): number {
  const counted = listCounted(words);
  let said = 0;
  for (const word of counted) {
    let best = 0;
    for (const text of texts) best = Math.max(best, getBest(text.all, word));
    said += best;
  }
  return said / Math.max(counted.length, 1);
}

/** The words that ask for something; thousands of headings are compared with those of one query. */
const listCounted = oncePer((words: readonly WordScores[]) => {
  const asking = words.filter(({ word, isHint }) => !isFiller(word.text) && isHint !== true);
  return asking.length > 0 ? asking : words;
});

/** The quality of a word's best term in a text, as a share of the best that there is on the site. */
function getBest(said: ReadonlySet<string>, { terms, best }: WordScores): number {
  let found = 0;
  if (said.size < terms.size)
    for (const term of said) found = Math.max(found, terms.get(term) ?? 0);
  else for (const [term, quality] of terms) if (quality > found && said.has(term)) found = quality;
  return best === 0 ? 0 : found / best;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

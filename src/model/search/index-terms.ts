import { fold, toStem } from './word-forms';
import { isIdeographic, matchWords, toBigrams, toWord } from './words';
import { createMemory } from '../once-per';
import { MAX_TERM_LENGTH } from './limits';
import type { Word } from './words';

/**
 * The terms that the index stores for a text – each word, its parts, and pairs of ideographs; all singular – with
 * how often the text says each.
 */
export function toTermCounts(text: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const word of matchWords(text)) times.set(word, (times.get(word) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [word, count] of times)
    for (const term of rememberTerms(word, () => listTerms(word)))
      counts.set(term, (counts.get(term) ?? 0) + count);
  return counts;
}

/** Texts say the same words over and over. */
const rememberTerms = createMemory<readonly string[]>(50_000);

function listTerms(word: string): readonly string[] {
  return [...new Set(toWordTerms(toWord(word)))];
}

/** The terms that a word of a query stands for: itself without a plural, or its pairs of ideographs. */
export function toQueryTerms(word: string): string[] {
  const key = toKey(word);
  return isIdeographic(key) ? toBigrams(key) : [toStem(key)];
}

/** The terms that the index stores for a word. */
export function toWordTerms(word: Word): string[] {
  if (isIdeographic(word.text)) return toIdeographTerms(fold(word.text));
  return [word.text, ...word.pieces, ...word.parts].map(toPartTerm);
}

/** The term that the index stores for a word that is not ideographic, or for a part of it. */
export function toPartTerm(part: string): string {
  return toStem(toKey(part));
}

function toIdeographTerms(word: string): string[] {
  return [...toBigrams(word), ...[...word].slice(-1)];
}

/** A word as a reader types it, without accents and capitals; the index stores its singular. */
export function toKey(form: string): string {
  return fold(form).slice(0, MAX_TERM_LENGTH);
}

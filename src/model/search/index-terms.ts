import { fold, toStem } from './word-forms';
import { isIdeographic, toBigrams, splitWords } from './words';
import { MAX_TERM_LENGTH } from './limits';
import type { Word } from './words';
import type { QueryTerm } from './queries';

/** A lookup for a word of a query: a term of the index, or all terms that start with it. */
export interface LookupTerm {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** The terms that the index stores for a text: each word, its parts, and pairs of ideographs. */
export function toIndexTerms(text: string): string[] {
  return [...new Set(splitWords(text).flatMap(toWordTerms))];
}

/** The terms that must all be in the index for a document to match a word of a query. */
export function toLookupTerms({ text, wildcard }: QueryTerm): LookupTerm[] {
  const key = toKey(text);
  if (isIdeographic(key)) {
    // A single ideograph is stored only at the end of a text; elsewhere it starts a pair.
    return toBigrams(key).map((pair) => ({ text: pair, isPrefix: pair === key }));
  }
  return [{ text: wildcard ? key : toStem(key), isPrefix: wildcard }];
}

function toWordTerms(word: Word): string[] {
  if (isIdeographic(word.text)) return toIdeographTerms(fold(word.text));
  return [word.text, ...word.pieces, ...word.parts].map(toKey).flatMap(toFormTerms);
}

function toIdeographTerms(word: string): string[] {
  return [...toBigrams(word), ...[...word].slice(-1)];
}

/** A plural is also stored as written; otherwise typing it would find nothing until the last letter. */
function toFormTerms(key: string): string[] {
  return [toStem(key), key];
}

function toKey(form: string): string {
  return fold(form).slice(0, MAX_TERM_LENGTH);
}

/** The terms of a sorted list that start with a prefix. */
export function findTerms(sortedTerms: readonly string[], prefix: string): readonly string[] {
  const start = findFirst(sortedTerms, (term) => term >= prefix);
  const rest = sortedTerms.slice(start);
  return rest.slice(
    0,
    findFirst(rest, (term) => !term.startsWith(prefix)),
  );
}

/** The first index at which a test passes, by binary search; the length of the list if it never does. */
function findFirst(terms: readonly string[], test: (term: string) => boolean): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(terms[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}

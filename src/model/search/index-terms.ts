import { fold } from './fold';
import { isIdeographic, toBigrams } from './ideographs';
import { MAX_TERM_LENGTH } from './limits';
import { splitWords } from './split-words';
import type { Word } from './split-words';
import type { QueryTerm } from './to-queries';
import { toStem } from './to-stem';

/** What is looked up for a word of a query: a term of the index, or all that start so. */
export interface LookupTerm {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** What the index stores for a text: each word, its parts, and pairs of ideographs. */
export function toIndexTerms(text: string): string[] {
  return [...new Set(splitWords(text).flatMap(toWordTerms))];
}

/** What has to be in the index, all of it, for a document to have a word of a query. */
export function toLookupTerms({ text, wildcard }: QueryTerm): LookupTerm[] {
  const key = toKey(text);
  if (isIdeographic(key)) {
    // A lone ideograph is stored only where a text ends with it; elsewhere it starts a pair.
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

/** A plural is stored as written too, or typing it would find nothing up to its last letter. */
function toFormTerms(key: string): string[] {
  return [toStem(key), key];
}

function toKey(form: string): string {
  return fold(form).slice(0, MAX_TERM_LENGTH);
}

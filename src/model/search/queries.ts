import { MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from './limits';
import { splitWords } from './words';
import type { Word } from './words';

/** Normalizes a query: no leading space, single spaces, empty if it is blank. */
export function toQueryText(input: string): string {
  return input.replace(/\s+/g, ' ').trimStart();
}

/** The distinct words of a query in the order typed; none if it is only punctuation. */
export function toTokens(query: string): Word[] {
  const words = new Map<string, Word>();
  for (const word of splitWords(query.slice(0, MAX_QUERY_LENGTH))) {
    if (words.size === MAX_QUERY_TERMS) break;
    if (!words.has(word.text)) words.set(word.text, word);
  }
  return [...words.values()];
}

/** One word that a document must have. */
export interface QueryTerm {
  readonly text: string;
  /** Whether a word that only starts with the text matches, too. */
  readonly wildcard: boolean;
}

/** Words that a document must have, all of them. */
export type SearchQuery = readonly QueryTerm[];

/** There are none for English: readers search documentation for `the` and `get`. */
const VIETNAMESE_STOP_WORDS: ReadonlySet<string> = new Set(['là', 'cái', 'nhưng', 'mà']);

/** A query with one word dropped is only tried if two remain. */
const MIN_TOKENS_TO_DROP_ONE = 3;

/** The queries for the index, strictest first: hits of an earlier query rank above those of a later one. */
export function toQueries(tokens: readonly Word[]): SearchQuery[] {
  const whole = tokens.map((token) => token.text);
  const queries = [...toSmartQueries(whole), ...toSmartQueries(toFinestParts(tokens))];
  return [...new Map(queries.map((query) => [toQueryKey(query), query])).values()];
}

/** `createTeam` also finds "Create a team", ranked after everything with the word itself. */
function toFinestParts(tokens: readonly Word[]): string[] {
  const parts = tokens.flatMap((token) => (token.parts.length > 0 ? token.parts : [token.text]));
  return [...new Set(parts)].slice(0, MAX_QUERY_TERMS);
}

/** All words before fewer words; in each step, whole words before prefixes. */
function toSmartQueries(tokens: readonly string[]): SearchQuery[] {
  if (tokens.length === 0) return [];
  const variants = [tokens, ...withoutStopWords(tokens)];
  const shorter = variants.flatMap(withoutOneToken);
  return [...toExactThenWildcard(variants, tokens), ...toExactThenWildcard(shorter, tokens)];
}

function withoutStopWords(tokens: readonly string[]): string[][] {
  const kept = tokens.filter((token) => !VIETNAMESE_STOP_WORDS.has(token));
  return kept.length > 0 && kept.length < tokens.length ? [kept] : [];
}

/** Readers put the most important word first, so the last word is dropped first. */
function withoutOneToken(tokens: readonly string[]): string[][] {
  if (tokens.length < MIN_TOKENS_TO_DROP_ONE) return [];
  return tokens.map((_, index) => tokens.toSpliced(tokens.length - 1 - index, 1));
}

function toExactThenWildcard(
  variants: readonly (readonly string[])[],
  typed: readonly string[],
): SearchQuery[] {
  const unfinished = variants.filter((variant) => variant.at(-1) === typed.at(-1));
  return [...variants.map(toExactQuery), ...unfinished.map(toWildcardQuery)];
}

function toExactQuery(tokens: readonly string[]): SearchQuery {
  return tokens.map((text) => ({ text, wildcard: false }));
}

function toWildcardQuery(tokens: readonly string[]): SearchQuery {
  return tokens.map((text, index) => ({ text, wildcard: index === tokens.length - 1 }));
}

function toQueryKey(query: SearchQuery): string {
  return query.map((term) => term.text + (term.wildcard ? '*' : '')).join(' ');
}

import { MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from './limits';
import { splitWords } from './words';
import type { Word } from './words';

/** A query as the site uses it: no leading space, single spaces, empty if there is nothing else. */
export function toQueryText(input: string): string {
  return input.replace(/\s+/g, ' ').trimStart();
}

/** The different words of a query in the order typed; none for a query of punctuation. */
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
  /** Whether a word that only starts with the text will do. */
  readonly wildcard: boolean;
}

/** Words that a document must have, all of them. */
export type SearchQuery = readonly QueryTerm[];

/** English has none: `the` and `get` are looked for in documentation. */
const VIETNAMESE_STOP_WORDS: ReadonlySet<string> = new Set(['là', 'cái', 'nhưng', 'mà']);

/** A query that lacks one word is only tried where two remain. */
const MIN_TOKENS_TO_DROP_ONE = 3;

/** What to ask the index, strictest first: hits of an earlier query stand above those of a later. */
export function toQueries(tokens: readonly Word[]): SearchQuery[] {
  const whole = tokens.map((token) => token.text);
  const queries = [...toSmartQueries(whole), ...toSmartQueries(toFinestParts(tokens))];
  return [...new Map(queries.map((query) => [toQueryKey(query), query])).values()];
}

/** `createTeam` also finds "Create a team", after everything that has the word itself. */
function toFinestParts(tokens: readonly Word[]): string[] {
  const parts = tokens.flatMap((token) => (token.parts.length > 0 ? token.parts : [token.text]));
  return [...new Set(parts)].slice(0, MAX_QUERY_TERMS);
}

/** All words before fewer words, and in each step whole words before words that only begin like that. */
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

/** Readers put the word that matters first, so the last is missed first. */
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

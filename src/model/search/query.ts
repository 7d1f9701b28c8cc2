import type { QueryFilter } from './filters';
import { readTypedFilters } from './filters';
import type { PastedRequest } from './pasted';
import { readPasted, toAskedText } from './pasted';
import { splitWords } from './words';
import type { Word } from './words';

/** A parsed query. */
export interface SearchQuery {
  /** The distinct words in the order typed; none if the text is only punctuation. */
  readonly words: readonly Word[];
  /** What stands in quotation marks: a page must say it as it is. */
  readonly quoted: readonly string[];
  readonly filters: readonly QueryFilter[];
  /** The contents of a pasted request, command or problem. */
  readonly request: PastedRequest | undefined;
  /** True if the reader may go on typing the last word. */
  readonly isOpen: boolean;
}

/** Reads a query; a pasted text may be longer than one that is typed. */
export function toSearchQuery(input: string): SearchQuery {
  const pasted = toQueryText(input);
  const request = readPasted(pasted);
  const { text, filters } =
    request === undefined
      ? readTypedFilters(pasted.slice(0, MAX_QUERY_LENGTH))
      : { text: pasted, filters: [] };
  return {
    words: toWords(toAskedText(text, request)),
    quoted: request === undefined ? Array.from(text.matchAll(QUOTED), ([, said = '']) => said) : [],
    filters,
    request,
    isOpen: !/[\s"]$/.test(input),
  };
}

/** Two words or more: a quoted one means no more than without the quotation marks. */
const QUOTED = /(?<!\S)["“]([^"“”]*\S[\s-]+\S[^"“”]*)["”](?!\S)/g;

/** The maximum length of a query; the rest is ignored, so that a pasted file costs nothing. */
export const MAX_QUERY_LENGTH = 200;

/** The maximum length of a pasted request, command or problem. */
const MAX_PASTED_LENGTH = 4000;

/** The maximum number of words that are searched for. */
export const MAX_QUERY_TERMS = 16;

/** Normalizes what is typed: no leading space, single spaces, empty if it is blank. */
export function toQueryText(input: string): string {
  return input.replace(/\s+/g, ' ').trimStart().slice(0, MAX_PASTED_LENGTH);
}

/** A query as a title shows it: a pasted file would fill the page. */
export function toShownQuery(query: string): string {
  if (query.length <= MAX_QUERY_LENGTH) return query;
  return `${query.slice(0, MAX_QUERY_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** The distinct words of a text, up to the most that are searched for. */
export function toWords(text: string): readonly Word[] {
  const words = new Map<string, Word>();
  for (const word of splitWords(text.slice(0, MAX_QUERY_LENGTH))) {
    if (words.size === MAX_QUERY_TERMS) break;
    if (!words.has(word.text)) words.set(word.text, word);
  }
  return [...words.values()];
}

import type { QueryFilter } from './filters';
import { readTypedFilters } from './filters';
import type { PastedRequest } from './pasted';
import { readPasted, toAskedText } from './pasted';
import { MAX_QUERY_LENGTH, toQueryText, toWords } from './query-text';
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

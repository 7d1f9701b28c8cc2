import { toAskedText } from './asked-text';
import { MAX_QUERY_LENGTH } from './limits';
import { toQueryText, toWords } from './query-text';
import { readTypedFilters } from './query-filters';
import type { QueryFilter } from './query-filters';
import { readClues } from './request-clues';
import type { RequestClues } from './request-clues';
import { isFiller } from './synonyms';
import type { Word } from './words';

/** A parsed query. */
export interface SearchQuery {
  /** The distinct words in the order typed; none if the text is only punctuation. */
  readonly words: readonly Word[];
  /** Those of them that only say where something is or goes. */
  readonly places: ReadonlySet<string>;
  /** Those of them that are written as codes, in capitals beside words that are not. */
  readonly codes: ReadonlySet<string>;
  readonly filters: readonly QueryFilter[];
  /** The contents of a pasted request, command or problem. */
  readonly clues: RequestClues | undefined;
  /** True if the reader may go on typing the last word. */
  readonly isOpen: boolean;
}

/** Reads a query; a pasted text may be longer than one that is typed. */
export function toSearchQuery(input: string): SearchQuery {
  const pasted = toQueryText(input);
  const clues = readClues(pasted);
  const { text, filters } =
    clues === undefined
      ? readTypedFilters(pasted.slice(0, MAX_QUERY_LENGTH))
      : { text: pasted, filters: [] };
  const asked = isProblem(clues) ? text : toAskedText(text);
  return {
    words: toWords(asked),
    places: readPlaces(asked),
    codes: readCodes(asked),
    filters,
    clues,
    isOpen: !/\s$/.test(input),
  };
}

/** True for the body of an error, which says more in its values than in its names. */
function isProblem(clues: RequestClues | undefined): boolean {
  return clues?.status !== undefined || clues?.type?.includes('/') === true;
}

/** The words that only say where: the division of `move a team to another division`. */
export function readPlaces(text: string): ReadonlySet<string> {
  const [before = '', ...places] = text.slice(0, MAX_QUERY_LENGTH).split(PLACE);
  const about = new Set(toWords(before).map((word) => word.text));
  const words = places.flatMap((place) => toWords(place).map((word) => word.text));
  const isAsked = [...about].some((word) => !isFiller(word));
  return new Set(isAsked ? words.filter((word) => !about.has(word)) : []);
}

/** An article tells `to a team` from `to create`; `that has teams` is a condition. */
const PLACE =
  /\b(?:to|into|in|from|below|under) (?:an?|the|my|your|one|another|each|all) |\b(?:that|which|who) (?:has|have|had|is|are|contains?) /i;

/** The words that are written as codes: `EINTEGRITY`, `NPM_TOKEN`. */
function readCodes(text: string): ReadonlySet<string> {
  const codes = /[a-z]/.test(text) ? (text.match(/\b[A-Z][A-Z\d_]{4,}\b/g) ?? []) : [];
  return new Set(codes.map((code) => code.toLowerCase()));
}

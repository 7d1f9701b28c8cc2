import { hasFields } from './page-facts';
import type { SearchQuery } from './query';
import { asksForAmount, asksForMeaning, asksForReason, asksWhether } from './query-intent';
import type { RankedPage } from './ranked-page';
import { getKind } from './search-document';
import type { PageDocument } from './search-document';
import { isFiller } from './synonyms';
import { toPlain } from './word-forms';

/** True for a page that uses what a guide explains: an operation, a schema or a list of errors, or for writers. */
export function isUser(page: PageDocument): boolean {
  const kind = getKind(page);
  return hasFields(kind) || kind === 'errors' || page.f?.last === true;
}

/** The factor of {@link isUser} pages: less when a reader asks for what a guide explains. */
export function getUserPrior(
  isCommonHeader: (name: string) => boolean,
  query: SearchQuery,
  found: readonly RankedPage[],
): number {
  const words = query.words.map(({ text }) => text);
  // `If-Match` begins with a filler, and `etag header` ends with one.
  const names = [words, words.filter((word) => !isFiller(word))];
  if (names.some((name) => areHeaders(name, isCommonHeader)) && found.some(isExplanation))
    return HEADER_PRIOR;
  return asksForMeaning(query) || asksForAmount(query) ? DEFINITION_PRIOR : 1;
}

/** The factor of operations and schemas: less for a question that guides and errors answer more often. */
export function getFieldsPrior(query: SearchQuery): number {
  if (asksForReason(query)) return REASON_PRIOR;
  return asksWhether(query) ? WHETHER_PRIOR : 1;
}

/** True if words are the names of such headers, and nothing else: `etag`, `etag vs If-Match`. */
function areHeaders(words: readonly string[], isCommonHeader: (name: string) => boolean): boolean {
  return words.some((_, at) => {
    const rest = words.slice(at + 1).filter((word, next) => next > 0 || !comparing.has(word));
    const isFirst = isCommonHeader(toPlain(words.slice(0, at + 1).join('')));
    return isFirst && (rest.length === 0 || areHeaders(rest, isCommonHeader));
  });
}

const comparing: ReadonlySet<string> = new Set(['vs', 'versus', 'and', 'or']);

/** True for a page that is no operation or schema, and says the words of a query as they are. */
function isExplanation({ page, score }: RankedPage): boolean {
  return score >= SAID_SCORE && !hasFields(getKind(page)) && page.f?.last !== true;
}

/** From here on, a page says the query, at least in its text. */
const SAID_SCORE = 1.2;
const DEFINITION_PRIOR = 0.4;
const REASON_PRIOR = 0.3;
const WHETHER_PRIOR = 0.55;
/** Operations name the header, and the guide only says it somewhere in a text. */
const HEADER_PRIOR = 0.2;

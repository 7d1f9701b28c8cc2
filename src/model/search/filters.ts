import { toGroups } from '../to-groups';
import type { PageDocument } from './search-document';
import { getKind, hasFields } from './search-document';
import { fold, toPlain } from './words';

/** The keys of filters that a query may have, as in `method:post`. */
export const filterKeys = ['type', 'method', 'tag', 'status', 'in', 'deprecated'] as const;

export type FilterKey = (typeof filterKeys)[number];

/** A condition on the pages of a search. */
export interface QueryFilter {
  readonly key: FilterKey;
  readonly value: string;
  /** Set if the reader may go on typing the value. */
  readonly isOpen?: true;
}

/** A query without its filters, and the filters. */
export interface FilteredQuery {
  readonly text: string;
  readonly filters: readonly QueryFilter[];
}

const FILTER = new RegExp(
  `(?<!\\S)(${filterKeys.join('|')}):(?:"([^"]*)"|([^\\s"/][^\\s"]*))(?!\\S)`,
  'gi',
);

/** Splits the filters off a query; a value with spaces stands in quotation marks. */
export function readFilters(query: string): FilteredQuery {
  const filters = listMatches(query).map(([, key = '', quoted, plain = '']) => ({
    key: key.toLowerCase() as FilterKey,
    value: quoted ?? plain,
  }));
  return { text: toSingleSpaces(query.replaceAll(FILTER, ' ')).trim(), filters };
}

/** Empty quotation marks are no filter yet. */
function listMatches(query: string): readonly RegExpExecArray[] {
  return [...query.matchAll(FILTER)].filter(([, , quoted]) => quoted !== '');
}

/** A query whose last filter is still typed: a value that has begun is enough, and a name alone is no word. */
export function readTypedFilters(query: string): FilteredQuery {
  const { text, filters } = readFilters(query.replace(NAME_ALONE, ''));
  const last = filters.at(-1);
  if (last === undefined || !query.endsWith(`:${last.value}`)) return { text, filters };
  return { text, filters: [...filters.slice(0, -1), { ...last, isOpen: true }] };
}

const NAME_ALONE = new RegExp(`(?<!\\S)(?:${filterKeys.join('|')}):"?$`, 'i');

/** A query without its n-th filter. */
export function withoutFilter(query: string, index: number): string {
  const { 0: filter, index: at } = listMatches(query)[index] ?? { 0: '', index: 0 };
  return toSingleSpaces(query.slice(0, at) + query.slice(at + filter.length)).trimStart();
}

function toSingleSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** A filter as it is written in a query. */
export function toFilterText({ key, value }: QueryFilter): string {
  return /\s/.test(value) ? `${key}:"${value}"` : `${key}:${value}`;
}

/** The values that a page has for a key. */
function listValues(page: PageDocument, key: FilterKey): readonly string[] {
  const { b: labels, f: facts } = page;
  const kind = getKind(page);
  const values: Readonly<Record<FilterKey, readonly (string | undefined)[]>> = {
    type: [kind],
    method: [facts?.method],
    tag: kind === 'operation' || kind === 'webhook' ? labels.slice(-1) : [],
    status: [...(facts?.statuses ?? []), ...(facts?.problems ?? []).map(({ status }) => status)],
    in: facts?.in ?? [],
    deprecated: facts?.deprecated === true || facts?.hasDeprecated === true ? ['yes'] : [],
  };
  return values[key].filter((value) => value !== undefined);
}

/** True if a page has a value for each filter; a value that is still typed may be longer. */
export function meetsFilters(page: PageDocument, filters: readonly QueryFilter[]): boolean {
  return filters.every((filter) => meetsFilter(page, filter));
}

function meetsFilter(page: PageDocument, { key, value, isOpen }: QueryFilter): boolean {
  const own = listValues(page, key);
  const wanted = fold(value);
  const isFit = (text: string) =>
    fold(text) === wanted || (isOpen === true && fold(text).startsWith(wanted));
  if (key === 'tag')
    return page.b.some((label) => toPlain(label) === toPlain(value) || isFit(label));
  // `409` is also one of `4xx`.
  if (key === 'status' && /^\dxx$/.test(wanted))
    return own.some((status) => status.startsWith(wanted.charAt(0)));
  // Only what an API describes can be deprecated.
  if (key === 'deprecated')
    return hasFields(getKind(page)) && own.length > 0 === ['yes', 'true', '1'].some(isFit);
  return own.some(isFit);
}

/** A filter that a reader may mean, or the name of one. */
export interface FilterOffer {
  /** As it is written in a query: `method:`, `method:POST`. */
  readonly text: string;
  /** The number of pages that it leaves; undefined for a name. */
  readonly count?: number;
  /** The whole query with the filter in it. */
  readonly query: string;
}

/** The most values that are offered. */
const MAX_VALUES = 12;

/** Shorter words are the beginning of too much. */
const MIN_NAME_LENGTH = 2;

const STARTED = new RegExp(`(?<!\\S)(${filterKeys.join('|')}):("[^"]*|[^\\s"]*)$`, 'iu');

/** The completions of a query: the names of filters, then the values that exist. */
export function listFilterOffers(
  pages: readonly PageDocument[],
  query: string,
): readonly FilterOffer[] {
  const started = STARTED.exec(query);
  if (started === null) return listNames(pages, query);
  const [text, name = '', typed = ''] = started;
  const before = query.slice(0, query.length - text.length);
  const key = name.toLowerCase() as FilterKey;
  const wanted = fold(typed.replace('"', ''));
  const others = readFilters(before).filters;
  const left = pages.filter((page) => meetsFilters(page, others));
  const fitting = Array.from(
    toGroups(left, (page) => listValues(page, key)),
    ([value, own]) => [value, own.length] as const,
  ).filter(([value]) => fold(value).startsWith(wanted));
  // A complete value needs no completion.
  if (fitting.length === 1 && fold(fitting[0]?.[0] ?? '') === wanted) return [];
  return fitting
    .toSorted(([a, first], [b, second]) =>
      key === 'status' ? (a < b ? -1 : 1) : second - first || (a < b ? -1 : 1),
    )
    .slice(0, MAX_VALUES)
    .map(([value, count]) => {
      const filter = toFilterText({ key, value });
      return { text: filter, count, query: `${before}${filter} ` };
    });
}

/** Names that the last word begins; all of them for an empty query. */
function listNames(pages: readonly PageDocument[], query: string): readonly FilterOffer[] {
  const word = /(?<!\S)\p{L}*$/u.exec(query)?.[0] ?? '';
  if (query.trim() !== '' && word.length < MIN_NAME_LENGTH) return [];
  const before = query.slice(0, query.length - word.length);
  return filterKeys
    .filter((key) => key.startsWith(word.toLowerCase()))
    .filter((key) => pages.some((page) => listValues(page, key).length > 0))
    .map((key) => ({ text: `${key}:`, query: `${before}${key}:` }));
}

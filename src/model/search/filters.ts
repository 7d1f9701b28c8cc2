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
  const filters = Array.from(query.matchAll(FILTER), ([, key = '', quoted, plain = '']) => ({
    key: key.toLowerCase() as FilterKey,
    value: quoted ?? plain,
  })).filter(({ value }) => value !== '');
  return { text: query.replaceAll(FILTER, ' ').replaceAll(/\s+/g, ' ').trim(), filters };
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
  let at = -1;
  const rest = query.replaceAll(FILTER, (filter: string, _key, quoted?: string, plain?: string) => {
    if ((quoted ?? plain ?? '') !== '') at += 1;
    return at === index && (quoted ?? plain ?? '') !== '' ? '' : filter;
  });
  return rest.replaceAll(/\s+/g, ' ').trimStart();
}

/** A filter as it is written in a query. */
export function toFilterText({ key, value }: QueryFilter): string {
  return /\s/.test(value) ? `${key}:"${value}"` : `${key}:${value}`;
}

/** The values that a page has for each key. */
function listValues(page: PageDocument, key: FilterKey): readonly string[] {
  const { b, f } = page;
  const kind = getKind(page);
  switch (key) {
    case 'type':
      return [kind];
    case 'method':
      return f?.method === undefined ? [] : [f.method];
    case 'tag':
      return kind === 'operation' || kind === 'webhook' ? b.slice(-1) : [];
    case 'status':
      return [...(f?.statuses ?? []), ...(f?.problems ?? []).map(({ status }) => status)];
    case 'in':
      return f?.in ?? [];
    case 'deprecated':
      return f?.deprecated === true || f?.hasDeprecated === true ? ['yes'] : [];
    default:
      return [];
  }
}

/** True if a page has a value for each filter; a value that is still typed may be longer. */
export function meetsFilters(page: PageDocument, filters: readonly QueryFilter[]): boolean {
  return filters.every((filter) => meetsFilter(page, filter));
}

function meetsFilter(page: PageDocument, { key, value, isOpen }: QueryFilter): boolean {
  const wanted = fold(value);
  const fits = (own: string) =>
    fold(own) === wanted || (isOpen === true && fold(own).startsWith(wanted));
  switch (key) {
    case 'tag':
      return page.b.some((label) => toPlain(label) === toPlain(value) || fits(label));
    case 'status':
      return listValues(page, key).some((status) => fits(status) || isStatus(status, wanted));
    case 'deprecated': {
      const isMeant =
        /^(?:yes|true|1)$/.test(wanted) || (isOpen === true && /^(?:y|ye|t|tr|tru)$/.test(wanted));
      // Only what an API describes can be deprecated.
      return hasFields(getKind(page)) && listValues(page, key).length > 0 === isMeant;
    }
    default:
      return listValues(page, key).some(fits);
  }
}

/** `409` is also one of `4xx`. */
function isStatus(status: string, wanted: string): boolean {
  const pattern = status.toLowerCase();
  return pattern === wanted || (/^\dxx$/.test(wanted) && pattern.startsWith(wanted.charAt(0)));
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
  const counts = countValues(
    pages.filter((page) => meetsFilters(page, others)),
    key,
  );
  const fitting = [...counts].filter(([value]) => fold(value).startsWith(wanted));
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
    .filter((key) => key.startsWith(word.toLowerCase()) && countValues(pages, key).size > 0)
    .map((key) => ({ text: `${key}:`, query: `${before}${key}:` }));
}

/** How many pages each value of a filter leaves. */
function countValues(pages: readonly PageDocument[], key: FilterKey): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    for (const value of new Set(listValues(page, key)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

import type { PageDocument } from './search-document';
import { fold } from './word-forms';

/** The keys of filters that a query may have, as in `method:post`. */
export const filterKeys = ['type', 'method', 'tag', 'status', 'in', 'deprecated'] as const;

export type FilterKey = (typeof filterKeys)[number];

/** A condition on the pages of a search. */
export interface QueryFilter {
  readonly key: FilterKey;
  readonly value: string;
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

/** A filter as it is written in a query. */
export function toFilterText({ key, value }: QueryFilter): string {
  return /\s/.test(value) ? `${key}:"${value}"` : `${key}:${value}`;
}

/** Whether a page meets all filters. */
export function meetsFilters(page: PageDocument, filters: readonly QueryFilter[]): boolean {
  return filters.every((filter) => meetsFilter(page, filter));
}

function meetsFilter({ b, f }: PageDocument, { key, value }: QueryFilter): boolean {
  const wanted = fold(value);
  switch (key) {
    case 'type':
      return (f?.kind ?? 'guide') === wanted;
    case 'method':
      return f?.method?.toLowerCase() === wanted;
    case 'tag':
      return b.some((label) => toPlain(label) === toPlain(value));
    case 'status':
      return (
        f?.statuses?.some((status) => isStatus(status, wanted)) === true ||
        f?.problems?.some(({ status }) => isStatus(status, wanted)) === true
      );
    case 'in':
      return f?.in?.includes(wanted) === true;
    case 'deprecated':
      return (
        (f?.deprecated ?? f?.hasDeprecated ?? false) === /^(?:yes|true|1)$/.test(wanted) &&
        isDescribed(f?.kind)
      );
    default:
      return true;
  }
}

/** Only what an API describes can be deprecated. */
function isDescribed(kind: string | undefined): boolean {
  return kind === 'operation' || kind === 'webhook' || kind === 'schema';
}

/** `409` is also one of `4xx`. */
function isStatus(status: string, wanted: string): boolean {
  const pattern = status.toLowerCase();
  return pattern === wanted || (/^\dxx$/.test(wanted) && pattern.startsWith(wanted.charAt(0)));
}

function toPlain(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

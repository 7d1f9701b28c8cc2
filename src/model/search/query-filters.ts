import type { PageDocument } from './search-document';
import { fold } from './word-forms';

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

export function meetsFilters(page: PageDocument, filters: readonly QueryFilter[]): boolean {
  return filters.every((filter) => meetsFilter(page, filter));
}

function meetsFilter({ b, f }: PageDocument, { key, value, isOpen }: QueryFilter): boolean {
  const wanted = fold(value);
  const fits = (own: string) =>
    fold(own) === wanted || (isOpen === true && fold(own).startsWith(wanted));
  const fitsStatus = (status: string) => fits(status) || isStatus(status, wanted);
  switch (key) {
    case 'type':
      return fits(f?.kind ?? 'guide');
    case 'method':
      return f?.method !== undefined && fits(f.method);
    case 'tag':
      return b.some((label) => toPlain(label) === toPlain(value) || fits(label));
    case 'status':
      return (
        f?.statuses?.some(fitsStatus) === true ||
        f?.problems?.some(({ status }) => fitsStatus(status)) === true
      );
    case 'in':
      return f?.in?.some(fits) === true;
    case 'deprecated':
      return (
        (f?.deprecated ?? f?.hasDeprecated ?? false) ===
          (/^(?:yes|true|1)$/.test(wanted) ||
            (isOpen === true && /^(?:y|ye|t|tr|tru)$/.test(wanted))) && isDescribed(f?.kind)
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

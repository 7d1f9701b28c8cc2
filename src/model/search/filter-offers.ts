import type { PageKind } from './page-facts';
import type { FilterKey } from './query-filters';
import { filterKeys, meetsFilters, readFilters, toFilterText } from './query-filters';
import { getKind } from './search-document';
import type { PageDocument } from './search-document';
import { fold } from './word-forms';

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

function listValues(page: PageDocument, key: FilterKey): readonly string[] {
  const { b, f } = page;
  const kind: PageKind = getKind(page);
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

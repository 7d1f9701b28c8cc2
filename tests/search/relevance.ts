import type { RelevanceQuery } from './relevance-table';
import type { Search } from './site-search';

/** The share of queries whose page must come first, and that must be among the first three. */
export interface Wanted {
  readonly first: number;
  readonly firstThree: number;
}

/** A list shows a page with its best two sections. */
const ROWS_OF_A_PAGE = 3;

/** What became of a query: the pages found, and the place of the first accepted one, from 0. */
export interface RelevanceResult extends RelevanceQuery {
  readonly place: number;
  readonly got: readonly string[];
}

/** Runs queries. */
export function runQueries(queries: readonly RelevanceQuery[], search: Search): RelevanceResult[] {
  return queries.map((query) => {
    const pages = toPages(search(query.query));
    const place =
      query.accepted.length === 0 && pages.length === 0
        ? 0
        : pages.findIndex((page) => query.accepted.some((address) => leads(page, address)));
    return { ...query, place, got: pages.map(([address = '']) => address) };
  });
}

/** The share of results whose accepted page is among the first pages; 1 for none. */
export function toShare(results: readonly RelevanceResult[], pages: number): number {
  if (results.length === 0) return 1;
  return results.filter(({ place }) => place >= 0 && place < pages).length / results.length;
}

/** The addresses of hits by page: a page with many hits takes one place. */
function toPages(addresses: readonly string[]): string[][] {
  const pages = new Map<string, string[]>();
  for (const address of addresses) {
    const path = toPath(address);
    pages.set(path, [...(pages.get(path) ?? []), address]);
  }
  return [...pages.values()].map((page) => page.slice(0, ROWS_OF_A_PAGE));
}

/** A path is met by any hit of its page, an anchor only by a row that leads to it. */
function leads(page: readonly string[], accepted: string): boolean {
  const [path = '', anchor] = accepted.split('#');
  return page.some(
    (address) =>
      toPath(address) === toPath(path) &&
      (anchor === undefined || address.split('#')[1] === anchor),
  );
}

/** The path of an address; a slash at its end makes no difference. */
function toPath(address: string): string {
  return address.replace(/#.*$/s, '').replace(/(?<=.)\/$/, '');
}

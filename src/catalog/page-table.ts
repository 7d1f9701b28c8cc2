import { toComparablePath } from '../model/site/paths';
import type { PageEntry, PageTable } from './section';

/** Makes a table in which a page is found in one step: a build asks for each of them. */
export function createPageTable(
  pages: readonly PageEntry[],
  getLayout: PageTable['getLayout'],
): PageTable {
  // Of pages with the same path the first one is shown.
  const byPath = new Map(pages.toReversed().map((page) => [toComparablePath(page.path), page]));
  return { pages, findPage: (path) => byPath.get(toComparablePath(path)), getLayout };
}

/** Loads a table once; in development it is made anew each time, because its sources change. */
export function loadOnce(load: () => Promise<PageTable>): () => Promise<PageTable> {
  if (import.meta.env.DEV) return load;
  let table: Promise<PageTable> | undefined;
  const forget = (error: unknown) => {
    table = undefined;
    throw error;
  };
  return () => (table ??= load().catch(forget));
}

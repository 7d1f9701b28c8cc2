import { isSamePath } from '../paths';
import type { Neighbours, PageLink, SidebarItem } from '../sidebar';
import type { DocEntry, GuideTable } from './guide-table';

/**
 * The pages before and after a page in the reading order of its sidebar; a doc's front matter may choose
 * others. Behaviour SA.48–SA.51.
 */
export function findNeighbours(table: GuideTable, path: string): Neighbours {
  const doc = table.docs.find((candidate) => isSamePath(candidate.path, path));
  const page = doc ?? table.categories.find((candidate) => isSamePath(candidate.path, path));
  const pages = listPages(table, page?.sidebar);
  const index = pages.findIndex(({ href }) => isSamePath(href, path));
  const previous = choose(table, doc?.previous, index === -1 ? undefined : pages[index - 1]);
  const next = choose(table, doc?.next, index === -1 ? undefined : pages[index + 1]);
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** A neighbour that front matter names instead of the one of the sidebar; null is none. */
function choose(
  table: GuideTable,
  id: string | null | undefined,
  fromSidebar: PageLink | undefined,
): PageLink | undefined {
  if (id === undefined) return fromSidebar;
  const doc = table.docs.find((candidate) => candidate.id === id);
  if (doc === undefined || doc.unlisted === true) return undefined;
  const listed = listPages(table, doc.sidebar).find(({ href }) => isSamePath(href, doc.path));
  return listed ?? { label: doc.paginationLabel ?? doc.title, href: doc.path };
}

/** Docs and categories with a page, depth first; links elsewhere and unlisted docs are no stops. */
function listPages(table: GuideTable, sidebar: string | undefined): readonly PageLink[] {
  const items = sidebar === undefined ? undefined : table.sidebars[sidebar];
  if (items === undefined) return [];
  const docs = new Map(table.docs.map((doc) => [doc.id, doc]));
  return items.flatMap((item) => listPagesOf(item, docs));
}

function listPagesOf(item: SidebarItem, docs: ReadonlyMap<string, DocEntry>): readonly PageLink[] {
  if (item.type === 'html') return [];
  if (item.type === 'link') return item.docId === undefined ? [] : toPage(item, docs);
  return [...toPage(item, docs), ...item.items.flatMap((child) => listPagesOf(child, docs))];
}

function toPage(
  { label, href, docId }: Exclude<SidebarItem, { type: 'html' }>,
  docs: ReadonlyMap<string, DocEntry>,
): readonly PageLink[] {
  const doc = docId === undefined ? undefined : docs.get(docId);
  if (href === undefined || doc?.unlisted === true) return [];
  return [{ label: doc?.paginationLabel ?? label, href }];
}

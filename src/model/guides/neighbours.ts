import { oncePer } from '../once-per';
import type { PageLink, PageSequence } from '../navigation/page-sequence';
import { toPageSequence } from '../navigation/page-sequence';
import { toComparablePath } from '../site/paths';
import type { Neighbours, SidebarItem } from '../navigation/sidebar';
import type { DocEntry, GuideTable } from './guide-table';

/**
 * The pages before and after a page in the reading order of its sidebar; a doc's front matter can choose
 * others.
 */
export function findNeighbours(table: GuideTable, path: string): Neighbours {
  const order = getReadingOrder(table);
  const route = toComparablePath(path);
  const doc = order.docs.get(route);
  const { pages, index } = findStop(order, route, doc?.sidebar ?? order.categories.get(route));
  const previous = choose(order, doc?.previous, pages[index - 1]);
  const next = choose(order, doc?.next, pages[index + 1]);
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** Paths are in their comparable form. */
interface ReadingOrder {
  /** By sidebar: its pages, and those of each category apart. */
  readonly sequences: ReadonlyMap<string, readonly PageSequence[]>;
  readonly docs: ReadonlyMap<string, DocEntry>;
  readonly docsById: ReadonlyMap<string, DocEntry>;
  /** The sidebar of each category with a page. */
  readonly categories: ReadonlyMap<string, string>;
}

/** Cached: a build needs it once for each page. */
const getReadingOrder = oncePer(toReadingOrder);

function toReadingOrder({ docs, categories, sidebars }: GuideTable): ReadingOrder {
  const docsById = new Map(docs.map((doc) => [doc.id, doc]));
  return {
    docsById,
    // The first of several docs with the same path wins.
    docs: new Map(docs.toReversed().map((doc) => [toComparablePath(doc.path), doc])),
    categories: new Map(categories.map(({ path, sidebar }) => [toComparablePath(path), sidebar])),
    sequences: new Map(
      Object.entries(sidebars).map(([id, items]) => [
        id,
        separate(items).map((part) =>
          toPageSequence(part.flatMap((item) => listPages(item, docsById))),
        ),
      ]),
    ),
  };
}

/** The items of a sidebar that belong together, and each category apart. */
function separate(items: readonly SidebarItem[]): readonly (readonly SidebarItem[])[] {
  return [items.filter((item) => !isApart(item)), ...items.filter(isApart).map((item) => [item])];
}

function isApart(item: SidebarItem): boolean {
  return item.type === 'category' && item.apart === true;
}

/** Docs, and categories with a page, depth first; without external links and unlisted docs. */
function listPages(
  item: SidebarItem,
  docsById: ReadonlyMap<string, DocEntry>,
): readonly PageLink[] {
  if (item.type === 'html') return [];
  if (item.type === 'link') return item.docId === undefined ? [] : toPages(item, docsById);
  const below = item.items.flatMap((child) => listPages(child, docsById));
  return [...toPages(item, docsById), ...below];
}

function toPages(
  { label, href, docId }: Exclude<SidebarItem, { type: 'html' }>,
  docsById: ReadonlyMap<string, DocEntry>,
): readonly PageLink[] {
  const doc = docId === undefined ? undefined : docsById.get(docId);
  if (href === undefined || doc?.unlisted === true) return [];
  return [{ label: doc?.paginationLabel ?? label, href }];
}

function findStop(
  { sequences }: ReadingOrder,
  route: string,
  sidebar: string | undefined,
): { readonly pages: readonly PageLink[]; readonly index: number } {
  const sequence = sequences.get(sidebar ?? '')?.find(({ indexes }) => indexes.has(route));
  const index = sequence?.indexes.get(route);
  if (sequence === undefined || index === undefined) return { pages: [], index: 0 };
  return { pages: sequence.pages, index };
}

/** The neighbour from the front matter instead of the one from the sidebar; null for none. */
function choose(
  order: ReadingOrder,
  id: string | null | undefined,
  fromSidebar: PageLink | undefined,
): PageLink | undefined {
  if (id === undefined) return fromSidebar;
  const doc = id === null ? undefined : order.docsById.get(id);
  if (doc === undefined || doc.unlisted === true) return undefined;
  const { pages, index } = findStop(order, toComparablePath(doc.path), doc.sidebar);
  return pages[index] ?? { label: doc.paginationLabel ?? doc.title, href: doc.path };
}

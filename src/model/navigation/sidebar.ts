import { oncePer } from '../once-per';
import type { PageLink } from './page-sequence';
import { toPageSequence } from './page-sequence';
import { isSamePath, toComparablePath } from '../site/paths';

/** An entry of a sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** A site path or an external URL. */
  readonly href: string;
  /** Set for a doc of this sidebar. */
  readonly docId?: string;
  /** Shown only while it is open. */
  readonly unlisted?: true;
  readonly className?: string;
  /** Set for an API operation: the method shown beside the label, upper case. */
  readonly method?: string;
  readonly deprecated?: boolean;
  /** Shown on the category's card. */
  readonly description?: string;
}

export interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  /** The category's own page. */
  readonly href?: string;
  /** Set when that page is a doc. */
  readonly docId?: string;
  /** Set when that page is unlisted. */
  readonly linkUnlisted?: true;
  /** The page that also lists its pages, if it has no page of its own. */
  readonly listHref?: string;
  readonly items: readonly SidebarItem[];
  /** The site path of the file with its items, if the sidebar is large: see `cut-sidebar.ts`. */
  readonly file?: string;
  /** The number of its pages while they are only in the file. */
  readonly omitted?: number;
  readonly description?: string;
  readonly className?: string;
  /** Set when readers cannot close it. */
  readonly collapsible?: false;
  /** Set when it starts open. */
  readonly collapsed?: false;
  /** Set when it is for other readers than what is around it. */
  readonly apart?: true;
  /** Set when it is shown alone, below a switcher that leads to its siblings. */
  readonly switched?: true;
  /** True if opening it closes its siblings. */
  readonly exclusive?: boolean;
}

/** Text or a line between items, as the writer's HTML. */
export interface SidebarHtml {
  readonly type: 'html';
  readonly value: string;
  readonly className?: string;
}

export interface Neighbours {
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** True for the current page, and for a category that holds it. */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.type === 'category' && listPathsIn(item.items).has(toComparablePath(path));
}

/** The comparable paths of all pages in a list of items, at every depth. */
const listPathsIn = oncePer((items: readonly SidebarItem[]): ReadonlySet<string> => {
  const paths = items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href === undefined ? [] : [toComparablePath(item.href)];
    return item.type === 'category' ? [...own, ...listPathsIn(item.items)] : own;
  });
  return new Set(paths);
});

/** The items from the outermost category to the current page; empty if it is not in the sidebar. */
export function findTrail(
  items: readonly SidebarItem[],
  path: string,
): readonly (SidebarLink | SidebarCategory)[] {
  const item = items.find((candidate) => isActive(candidate, path));
  if (item === undefined || item.type === 'html') return [];
  if (item.type === 'link' || isSamePath(item.href, path)) return [item];
  return [item, ...findTrail(item.items, path)];
}

/** The pages before and after the current one in reading order. */
export function findNeighbours(items: readonly SidebarItem[], path: string): Neighbours {
  const { pages, indexes } = getSequence(items);
  const index = indexes.get(toComparablePath(path));
  if (index === undefined) return {};
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

const getSequence = oncePer((items: readonly SidebarItem[]) => toPageSequence(listPages(items)));

/** The page that lists the items of a category: its own or another one; undefined if there is none. */
export function findListHref({ href, listHref }: SidebarCategory): string | undefined {
  return href ?? listHref;
}

/** The link target of an item: for a category its own page, or else its first page. */
export function findFirstHref(item: SidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.href !== undefined || item.type === 'link') return item.href;
  return item.items.map(findFirstHref).find((href) => href !== undefined);
}

function listPages(items: readonly SidebarItem[]): readonly PageLink[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href === undefined ? [] : [{ label: item.label, href: item.href }];
    return item.type === 'category' ? [...own, ...listPages(item.items)] : own;
  });
}

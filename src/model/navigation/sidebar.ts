import { oncePer } from '../once-per';
import type { PageLink } from './page-sequence';
import { toPageSequence } from './page-sequence';
import { isSamePath, toComparablePath } from '../site/paths';

/** An entry of a sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

export interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  /** A site path, or an address elsewhere. */
  readonly href: string;
  /** Set for a doc that belongs to this sidebar. */
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
  /** Whether that page is unlisted. */
  readonly linkUnlisted?: true;
  /** Where its pages are listed, too, when it has none of its own. */
  readonly listHref?: string;
  /** How many pages are not among its items, but only listed there. */
  readonly omitted?: number;
  readonly items: readonly SidebarItem[];
  readonly description?: string;
  readonly className?: string;
  /** Whether readers may close it; undefined for yes. */
  readonly collapsible?: false;
  /** Whether it starts open; undefined for no. */
  readonly collapsed?: false;
  /** Whether opening it closes its neighbours. */
  readonly exclusive?: boolean;
}

/** Words or a rule between items, as a writer's HTML. */
export interface SidebarHtml {
  readonly type: 'html';
  readonly value: string;
  readonly className?: string;
}

export interface Neighbours {
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** Whether an item is the current page or holds it. */
export function isActive(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, path)) return true;
  return item.type === 'category' && listPathsIn(item.items).has(toComparablePath(path));
}

/** The pages of some items and of all that is in them, as paths to compare. */
const listPathsIn = oncePer((items: readonly SidebarItem[]): ReadonlySet<string> => {
  const paths = items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href === undefined ? [] : [toComparablePath(item.href)];
    return item.type === 'category' ? [...own, ...listPathsIn(item.items)] : own;
  });
  return new Set(paths);
});

/** The items from the outermost category to the current page; empty when it is not in the sidebar. */
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

/** The page that lists the items of a category: its own, or another one; undefined where none does. */
export function findListHref({ href, listHref }: SidebarCategory): string | undefined {
  return href ?? listHref;
}

/** Where an item leads: a category to its own page, else to its first one. */
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

import { oncePer } from '../once-per';
import { isCollapsible } from './open-categories';
import { isSamePath } from '../site/paths';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { findListHref, isActive } from './sidebar';

/** A sidebar with more links than this omits those of closed categories in a page's HTML. */
export const MAX_OUTLINE_LINKS = 200;

/** The number of links before and after the current page in a list that is too long. */
const REACH = 50;

/**
 * The sidebar in a page's HTML: complete, unless it is so large that a thousand pages would each repeat a
 * thousand links.
 *
 * In that case, a closed category with its own page becomes a link to that page, which lists its items, and
 * one listed on another page holds a link to that page. Any other category keeps its items: without a script
 * nothing else links to them.
 */
export function toSidebarOutline(
  items: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] {
  return isLarge(items) ? items.map((item) => toOutlinedItem(item, path)) : items;
}

function toOutlinedItem(item: SidebarItem, path: string): SidebarItem {
  if (item.type !== 'category') return item;
  if (isShut(item, path)) {
    const omitted = item.href === undefined && { omitted: countLinks(item.items) };
    return { ...item, items: [], ...omitted };
  }
  return { ...item, items: item.items.map((child) => toOutlinedItem(child, path)) };
}

function isShut(category: SidebarCategory, path: string): boolean {
  const isClosed =
    category.collapsed !== false && isCollapsible(category) && !isActive(category, path);
  return findListHref(category) !== undefined && isClosed;
}

function isLarge(items: readonly SidebarItem[]): boolean {
  return countLinks(items) > MAX_OUTLINE_LINKS;
}

const countLinks = oncePer((items: readonly SidebarItem[]): number =>
  items.reduce((count, item) => {
    if (item.type === 'html') return count;
    const own = item.href === undefined ? 0 : 1;
    return count + own + (item.type === 'category' ? countLinks(item.items) : 0);
  }, 0),
);

/** The visible items of a list in a sidebar. */
export interface ShownItems {
  readonly items: readonly SidebarItem[];
  /** The total number, if these are not all items. */
  readonly total?: number;
}

/**
 * The items of a category around the current page, if there are too many to show.
 *
 * Only a category with a page that lists its items is shortened. That page shows all of them: as cards or, if
 * it is a guide, in its sidebar.
 */
export function toShownItems(category: SidebarCategory, path: string): ShownItems {
  const { items, href, docId, omitted } = category;
  if (omitted !== undefined) return { items: [], total: omitted };
  const isListedElsewhere =
    findListHref(category) !== undefined && (docId === undefined || !isSamePath(href, path));
  if (!isListedElsewhere || items.length <= MAX_OUTLINE_LINKS) return { items };
  const current = Math.max(
    items.findIndex((item) => isActive(item, path)),
    0,
  );
  const start = Math.max(Math.min(current - REACH, items.length - 2 * REACH), 0);
  return { items: items.slice(start, start + 2 * REACH), total: items.length };
}

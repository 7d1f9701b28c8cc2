import { oncePer } from '../once-per';
import { isCollapsible } from './open-categories';
import { isSamePath } from '../site/paths';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { findListHref, isActive } from './sidebar';

/** In a page's HTML, a sidebar with more links than this leaves out those of closed categories. */
export const MAX_OUTLINE_LINKS = 200;

/** How many links stand before and after the current page in a list that is too long. */
const REACH = 50;

/**
 * A sidebar as a page's HTML has it: whole, unless it is so large that a thousand pages would repeat a
 * thousand links each.
 *
 * Then a closed category with a page of its own is the link to that page, which lists what is in it, and
 * one that another page lists holds the link to that. Any other keeps its items: nothing else leads to
 * them without a script.
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

/** A list of a sidebar as it is shown. */
export interface ShownItems {
  readonly items: readonly SidebarItem[];
  /** How many there are when these are not all of them. */
  readonly total?: number;
}

/**
 * The items of a category around the current page, when there are too many to show.
 *
 * Only a category that a page lists is shortened. That page has all of them: as cards, or, when it is a
 * guide, in its sidebar.
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

import { oncePer } from '../once-per';
import { isCollapsible, isInitiallyOpen } from './open-categories';
import { isSamePath } from '../site/paths';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { findListHref, isActive } from './sidebar';
import { listVisibleItems } from './visible-items';

/** A sidebar with more links than this comes in parts: a thousand pages would each repeat a thousand links. */
export const MAX_WHOLE_LINKS = 200;

/** A list with more items than this is shown in windows, if another page shows all of it. */
const MAX_WHOLE_ITEMS = 200;

/** The number of items of a window. */
const WINDOW = 100;

/** How far one window begins after the one before: each page has a quarter of a window on either side. */
const STEP = WINDOW / 2;

/** The items of a sidebar, or of one of its categories, that are loaded together. */
export interface SidebarPart {
  readonly items: readonly SidebarItem[];
  /** The number of all items, if these are only a window of them. */
  readonly total?: number;
  /** The name of the part with all of them. */
  readonly all?: string;
}

/** A part and its place in the sidebar. */
export interface PlacedPart<Part> {
  /** Where its category is: the index in the outermost list, then in that category's list, and so on. */
  readonly at: readonly number[];
  readonly part: Part;
}

/** The parts of a sidebar that one page shows, by name. */
export interface SidebarView {
  readonly root: string;
  /** Outer categories before those within. */
  readonly parts: readonly PlacedPart<string>[];
}

/** A sidebar in parts. */
export interface CutSidebar {
  /** The parts by name: all that a view or another part names. */
  readonly parts: ReadonlyMap<string, SidebarPart>;
  /** The parts that the page at a site path shows. */
  readonly findView: (path: string) => SidebarView;
}

/**
 * Cuts a sidebar into parts: a closed category with a page that lists its items names the part with them,
 * which is loaded when the category is opened. Any other category keeps its items: without a script
 * nothing else links to them.
 *
 * `toName` names a part after its content, so that the same part has one name in every build.
 */
export function cutSidebar(
  items: readonly SidebarItem[],
  toName: (part: SidebarPart) => string,
): CutSidebar {
  const isLarge = countLinks(items) > MAX_WHOLE_LINKS;
  const parts = new Map<string, SidebarPart>();
  const windows = new Map<SidebarCategory, Map<number, string>>();

  const add = (part: SidebarPart): string => {
    const name = toName(part);
    parts.set(name, part);
    return name;
  };
  const cut = (list: readonly SidebarItem[]): readonly SidebarItem[] =>
    list.map((item) => {
      if (item.type !== 'category') return item;
      if (!isCut(item)) return { ...item, items: cut(item.items) };
      const part = nameWindow(item, findWindow(item, ''));
      return { ...item, items: [], part, omitted: countLinks(item.items) };
    });
  const nameWindow = (category: SidebarCategory, { start, end }: Window): string => {
    const known = windows.get(category) ?? new Map<number, string>();
    windows.set(category, known);
    const key = start * category.items.length + end;
    const name = known.get(key) ?? addWindow(category, start, end);
    known.set(key, name);
    return name;
  };
  const addWindow = ({ items: all }: SidebarCategory, start: number, end: number): string => {
    const items = cut(all.slice(start, end));
    if (items.length === all.length) return add({ items });
    // What filters them needs all.
    return add({ items, total: all.length, all: add({ items: cut(all) }) });
  };
  const place = (
    list: readonly SidebarItem[],
    path: string,
    above: readonly number[],
  ): readonly PlacedPart<string>[] =>
    list.flatMap((item, index) => {
      if (item.type !== 'category') return [];
      const at = [...above, index];
      if (!isCut(item)) return place(item.items, path, at);
      if (!isInitiallyOpen(item, path)) return [];
      const window = findWindow(item, path);
      const shown = item.items.slice(window.start, window.end);
      return [{ at, part: nameWindow(item, window) }, ...place(shown, path, at)];
    });
  const root = add({ items: isLarge ? cut(items) : items });
  return {
    parts,
    findView: (path) => ({ root, parts: isLarge ? place(items, path, []) : [] }),
  };
}

/** The sidebar of a page: the outermost part, with the others in their places. */
export function joinSidebar(
  { items }: SidebarPart,
  placed: readonly PlacedPart<SidebarPart>[],
): readonly SidebarItem[] {
  return placed.reduce((joined, { at, part }) => putPart(joined, at, part), items);
}

function putPart(
  items: readonly SidebarItem[],
  [index, ...within]: readonly number[],
  part: SidebarPart,
): readonly SidebarItem[] {
  return items.map((item, position) => {
    if (position !== index || item.type !== 'category') return item;
    if (within.length > 0) return { ...item, items: putPart(item.items, within, part) };
    const { omitted: _, ...category } = item;
    return { ...category, ...part };
  });
}

/** Whether the items of a category are a part of their own. */
function isCut(category: SidebarCategory): boolean {
  if (findListHref(category) === undefined) return false;
  const isClosed = category.collapsed !== false && isCollapsible(category);
  return (isClosed && hasVisiblePages(category)) || category.items.length > MAX_WHOLE_ITEMS;
}

/** Whether there is something to see when it is opened: unlisted pages are shown only while they are open. */
function hasVisiblePages({ items }: SidebarCategory): boolean {
  return listVisibleItems(items, '').some(({ type }) => type !== 'html');
}

/** The items from `start` up to and without `end`. */
interface Window {
  readonly start: number;
  readonly end: number;
}

/**
 * The items of a category around the page at `path`. The page that lists the items shows all of them: as
 * cards or, if it is a guide, in its sidebar.
 */
function findWindow({ items, href, docId }: SidebarCategory, path: string): Window {
  const { length } = items;
  const isList = docId !== undefined && isSamePath(href, path);
  if (isList || length <= MAX_WHOLE_ITEMS) return { start: 0, end: length };
  const current = items.findIndex((item) => isActive(item, path));
  const centered = Math.floor((current - STEP / 2) / STEP) * STEP;
  const start = Math.max(Math.min(centered, length - WINDOW), 0);
  return { start, end: start + WINDOW };
}

const countLinks = oncePer((items: readonly SidebarItem[]): number =>
  items.reduce((count, item) => {
    if (item.type === 'html') return count;
    const own = item.href === undefined ? 0 : 1;
    return count + own + (item.type === 'category' ? countLinks(item.items) : 0);
  }, 0),
);

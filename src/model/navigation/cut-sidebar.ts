import { oncePer } from '../once-per';
import { isCollapsible, isInitiallyOpen } from './open-categories';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { findListHref } from './sidebar';
import { listVisibleItems } from './visible-items';

/** A sidebar with more links than this is cut: a thousand pages would each repeat a thousand links. */
export const MAX_WHOLE_LINKS = 200;

/** Cuts a sidebar for the page at a site path. */
export type CutSidebar = (items: readonly SidebarItem[], path: string) => readonly SidebarItem[];

/**
 * Creates what cuts a large sidebar: a closed category with a page that lists its items names the file with them,
 * which is loaded when the category is opened. Any other category keeps its items: without a script nothing else
 * links to them.
 *
 * `addFile` names a file after its content, so that the same items have one file.
 */
export function createSidebarCutter(
  addFile: (items: readonly SidebarItem[]) => string,
): CutSidebar {
  const getFile = oncePer(({ items }: SidebarCategory) => addFile(items.map(close)));
  const close = oncePer((item: SidebarItem): SidebarItem => {
    if (item.type !== 'category') return item;
    if (!isCut(item)) return { ...item, items: item.items.map(close) };
    return { ...item, items: [], file: getFile(item), omitted: countLinks(item.items) };
  });
  const cut = (items: readonly SidebarItem[], path: string): readonly SidebarItem[] =>
    items.map((item) => {
      if (item.type !== 'category') return item;
      if (!isCut(item)) return { ...item, items: cut(item.items, path) };
      if (!isInitiallyOpen(item, path)) return close(item);
      // It may be closed on the next page, which then has no items for it.
      return { ...item, items: cut(item.items, path), file: getFile(item) };
    });
  return (items, path) => {
    const shown = toShown(items);
    return countLinks(shown) > MAX_WHOLE_LINKS ? cut(shown, path) : shown;
  };
}

/** The items without what only cards and look-ups need, which every page would repeat. */
const toShown = oncePer((items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.map((item) => {
    if (item.type === 'html') return item;
    const { docId: _, description: __, ...shown } = item;
    return shown.type === 'link' ? shown : { ...shown, items: toShown(shown.items) };
  }),
);

/** True for a category whose items are in a file of their own while it is closed. */
function isCut(category: SidebarCategory): boolean {
  return (
    findListHref(category) !== undefined &&
    category.collapsed !== false &&
    isCollapsible(category) &&
    hasVisiblePages(category)
  );
}

/** Unlisted pages do not count: they are shown only while they are open. */
function hasVisiblePages({ items }: SidebarCategory): boolean {
  return listVisibleItems(items, '').some(({ type }) => type !== 'html');
}

const countLinks = oncePer((items: readonly SidebarItem[]): number =>
  items.reduce((count, item) => {
    if (item.type === 'html') return count;
    const own = item.href === undefined ? 0 : 1;
    return count + own + (item.type === 'category' ? countLinks(item.items) : 0);
  }, 0),
);

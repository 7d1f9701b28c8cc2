import { oncePer } from '../once-per';
import { isSamePath } from '../site/paths';
import type { SidebarCategory, SidebarItem } from './sidebar';

/**
 * The items of a sidebar that are visible on the page at `path`: unlisted items only while they are open,
 * and categories only if they contain something visible.
 */
export function listVisibleItems(
  items: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] {
  if (areAlwaysVisible(items)) return items;
  return items.flatMap((item) => {
    if (item.type === 'html') return [item];
    if (item.type === 'category') return toVisibleCategory(item, path);
    return item.unlisted === true && !isSamePath(item.href, path) ? [] : [item];
  });
}

/** True if all items are visible on every page, as in most sidebars. */
const areAlwaysVisible = oncePer((items: readonly SidebarItem[]): boolean =>
  items.every((item) => {
    if (item.type === 'html') return true;
    if (item.type === 'link') return item.unlisted !== true;
    const isThere = item.href !== undefined || isWorthOpening(item, item.items);
    return isThere && item.linkUnlisted !== true && areAlwaysVisible(item.items);
  }),
);

function toVisibleCategory(category: SidebarCategory, path: string): readonly SidebarItem[] {
  const items = listVisibleItems(category.items, path);
  const { href, ...withoutPage } = category;
  const isLinked = href !== undefined && (category.linkUnlisted !== true || isSamePath(href, path));
  if (isLinked) return [{ ...category, items }];
  return isWorthOpening(category, items) ? [{ ...withoutPage, items }] : [];
}

/** True for a category with more than text and lines, here or in a file that is not loaded yet. */
function isWorthOpening({ file }: SidebarCategory, items: readonly SidebarItem[]): boolean {
  return file !== undefined || items.some(({ type }) => type !== 'html');
}

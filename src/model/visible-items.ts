import { isSamePath } from './paths';
import type { SidebarCategory, SidebarItem } from './sidebar';

/**
 * What a reader of the page at `path` sees of a sidebar: unlisted items only while they are open, and
 * categories only while there is anything to open. Behaviour S2.83.
 */
export function listVisibleItems(
  items: readonly SidebarItem[],
  path: string,
): readonly SidebarItem[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [item];
    if (item.type === 'category') return toVisibleCategory(item, path);
    return item.unlisted === true && !isSamePath(item.href, path) ? [] : [item];
  });
}

function toVisibleCategory(category: SidebarCategory, path: string): readonly SidebarItem[] {
  const items = listVisibleItems(category.items, path);
  const { href, ...withoutPage } = category;
  const isLinked = href !== undefined && (category.linkUnlisted !== true || isSamePath(href, path));
  if (isLinked) return [{ ...category, items }];
  // Words or rules alone are nothing to open.
  return items.every(({ type }) => type === 'html') ? [] : [{ ...withoutPage, items }];
}

import type { SidebarCategory, SidebarItem } from '../navigation/sidebar';
import { findTrail } from '../navigation/sidebar';

/**
 * The innermost category that holds the page at a site path, or whose page it is: a list of cards on that
 * page shows what is in it.
 */
export function getCurrentCategory(
  sidebar: readonly SidebarItem[],
  pathname: string,
): SidebarCategory {
  const category = findTrail(sidebar, pathname).findLast((item) => item.type === 'category');
  if (category !== undefined) return category;
  throw new Error(
    `${pathname} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
  );
}

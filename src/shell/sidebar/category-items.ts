import { useEffect, useState } from 'react';
import type { SidebarCategory } from '../../model/navigation/sidebar';
import type { SidebarPart } from '../../model/navigation/sidebar-parts';
import { listVisibleItems } from '../../model/navigation/visible-items';
import { useSidebar } from './sidebar-state';

/**
 * The items of a category and, if these are not all of them, their number. Those of a part are loaded when
 * the category is opened for the first time; while they are not there, only their number is.
 */
export function useCategoryItems(category: SidebarCategory, id: string): SidebarPart {
  const { path, loadPart, add, isHydrated, open } = useSidebar();
  const { items, part, omitted } = category;
  const [loaded, setLoaded] = useState<SidebarPart>();
  const isMissing = part !== undefined && items.length === 0 && isHydrated && open.has(id);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadPart(part).then(
      (arrived) => {
        if (!isCurrent) return;
        setLoaded(arrived);
        add(arrived.items, id);
      },
      // The link to the page with all items stays; opening the category again retries.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, part, loadPart, add, id]);
  if (part === undefined || items.length > 0) {
    // The reader may go on to a page whose sidebar does not have them.
    if (part !== undefined && loaded?.items !== items) setLoaded(category);
    return category;
  }
  if (loaded === undefined) return { items, ...(omitted !== undefined && { total: omitted }) };
  return { ...loaded, items: listVisibleItems(loaded.items, path) };
}

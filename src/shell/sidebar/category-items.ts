import { useEffect, useState } from 'react';
import type { SidebarCategory, SidebarItem } from '../../model/navigation/sidebar';
import { listVisibleItems } from '../../model/navigation/visible-items';
import { useSidebar } from './sidebar-state';

/** The items of a category. Those of a file are loaded when the category is opened for the first time. */
export function useCategoryItems(category: SidebarCategory, id: string): readonly SidebarItem[] {
  const { path, loadItems, add, isHydrated, open } = useSidebar();
  const { items, file } = category;
  const [loaded, setLoaded] = useState<readonly SidebarItem[]>();
  const isMissing = file !== undefined && items.length === 0 && isHydrated && open.has(id);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadItems(file).then(
      (arrived) => {
        if (!isCurrent) return;
        setLoaded(arrived);
        add(arrived, id);
      },
      // The link to the page with all items stays; opening the category again retries.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, file, loadItems, add, id]);
  if (file === undefined) return items;
  if (items.length > 0) {
    // The reader may go on to a page whose sidebar does not have them.
    if (loaded !== items) setLoaded(items);
    return items;
  }
  return loaded === undefined ? items : listVisibleItems(loaded, path);
}

import { useCallback, useMemo, useState } from 'react';
import type { OpenCategories } from '../../model/navigation/open-categories';
import {
  openActive,
  toInitiallyOpen,
  toggleCategory,
} from '../../model/navigation/open-categories';
import type { SidebarItem } from '../../model/navigation/sidebar';

/** A list of a sidebar: the items side by side, and the key of the category that holds them. */
export interface SidebarLevel {
  readonly items: readonly SidebarItem[];
  readonly parent: string;
}

/** A category that is to be opened or closed. */
export interface CategoryChange {
  readonly level: SidebarLevel;
  readonly key: string;
  readonly isOpen: boolean;
  /** Whether readers are to see it move: not when the browser has already opened it. */
  readonly isAnimated: boolean;
}

export interface OpenCategoriesState {
  readonly open: OpenCategories;
  /** Whether the last change is to be seen moving. */
  readonly isAnimated: boolean;
  readonly change: (change: CategoryChange) => void;
}

/** Which categories of a sidebar are open: arriving at a page opens those around it. */
export function useOpenCategories(
  items: readonly SidebarItem[],
  path: string,
): OpenCategoriesState {
  const [state, setState] = useState(() => ({
    open: toInitiallyOpen(items, path),
    isAnimated: false,
    path,
  }));
  if (state.path !== path)
    setState({ open: openActive(state.open, items, path), isAnimated: true, path });
  const change = useCallback(({ level, key, isOpen, isAnimated }: CategoryChange) => {
    setState((before) => {
      const open = toggleCategory(before.open, level.items, key, isOpen, level.parent);
      return open === before.open ? before : { ...before, open, isAnimated };
    });
  }, []);
  const { open, isAnimated } = state;
  return useMemo(() => ({ open, isAnimated, change }), [open, isAnimated, change]);
}

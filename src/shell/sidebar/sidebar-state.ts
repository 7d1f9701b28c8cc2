import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { MovingPanel } from '../../ui/moving-panel';
import type { OpenCategories } from '../../model/navigation/open-categories';
import {
  openActive,
  toInitiallyOpen,
  toggleCategory,
} from '../../model/navigation/open-categories';
import type { SidebarItem } from '../../model/navigation/sidebar';

/** The state that all categories of a sidebar share. */
export interface SidebarState extends OpenCategoriesState {
  /** Site path of the page that is shown. */
  readonly path: string;
  /** Loads the items of a category that are not here. */
  readonly loadItems: LoadItems;
  readonly isHydrated: boolean;
  readonly Panel: Panel | undefined;
  /** Called when a reader is about to open or close a category. */
  readonly prepare: () => void;
}

/** Loads the items in a file, by its site path. */
export type LoadItems = (file: string) => Promise<readonly SidebarItem[]>;

const SidebarContext = createContext<SidebarState | undefined>(undefined);

/** Provides the state to the categories of a sidebar. */
export const SidebarProvider = SidebarContext.Provider;

/** The state of the sidebar around. */
export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (state === undefined) throw new Error('Hook useSidebar is called outside the <Sidebar>.');
  return state;
}

/** A list of a sidebar: the items side by side, and the key of the category that holds them. */
export interface SidebarLevel {
  readonly items: readonly SidebarItem[];
  readonly parent: string;
}

/** A request to open or close a category. */
export interface CategoryChange {
  readonly level: SidebarLevel;
  readonly key: string;
  readonly isOpen: boolean;
  /** False when the browser has already opened it. */
  readonly isAnimated: boolean;
}

export interface OpenCategoriesState {
  readonly open: OpenCategories;
  /** True if the last change is animated. */
  readonly isAnimated: boolean;
  readonly change: (change: CategoryChange) => void;
  /** Takes the categories of a list that has been loaded: some of them start open. */
  readonly add: (items: readonly SidebarItem[], parent: string) => void;
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
  const add = useCallback((list: readonly SidebarItem[], parent: string) => {
    setState((before) => {
      const added = toInitiallyOpen(list, before.path, parent);
      return added.size === 0 ? before : { ...before, open: new Set([...before.open, ...added]) };
    });
  }, []);
  const { open, isAnimated } = state;
  return useMemo(() => ({ open, isAnimated, change, add }), [open, isAnimated, change, add]);
}

/** The component that moves a category's items. */
export type Panel = typeof MovingPanel;

/**
 * The panel that opens and closes smoothly, and a function that loads it.
 *
 * It is loaded when a reader is about to open a category: no page's first visit has it. Until then, and
 * for readers who want less motion, categories open at once.
 */
export function useMovingPanel(): readonly [panel: Panel | undefined, prepare: () => void] {
  const [panel, setPanel] = useState<Panel>();
  const prepare = useCallback(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    import('../../ui/moving-panel').then(
      (module) => setPanel(() => module.MovingPanel),
      // Only the motion is missing; the next category retries.
      () => undefined,
    );
  }, []);
  return [panel, prepare];
}

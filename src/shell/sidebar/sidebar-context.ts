import { createContext, use } from 'react';
import type { Panel } from './use-moving-panel';
import type { OpenCategoriesState } from './use-open-categories';

/** What all categories of a sidebar share. */
export interface SidebarState extends OpenCategoriesState {
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly isHydrated: boolean;
  /** Whether closed categories wait with their items until they are opened. */
  readonly isLarge: boolean;
  readonly Panel: Panel | undefined;
  /** A reader is about to open or close a category. */
  readonly prepare: () => void;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

/** Gives the categories of a sidebar what they share. */
export const SidebarProvider = SidebarContext.Provider;

/** The state of the sidebar around. */
export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (state === undefined) throw new Error('A sidebar’s parts must stand inside <Sidebar>.');
  return state;
}

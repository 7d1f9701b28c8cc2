import type { ReactElement } from 'react';
import type { PageTable } from '../catalog/page-entry';
import type { PageHead } from '../model/head';
import type { Neighbours, SidebarItem } from '../model/sidebar';

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly head: PageHead;
  readonly element: ReactElement;
  /** From the outermost category to the page itself; empty outside of sections. */
  readonly trail: readonly SidebarItem[];
  readonly neighbours: Neighbours;
}

/**
 * What a route's loader hands to its element.
 *
 * They are promises, so that the first visit can hydrate the shell before they are there; a loader
 * waits for the page, so that a navigation never shows a gap.
 */
export interface PageData {
  readonly page: Promise<LoadedPage>;
  /** The section's table, for its sidebar. */
  readonly table?: Promise<PageTable>;
}

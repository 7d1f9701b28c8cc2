import type { ReactElement } from 'react';
import type { PageHead } from '../model/head';
import type { PageSurroundings } from './page-surroundings';

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly head: PageHead;
  readonly element: ReactElement;
}

/**
 * What a route's loader hands to its element.
 *
 * They are promises, so that the first visit can hydrate the shell before they are there; a loader
 * waits for both, so that a navigation never shows a gap.
 */
export interface PageData {
  readonly page: Promise<LoadedPage>;
  /** Made of the section's table, which a first visit does not load. */
  readonly surroundings?: Promise<PageSurroundings>;
}

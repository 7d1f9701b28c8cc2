import type { ReactElement } from 'react';
import type { VersionLink } from '../../model/guides/version-links';
import type { PageHead } from '../../model/site/head';
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
 * waits for all of them, so that a navigation never shows a gap.
 */
export interface LoaderData {
  readonly page: Promise<LoadedPage>;
  /** Made of the section's table, which a first visit does not load. */
  readonly surroundings?: Promise<PageSurroundings>;
  /** The same page in each version, else the version's main page. Made of the tables of all versions. */
  readonly versionLinks?: Promise<readonly VersionLink[]>;
}

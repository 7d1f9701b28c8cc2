import type { ReactElement } from 'react';
import type { Surroundings } from '../catalog/section';
import type { VersionLink } from '../model/docs/version-links';
import type { PageHead } from '../model/head';

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly head: PageHead;
  readonly element: ReactElement;
}

/** What stands around a section's page: made of the section's table, which is loaded later. */
export interface PageSurroundings extends Surroundings {
  /** The same page in each version; empty when there is one version only. */
  readonly versionLinks: readonly VersionLink[];
}

/**
 * What a route's loader hands to its element.
 *
 * They are promises, so that the first visit can hydrate the shell before they are there; a loader
 * waits for both, so that a navigation never shows a gap.
 */
export interface PageData {
  readonly page: Promise<LoadedPage>;
  readonly surroundings?: Promise<PageSurroundings>;
}

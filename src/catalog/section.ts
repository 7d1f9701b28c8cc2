import type { DocsVersion } from '../model/site/docs-version';

/** A part of the site with its own sidebars. */
export interface Section {
  /** Also the id of its route. */
  readonly id: string;
  /** The site path above all its pages. */
  readonly path: string;
  /** Its navbar item. */
  readonly navigation: 'guides' | 'apis';
  readonly version: DocsVersion;
}

import type { Highlight } from '../../text/highlighter';
import type { DocLinks } from './doc-links';

/** What the compiler needs to know of the site that a page is part of. */
export interface MdxSettings {
  readonly highlight: Highlight;
  readonly links: DocLinks;
  /** The project's root, an absolute path. */
  readonly root: string;
  /** The base path of the site, with slashes at both ends. */
  readonly base: string;
}

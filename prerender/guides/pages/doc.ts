import type { GuidePage, LastUpdate } from '../../../src/model/guides/guide-page';
import type { TagName } from '../front-matter/front-matter-fields';
import type { Position } from '../../sources/position';

/** A page of the guides as its own file describes it. */
export interface Doc {
  /** Path below the docs folder without ending and number prefixes; the last part may be chosen. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  /** Path below the docs folder: `01-start/intro.mdx`. */
  readonly source: string;
  /** Site path, decoded: a space is a space. */
  readonly path: string;
  /** Whether it is by its name the page of its folder. */
  readonly isIndex: boolean;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image?: string;
  readonly unlisted: boolean;
  readonly draft: boolean;
  readonly showTitle: boolean;
  readonly tableOfContents?: GuidePage['tableOfContents'];
  readonly tags: readonly TagName[];
  readonly sidebarLabel?: string;
  /** Front matter's, else the number that its name begins with. */
  readonly sidebarPosition?: number;
  readonly sidebarClassName?: string;
  /** Null for none; undefined for the one that lists it. */
  readonly displayedSidebar?: string | null;
  readonly paginationLabel?: string;
  /** Ids; null for none, undefined for those of the sidebar. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** Null or empty for none; undefined for the file in the site's repository. */
  readonly customEditUrl?: string | null;
  readonly lastUpdate?: LastUpdate;
  /** Where each key of its front matter stands. */
  readonly positions: ReadonlyMap<string, Position>;
}

import type { SidebarItem } from '../navigation/sidebar';
import type { DocsVersion } from '../site/docs-version';

/**
 * The pages of a version's guides: their addresses, sidebars, categories and tags.
 *
 * It is loaded when a reader is about to leave their first page, so it holds nothing that only one page
 * needs: that is in {@link GuidePage}.
 */
export interface GuideTable {
  readonly version: DocsVersion;
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: readonly DocEntry[];
  /** Docs that are written but not built: looking them up finds nothing instead of failing. */
  readonly draftIds: readonly string[];
  readonly categories: readonly CategoryEntry[];
  /** In the order of their labels. */
  readonly tags: readonly TagEntry[];
}

export interface DocEntry {
  /** Path below the version's `docs` folder without ending and number prefixes. */
  readonly id: string;
  /** The file, from the project's root. */
  readonly file: string;
  /** Site path: `/docs/platform/message-iframe-helper/`. */
  readonly path: string;
  readonly title: string;
  /** The sidebar that it belongs to; a doc without one has no neighbours. */
  readonly sidebar?: string;
  readonly unlisted?: true;
  /** Its name in the links of its neighbours, when it is not that of the sidebar. */
  readonly paginationLabel?: string;
  /** Ids that front matter chose as neighbours; null for none. */
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** A category whose page lists what is in it. */
export interface CategoryEntry {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: string;
  readonly sidebar: string;
}

export interface TagEntry {
  readonly label: string;
  /** Site path of the tag's page. */
  readonly path: string;
  readonly description?: string;
  /** Ids of the docs that carry it, in the order of their titles. */
  readonly docs: readonly string[];
}

import type { SidebarItem } from '../navigation/sidebar';
import type { DocsVersion } from '../site/docs-version';

/**
 * The pages of a version's guides: their addresses, sidebars, categories and tags.
 *
 * It is kept in memory while all pages are rendered, so it holds nothing that only one page needs: that goes
 * into {@link GuidePage}.
 */
export interface GuideTable {
  readonly version: DocsVersion;
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: readonly DocEntry[];
  /** Docs that are not built: looking one up returns undefined instead of throwing. */
  readonly draftIds: readonly string[];
  readonly categories: readonly CategoryEntry[];
  /** Sorted by label. */
  readonly tags: readonly TagEntry[];
}

export interface DocEntry {
  /** Path below the version's `docs` folder, without file extension and number prefixes. */
  readonly id: string;
  /** The file, from the project's root. */
  readonly file: string;
  /** Site path: `/docs/platform/message-iframe-helper/`. */
  readonly path: string;
  readonly title: string;
  /** The id of its sidebar; a doc without one has no neighbours. */
  readonly sidebar?: string;
  readonly unlisted?: true;
  /** Its label in the links of its neighbours, if it differs from that of the sidebar. */
  readonly paginationLabel?: string;
  /** Ids of the neighbours from the front matter; null for none. */
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** A category whose page lists its items. */
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
  /** Ids of the docs with this tag, sorted by title. */
  readonly docs: readonly string[];
}

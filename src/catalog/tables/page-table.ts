import type { Card } from '../../model/guides/card';
import type { SidebarItem, Neighbours } from '../../model/navigation/sidebar';
import { toComparablePath } from '../../model/site/paths';
import type { ModuleKind, PageContent } from '../page';

/** All pages of one section, and what stands around each. Browsers never load it: it grows with the site. */
export interface PageTable {
  readonly pages: readonly PageEntry[];
  /** The page at a site path, ignoring case and trailing slash. */
  readonly findPage: (path: string) => PageEntry | undefined;
  readonly findLayout: (path: string) => PageLayout;
}

/** A page in its section's table: its path, and how to load it. */
export interface PageEntry {
  /** Site path, without the base. */
  readonly path: string;
  readonly unlisted?: boolean;
  /** The module that `load` reads; pages made from the table have none. */
  readonly module?: PageModule;
  /** The doc's id, which is the same in every version. */
  readonly docId?: string;
  readonly load: () => Promise<PageContent>;
}

/** The module of a page. */
export interface PageModule {
  readonly kind: ModuleKind;
  /** From the project's root, with a leading slash, as in the build manifest and in hot updates. */
  readonly id: string;
  /** The path below the base, if a build replaces the module with a data file. */
  readonly file?: string;
}

/** What stands around a page. */
export interface PageLayout {
  /** All of it, even on a large site. */
  readonly sidebar: readonly SidebarItem[];
  /** Its name, if the site has several. */
  readonly sidebarId?: string | undefined;
  readonly neighbours: Neighbours;
  /** The cards of the innermost category that holds the page; undefined if there is none. */
  readonly loadCards: () => Promise<readonly Card[] | undefined>;
}

/** Creates a table that finds a page in constant time: a build looks up every page. */
export function createPageTable(
  pages: readonly PageEntry[],
  findLayout: PageTable['findLayout'],
): PageTable {
  // The first of several pages with the same path wins.
  const byPath = new Map(pages.toReversed().map((page) => [toComparablePath(page.path), page]));
  return { pages, findPage: (path) => byPath.get(toComparablePath(path)), findLayout };
}

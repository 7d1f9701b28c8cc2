import type { Card } from '../model/guides/card';
import type { DocsVersion } from '../model/site/docs-version';
import type {
  Neighbours,
  SidebarCategory,
  SidebarItem,
  SidebarLink,
} from '../model/navigation/sidebar';
import type { ModuleKind, PageContent } from './page';
import { toComparablePath } from '../model/site/paths';

/** A part of the site with its own sidebars; its page table is loaded when the reader navigates. */
export interface Section {
  /** Also the id of its route. */
  readonly id: string;
  /** The site path above all its pages. */
  readonly path: string;
  /** Its navbar item. */
  readonly navigation: 'guides' | 'apis';
  readonly version: DocsVersion;
  readonly loadTable: () => Promise<PageTable>;
}

/** All pages of one section, and the layout around each. */
export interface PageTable {
  readonly pages: readonly PageEntry[];
  /** The page at a site path, ignoring case and trailing slash. */
  readonly findPage: (path: string) => PageEntry | undefined;
  /** The layout of the page at a site path. */
  readonly getLayout: (path: string) => PageLayout;
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

/** The module of a page, as `first-page.ts` reads it. */
export interface PageModule {
  readonly kind: ModuleKind;
  /** From the project's root, with a leading slash, as in the build manifest and in hot updates. */
  readonly id: string;
  /** The path below the base, if a build replaces the module with a data file. */
  readonly file?: string;
}

/** The layout around a page: its sidebar, breadcrumbs and neighbours. */
export interface PageLayout {
  readonly sidebar: readonly SidebarItem[];
  /** Its name, if the site has several. */
  readonly sidebarId?: string | undefined;
  /** From the outermost category to the page itself; empty if the page is not in the sidebar. */
  readonly trail: readonly (SidebarLink | SidebarCategory)[];
  readonly neighbours: Neighbours;
  /** Loads the cards of the innermost category that holds the page; undefined if there is none. */
  readonly loadCards: () => Promise<readonly Card[] | undefined>;
}

/** Creates a table that finds a page in constant time: a build looks up every page. */
export function createPageTable(
  pages: readonly PageEntry[],
  getLayout: PageTable['getLayout'],
): PageTable {
  // The first of several pages with the same path wins.
  const byPath = new Map(pages.toReversed().map((page) => [toComparablePath(page.path), page]));
  return { pages, findPage: (path) => byPath.get(toComparablePath(path)), getLayout };
}

/** Loads a table once; in development it is created again each time, because its sources change. */
export function loadOnce(load: () => Promise<PageTable>): () => Promise<PageTable> {
  if (import.meta.env.DEV) return load;
  let table: Promise<PageTable> | undefined;
  const forget = (error: unknown) => {
    table = undefined;
    throw error;
  };
  return () => (table ??= load().catch(forget));
}

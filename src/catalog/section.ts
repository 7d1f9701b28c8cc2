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

/** A part of the site with sidebars of its own, whose table is loaded when a reader moves on. */
export interface Section {
  /** Also the id of its route. */
  readonly id: string;
  /** Site path that all its pages are below. */
  readonly path: string;
  /** The navbar item that it belongs to. */
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

/** A page as its section's table lists it: where it is, and how to load it. */
export interface PageEntry {
  /** Site path, without the base. */
  readonly path: string;
  readonly unlisted?: boolean;
  /** The module that `load` reads; pages made from the table have none. */
  readonly module?: PageModule;
  /** A doc's id, by which other versions know it. */
  readonly docId?: string;
  readonly load: () => Promise<PageContent>;
}

/** The module that tells a page, as `first-page.ts` reads it. */
export interface PageModule {
  readonly kind: ModuleKind;
  /** From the project's root, with a leading slash: how a build's manifest and updates name it. */
  readonly id: string;
  /** Below the base, where a build has a file of data in its place. */
  readonly file?: string;
}

/** What stands around a page: its sidebar, breadcrumbs and neighbours. */
export interface PageLayout {
  readonly sidebar: readonly SidebarItem[];
  /** From the outermost category to the page itself; empty when the sidebar does not have it. */
  readonly trail: readonly (SidebarLink | SidebarCategory)[];
  readonly neighbours: Neighbours;
  /** The cards of the innermost category around the page; undefined where there is none. */
  readonly loadCards: () => Promise<readonly Card[] | undefined>;
}

/** Makes a table in which a page is found in one step: a build asks for each of them. */
export function createPageTable(
  pages: readonly PageEntry[],
  getLayout: PageTable['getLayout'],
): PageTable {
  // Of pages with the same path the first one is shown.
  const byPath = new Map(pages.toReversed().map((page) => [toComparablePath(page.path), page]));
  return { pages, findPage: (path) => byPath.get(toComparablePath(path)), getLayout };
}

/** Loads a table once; in development it is made anew each time, because its sources change. */
export function loadOnce(load: () => Promise<PageTable>): () => Promise<PageTable> {
  if (import.meta.env.DEV) return load;
  let table: Promise<PageTable> | undefined;
  const forget = (error: unknown) => {
    table = undefined;
    throw error;
  };
  return () => (table ??= load().catch(forget));
}

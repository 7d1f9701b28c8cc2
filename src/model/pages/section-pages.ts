import type { Card } from '../guides/card';
import type { Neighbours, SidebarItem } from '../navigation/sidebar';
import { toComparablePath } from '../site/paths';
import type { PageContent, PageView } from './page';

/** All pages of one section, and the layout around each. */
export interface SectionPages {
  readonly pages: readonly PageEntry[];
  /** The page at a site path, ignoring case and trailing slash. */
  readonly find: (path: string) => PageEntry | undefined;
  readonly findLayout: (path: string) => SectionLayout;
}

/** A page of a section: its site path, and how to make it. */
export interface PageEntry {
  /** Without the base. */
  readonly path: string;
  readonly kind: PageView['kind'];
  /** Throws a `ProblemError` for a page with mistakes. */
  readonly make: () => PageContent | Promise<PageContent>;
}

/** The layout around a page. */
export interface SectionLayout {
  /** All of it, even on a large site. */
  readonly sidebar: readonly SidebarItem[];
  /** Its name, if the site has several. */
  readonly sidebarId?: string | undefined;
  readonly neighbours: Neighbours;
  /** The cards of the innermost category that holds the page; undefined if there is none. */
  readonly cards?: readonly Card[] | undefined;
}

/** Indexes the pages by path: a build looks up every one of them. */
export function createSectionPages(
  pages: readonly PageEntry[],
  findLayout: SectionPages['findLayout'],
): SectionPages {
  // The first of several pages with the same path wins.
  const byPath = new Map(pages.toReversed().map((page) => [toComparablePath(page.path), page]));
  return { pages, find: (path) => byPath.get(toComparablePath(path)), findLayout };
}

import type { VersionLink } from '../model/guides/version-links';
import type { Neighbours } from '../model/navigation/sidebar';
import type { SidebarView } from '../model/navigation/sidebar-parts';
import type { ModuleKind, PageContent } from './page';

/**
 * What a browser needs to open one page from another: a file for each page, because a table of all pages
 * would grow with the site. The build writes it beside the HTML, and the development server answers with it.
 */
export interface RouteRecord {
  /** The app that can open it, as in the document's `data-app`: after a deploy it may be another one. */
  readonly app: string;
  /** How to load the page; a page outside of sections is a part of the app. */
  readonly page?: RoutePage;
  readonly layout?: RouteLayout;
  /** The same page in each version; none on a site with one version. */
  readonly versionLinks?: readonly RouteVersionLink[];
}

/** A page: the script or the data file that has it, or all of it. Addresses have the base. */
export type RoutePage =
  | {
      readonly kind: ModuleKind;
      readonly script: string;
      /** The scripts that it imports. */
      readonly preloads: readonly string[];
      /** Its name in hot updates; only in development. */
      readonly id?: string;
    }
  | {
      readonly kind: ModuleKind;
      readonly data: string;
      /** The scripts that show it. */
      readonly preloads: readonly string[];
    }
  | { readonly content: PageContent };

/** What stands around a page. */
export interface RouteLayout {
  /** The addresses of the files with the parts of its sidebar. */
  readonly sidebar: SidebarView;
  /** The name of the sidebar, if the site has several. */
  readonly sidebarId?: string;
  readonly neighbours: Neighbours;
  /** The address of the file with the cards of its category, if it is in one. */
  readonly cards?: string;
}

/** A link to a version, by the version's name. */
export type RouteVersionLink = Omit<VersionLink, 'version'> & { readonly name: string };

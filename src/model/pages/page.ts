import type { ApiOverview, ApiReference, ErrorCatalogue, HomeApi, HomeCall } from '../api/api';
import type { ApiChanges, GoneOperation } from '../api/history';
import type { OperationPage } from '../api/operation';
import type { SchemaIndex, SchemaPage } from '../api/schema-page';
import type { Card } from '../guides/card';
import type { GuidePage } from '../guides/guide-page';
import type { TagEntry } from '../guides/guide-table';
import type { HomeGuide } from '../guides/home-guide';
import type { PlainGuide } from '../guides/plain-body';
import type { VersionLink } from '../guides/version-links';
import type { PageLink } from '../navigation/page-sequence';
import type { Neighbours, SidebarItem } from '../navigation/sidebar';
import type { PageHead } from '../site/head';
import { toComparablePath } from '../site/paths';

/**
 * A page as data: its HTML is rendered from it, a navigation fetches it as a file of JSON, and the development server
 * answers with it.
 */
export interface Page extends PageContent {
  /** A hash of the rest. A document names the page that it was rendered from. */
  readonly id: string;
  /** The build of the app that can show it, as in the document's `data-app`. */
  readonly app: string;
  /** Undefined for a page outside of sections. */
  readonly layout?: PageLayout;
  /** The same page in each version; empty on a site with one version. */
  readonly versionLinks: readonly VersionLink[];
}

/** The part of a page inside its layout. */
export interface PageContent {
  /** Undefined where the app itself has the texts of the head, in the language of the site. */
  readonly head?: PageHead;
  readonly view: PageView;
}

/** The content of a page, by kind. */
export type PageView =
  | { readonly kind: 'guide'; readonly page: GuidePage; readonly text: GuideText }
  | {
      readonly kind: 'category';
      readonly title: string;
      readonly description?: string;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'tags'; readonly tags: readonly TagEntry[] }
  | {
      readonly kind: 'tag';
      readonly tag: TagEntry;
      readonly docs: readonly Card[];
      /** Site path of the list of all tags. */
      readonly allTags: string;
    }
  | { readonly kind: 'api'; readonly reference: ApiReference }
  | { readonly kind: 'errors'; readonly catalogue: ErrorCatalogue }
  | { readonly kind: 'changes'; readonly changes: ApiChanges }
  | { readonly kind: 'gone'; readonly apiPath: string; readonly gone: GoneOperation }
  | { readonly kind: 'overview'; readonly overview: ApiOverview }
  | {
      readonly kind: 'operation';
      readonly operation: OperationPage;
      /** The guides that use it. */
      readonly guides?: readonly PageLink[];
      /** The address of the request template of the try it form; undefined for a webhook. */
      readonly template?: string;
    }
  | { readonly kind: 'schemas'; readonly index: SchemaIndex }
  | { readonly kind: 'schema'; readonly page: SchemaPage }
  | { readonly kind: 'home'; readonly home: HomeView }
  | { readonly kind: 'search' };

/** The text of a guide: data or, if the guide has code of its own, the file that is compiled to a module. */
export type GuideText = PlainGuide | { readonly module: string };

/** The texts are in the language of the site. */
export interface HomeView {
  /** Describes the site; may be empty. */
  readonly introduction: string;
  /** The page that a reader begins with. */
  readonly start?: { readonly label: string; readonly href: string } | undefined;
  /** The address of the first guide. */
  readonly guidesHref: string;
  readonly guides: readonly HomeGuide[];
  readonly apis: readonly (Omit<HomeApi, 'call'> & { readonly label: string })[];
  readonly call?: HomeCall | undefined;
}

/** The sidebar of a page, and its neighbours. */
export interface PageLayout {
  /** The items of closed categories may be in files of their own. */
  readonly sidebar: readonly SidebarItem[];
  /** Its name, if the site has several. */
  readonly sidebarId?: string;
  readonly neighbours: Neighbours;
  /** The address of the file with the cards of its category, if it is in one. */
  readonly cards?: string;
}

/** Loads a JSON file that a page names, by its site path. */
export type LoadJson = <T>(file: string) => Promise<T>;

/** The folder of the files of pages, below the base. */
export const PAGES = 'pages';

/**
 * The file of the page at a site path, below the base and percent-encoded: `pages/docs/limits.json`. Addresses of one
 * page, such as `/docs/Limits/`, have one file.
 */
export function toPageFile(path: string): string {
  const route = encodeURI(toComparablePath(path)).replace(/\/$/, '');
  return `${PAGES}${route === '' ? '/index' : route}.json`;
}

/** The site path of a file of {@link toPageFile}. */
export function toPagePath(file: string): string {
  const route = decodeURI(file.slice(PAGES.length).replace(/\.json$/, ''));
  return route === '/index' ? '/' : `${route}/`;
}

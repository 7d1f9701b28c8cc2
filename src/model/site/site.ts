import type { VersionsOptions } from './versions';
import type { Locales } from './locales';
import type { MarkdownOptions } from './markdown';
import type { StyleRule } from './style-rules';
import type { NavbarItem } from './navbar';
import type { SearchContexts } from './search-contexts';

/** An announcement above all pages. */
export interface Announcement {
  /** A reader who has closed it sees it again when this changes. */
  readonly id?: string;
  /** Text, with the HTML of links, emphasis and code. */
  readonly content: string;
  /** Lets readers close it; true by default. */
  readonly isCloseable?: boolean;
  /** Colours of CSS; those of the site by default. */
  readonly backgroundColor?: string;
  readonly textColor?: string;
}

/** Which colours the site has, in the words of Docusaurus. */
export interface ColorModeConfig {
  /** Follows the system, light or dark, also when it changes; stops when the reader presses the button. */
  readonly respectPrefersColorScheme?: boolean;
}

/** A text, or one for each language by its code. */
export type SiteText = string | Readonly<Record<string, string>>;

/** The content of the home page, beside what it takes from guides and specs. */
export interface HomeConfig {
  /** The subject of the site; follows the tagline. */
  readonly introduction?: SiteText;
  /** The page that a reader begins with, such as `/docs/first-call`; otherwise only the guides are offered. */
  readonly start?: { readonly label: SiteText; readonly href: string };
  /** The slug of the operation whose call is shown. */
  readonly call?: string;
}

/** A text in the language with a code; the first one there is if it is not translated. */
export function toLocalText(text: SiteText, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '');
}

/** The configuration of the site: names, navigation and links that do not depend on a page. */
export interface SiteConfig {
  /** The origin under which the site is published, such as `https://docs.example.com`; `SITE_URL` takes its place. */
  readonly url: string;
  /** The path below which it is published, such as `/docs/`; the root by default. `BASE_PATH` takes its place. */
  readonly baseUrl?: string;
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly sourceUrl: string;
  readonly copyright: string;
  /** The items of the navbar; by default the guides, the first API, and the source. */
  readonly navbar?: readonly NavbarItem[];
  /** The order of the APIs; the navbar links to the first. APIs that are not listed follow by file name. */
  readonly apiOrder: readonly string[];
  /**
   * The APIs whose OpenAPI files the team does not own, by the name of the file: `stripe` for `specs/stripe.yaml`.
   * Invalid parts of such a file are left out where that is possible, and stop no build.
   */
  readonly foreignSpecs?: readonly string[];
  readonly home?: HomeConfig;
  /** The colours before a reader has chosen any: light ones, or with `respectPrefersColorScheme` the system's. */
  readonly colorMode?: ColorModeConfig;
  /** Shown above all pages until a reader closes it. */
  readonly announcement?: Announcement;
  /** The URL for editing sources; the file's path is appended. */
  readonly editUrl?: string;
  /** Names the last author of a guide at its end, as git does; only the date by default. */
  readonly lastUpdateAuthors?: boolean;
  /** Clients of httpsnippet that write samples beside our own, such as `php/guzzle`: what they write is not run. */
  readonly sampleTargets?: readonly string[];
  /**
   * What the environment variables of an API begin with in what readers copy for other programs, by the name of its
   * file: `EASIER` for `EASIER_TOKEN`. By default the words of its title.
   */
  readonly variablePrefixes?: Readonly<Record<string, string>>;
  /** The rules of style that guides are checked by; none by default. Terms are in `content/terms.yaml`. */
  readonly styleRules?: readonly StyleRule[];
  /** How the Markdown of guides is read; by default as MDX, without formulas. */
  readonly markdown?: MarkdownOptions;
  /**
   * The guide about errors, such as `/docs/platform/errors`. The `type` of a problem that is an address of this site
   * leads to its anchor there: `/problems/rate-limited` to `#rate-limited`.
   */
  readonly errorGuide?: string;
  /** Folders and guides, below `content/docs`, that are for writers: search lists them last, and no operation does. */
  readonly searchLast?: readonly string[];
  /** The parts of the site that are searched by themselves; none by default. */
  readonly searchContexts?: SearchContexts;
  readonly versions: VersionsOptions;
  /** The languages of the site, each built separately. */
  readonly locales: Locales;
}

/** The configuration that only a build reads: browsers get the rest. */
export const buildKeys = [
  'announcement',
  // `virtual:site-facts` is in that order.
  'apiOrder',
  // Vite's `base` has it, with the prefix of the language.
  'baseUrl',
  // `data-follow-system` of the document has what a page reads of it.
  'colorMode',
  'editUrl',
  'errorGuide',
  'foreignSpecs',
  // The data of the home page has what it shows of it.
  'home',
  'lastUpdateAuthors',
  'markdown',
  'sampleTargets',
  'searchLast',
  'styleRules',
  // The templates of requests have the names.
  'variablePrefixes',
  // `VITE_SITE_URL` is what a build was given.
  'url',
  // `virtual:site-facts` has the versions themselves.
  'versions',
] as const satisfies readonly (keyof SiteConfig)[];

/** The configuration of pages. */
export type PageConfig = Omit<SiteConfig, (typeof buildKeys)[number]>;

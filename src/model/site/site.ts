import type { VersionsOptions } from './versions';
import type { Locales } from './locales';
import type { MarkdownOptions } from './markdown';
import type { StyleRule } from './style-rules';
import type { NavbarItem } from './navbar';

/** The configuration of the site: names, navigation and links that do not depend on a page. */
export interface SiteConfig {
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
   * What such a file has wrong is left out where that is possible, and stops no build.
   */
  readonly foreignSpecs?: readonly string[];
  /** The URL for editing sources; the file's path is appended. */
  readonly editUrl?: string;
  /** Clients of httpsnippet that write samples beside our own, such as `php/guzzle`: what they write is not run. */
  readonly sampleTargets?: readonly string[];
  /** The rules of style that guides are checked by; none by default. Terms are in `content/terms.yaml`. */
  readonly styleRules?: readonly StyleRule[];
  /** How the Markdown of guides is read; by default as MDX, without formulas. */
  readonly markdown?: MarkdownOptions;
  /** Folders and guides, below `content/docs`, that search lists after all others: those for writers. */
  readonly searchLast?: readonly string[];
  readonly versions: VersionsOptions;
  /** The languages of the site, each built separately. */
  readonly locales: Locales;
}

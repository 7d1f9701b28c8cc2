import type { VersionsOptions } from './versions';
import type { Locales } from './locales';

/** The site's own configuration: names, navigation and links that no page decides. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
  readonly sourceUrl: string;
  readonly copyright: string;
  /** Which page of an API is opened first by the navbar; APIs that are not named follow by file name. */
  readonly apiOrder: readonly string[];
  /** Where sources can be edited: the file's path is put behind it. */
  readonly editUrl?: string;
  /** Clients of httpsnippet that write samples beside our own, such as `php/guzzle`: what they write is not run. */
  readonly sampleTargets?: readonly string[];
  readonly versions: VersionsOptions;
  /** The languages that the site is built in, one build each. */
  readonly locales: Locales;
}

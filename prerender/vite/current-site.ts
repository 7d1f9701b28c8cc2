import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '../../src/model/site/site';

/** The configuration of the site; in development, as it was last saved. */
export interface CurrentSite {
  site: SiteConfig;
}

/** What shows when pages are loaded again. What the rest says is in plugins and in what they have read. */
const shownKeys: ReadonlySet<string> = new Set<keyof SiteConfig>([
  'title',
  'tagline',
  'titleDelimiter',
  'sourceUrl',
  'copyright',
  'navbar',
  'apiOrder',
  'home',
  'colorMode',
  'announcement',
  'searchLast',
  'searchContexts',
]);

/** Whether the server must start again to follow a change of the configuration. */
export function needsRestart(before: SiteConfig, after: SiteConfig): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof SiteConfig>;
  return [...keys].some(
    (key) => !shownKeys.has(key) && !isDeepStrictEqual(before[key], after[key]),
  );
}

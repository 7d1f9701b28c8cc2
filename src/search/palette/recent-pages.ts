import { isSitePath } from '../../model/search/index-address';

/** A page that was open on this device. */
export interface RecentPage {
  readonly title: string;
  /** URL with the base. */
  readonly url: string;
}

/** Reads the pages of the log, each once, the last first. What is stored may be anything. */
export function readRecentPages(log: string, base: string): readonly RecentPage[] {
  const pages = new Map<string, RecentPage>();
  for (const line of log.split('\n').toReversed()) {
    const [url = '', ...words] = line.split(' ');
    const title = words.join(' ').trim();
    if (title !== '' && isSitePath(url, base) && !pages.has(url)) pages.set(url, { title, url });
  }
  return [...pages.values()];
}

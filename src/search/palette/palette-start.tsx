import { useEffect, useState } from 'react';
import { isSitePath } from '../../model/search/index-address';
import { withoutBase } from '../../model/site/paths';
import { recentLog } from '../field/recent-log';
import { NextSteps } from '../next-steps';
import type { StartLink } from '../next-steps';
import { texts } from '../texts';

/** The palette before anything is typed: recent pages of this device, and where to start. */
export function PaletteStart({ next }: { readonly next: readonly StartLink[] }) {
  const [log, setLog] = useState(recentLog.get);
  useEffect(() => recentLog.listen(setLog), []);
  const base = import.meta.env.BASE_URL;
  const recent = readRecentPages(log ?? '', base)
    .filter(({ url }) => url !== window.location.pathname)
    .slice(0, MAX_RECENT)
    .map(({ title, url }) => ({ label: title, href: withoutBase(base, url) ?? url }));
  return (
    <>
      {recent.length > 0 && <NextSteps label={texts.search.recent} links={recent} icon="page" />}
      <NextSteps label={texts.search.starts} links={next} />
    </>
  );
}

const MAX_RECENT = 5;

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

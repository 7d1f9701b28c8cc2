import type { ApiReference } from '../../src/model/api/api';
import { toDownloads } from '../../src/model/api/downloads';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import type { PageIndex } from '../../src/model/pages/twin';
import type { SiteConfig } from '../../src/model/site/site';
import { toLocalText } from '../../src/model/site/site';

interface IndexSources {
  readonly site: SiteConfig;
  readonly locale: string;
  readonly facts: SiteFacts;
  readonly loadApi: (file: string) => Promise<{ readonly reference: ApiReference }>;
}

/** The indexes of a site for agents: of all of it, of each version but the last one, and of each API. */
export async function listIndexes(sources: IndexSources): Promise<readonly PageIndex[]> {
  const { site, locale, facts, loadApi } = sources;
  const { title, tagline, home } = site;
  const summary = toLocalText(home?.introduction ?? tagline, locale);
  const apis = facts.apis.map(async ({ file }) => {
    const { path, title: name, summary: about, version } = (await loadApi(file)).reference;
    const [download] = toDownloads(file);
    return { path, title: name, summary: about, version, spec: download?.href };
  });
  return [
    { path: '/', title, summary },
    ...facts.versions
      .filter(({ isLast }) => !isLast)
      .map(({ path, label }) => ({ path, title: `${title} ${label}`, summary })),
    ...(await Promise.all(apis)),
  ];
}

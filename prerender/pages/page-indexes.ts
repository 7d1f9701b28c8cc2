import type { ApiReference } from '../../src/model/api/api';
import type { PageEntry } from '../../src/model/pages/section-pages';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import type { PageIndex } from '../../src/model/pages/twin';
import type { SiteConfig } from '../../src/model/site/site';
import { toLocalText } from '../../src/model/site/site';

interface IndexedApi {
  readonly reference: ApiReference;
  readonly pages: readonly PageEntry[];
}

interface IndexSources {
  readonly site: SiteConfig;
  readonly locale: string;
  readonly facts: SiteFacts;
  readonly loadApi: (file: string) => Promise<IndexedApi>;
}

/** The indexes of a site for agents: of all of it, of each version but the last one, and of each API. */
export async function listIndexes(sources: IndexSources): Promise<readonly PageIndex[]> {
  const { site, locale, facts, loadApi } = sources;
  const { title, tagline, home } = site;
  const summary = toLocalText(home?.introduction ?? tagline, locale);
  const apis = facts.apis.map(async ({ file }) => toApiIndex(await loadApi(file)));
  return [
    { path: '/', title, summary },
    ...facts.versions
      .filter(({ isLast }) => !isLast)
      .map(({ path, label }) => ({ path, title: `${title} ${label}`, summary })),
    ...(await Promise.all(apis)),
  ];
}

async function toApiIndex({ reference, pages }: IndexedApi): Promise<PageIndex> {
  const { path, title, summary, version } = reference;
  const content = await pages.find(({ kind }) => kind === 'overview')?.make();
  const [file] = content?.view.kind === 'overview' ? content.view.overview.downloads : [];
  return { path, title, summary, version, ...(file !== undefined && { spec: file.href }) };
}

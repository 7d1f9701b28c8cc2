import { apiFiles } from 'virtual:apis';
import type { DocsVersion } from '../model/site/docs-version';
import type { ApiSummary } from '../model/api/api';
import { hotUpdates } from './hot-updates';
import { loadOnce } from './section';
import type { ReferenceModule } from './api-pages';
import type { PageTable, Section } from './section';
import { site } from '../../content/site';
import { versions } from './versions';

/** The APIs of a version in navigation order. */
export function listApis(version: DocsVersion): readonly ApiSummary[] {
  return listApiFiles(version).map(({ summary }) => summary);
}

/** One section for each OpenAPI file of each version. */
export const apiSections: readonly Section[] = versions.flatMap((version) =>
  listApiFiles(version).map(({ file, summary, loadReference }) => ({
    id: file.slice(1),
    path: summary.path,
    navigation: 'apis',
    version,
    loadTable: loadOnce(() => loadApiTable(file, version, loadReference)),
  })),
);

interface ApiFile {
  /** From the project's root, with a leading slash. */
  readonly file: string;
  readonly summary: ApiSummary;
  readonly loadReference: () => Promise<ReferenceModule>;
}

function listApiFiles({ specs }: DocsVersion): readonly ApiFile[] {
  return apiFiles
    .filter(({ file }) => file.startsWith(`/${specs}/`))
    .map(({ file, summary, loadReference }) => ({
      file,
      summary: hotUpdates.newest(`${file}?summary`, summary).default,
      loadReference,
    }))
    .toSorted(
      ({ summary: a }, { summary: b }) => toRank(a.id) - toRank(b.id) || (a.id < b.id ? -1 : 1),
    );
}

function toRank(id: string): number {
  const index = site.apiOrder.indexOf(id);
  return index === -1 ? site.apiOrder.length : index;
}

/** A first visit needs no page table, so the code that creates one is loaded together with it. */
async function loadApiTable(
  file: string,
  version: DocsVersion,
  loadReference: ApiFile['loadReference'],
): Promise<PageTable> {
  const [{ toApiPages }, module] = await Promise.all([import('./api-pages'), loadReference()]);
  return toApiPages(hotUpdates.newest(`${file}?reference`, module), file, listApis(version));
}

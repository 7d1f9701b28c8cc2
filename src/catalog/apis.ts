import { apiFiles } from 'virtual:apis';
import type { DocsVersion } from '../model/site/docs-version';
import type { ApiSummary } from '../model/api/api';
import { hotUpdates } from './hot-updates';
import type { Section } from './section';
import { versions } from './versions';

/** The APIs of a version in navigation order. */
export function listApis(version: DocsVersion): readonly ApiSummary[] {
  return listApiFiles(version).map(({ summary }) => summary);
}

/** One section for each OpenAPI file of each version. */
export const apiSections: readonly Section[] = versions.flatMap((version) =>
  listApiFiles(version).map(({ file, summary }) => ({
    id: file.slice(1),
    path: summary.path,
    navigation: 'apis',
    version,
  })),
);

/** An OpenAPI file and the API it describes. */
export interface ApiFile {
  /** From the project's root, with a leading slash. */
  readonly file: string;
  readonly summary: ApiSummary;
}

/** The OpenAPI files of a version in navigation order. */
export function listApiFiles({ specs }: DocsVersion): readonly ApiFile[] {
  return apiFiles
    .filter(({ file }) => file.startsWith(`/${specs}/`))
    .map(({ file, summary }) => ({
      file,
      summary: hotUpdates.newest(`${file}?summary`, summary).default,
    }));
}

import { site } from '../../content/site';
import { toComparablePath } from '../../src/model/site/paths';
import { toApiPath } from '../api/document/api-path';
import { listOperations } from '../api/document/operations';
import { toPageProblem } from '../api/pages/page-problem';
import { createSpecStore } from '../api/spec-store';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { loadSpecFiles } from '../api/read/spec-files';
import { createLinkSources } from './links/link-sources';
import type { RenderFailure } from './rendering';

/** The problems of pages that cannot be rendered, each at its place in a guide or a spec. */
export async function toRenderProblems(
  root: string,
  store: GuideStore,
  failures: readonly RenderFailure[],
): Promise<readonly Problem[]> {
  if (failures.length === 0) return [];
  const places = await listOperationPlaces(root, store);
  const { loadSource } = await createLinkSources(root, store);
  const problems: Problem[] = [];
  for (const { route, reason } of failures) {
    const place = places.get(toComparablePath(route)) ?? {
      position: { file: (await loadSource(route))?.file ?? 'src/app/routes.tsx' },
      name: `"${route}"`,
    };
    problems.push(toPageProblem(place.position, place.name, reason));
  }
  return problems;
}

interface PagePlace {
  readonly position: Pick<Problem, 'file' | 'line' | 'column'>;
  readonly name: string;
}

/** The places of all operations and schemas, by the paths of their pages. */
async function listOperationPlaces(
  root: string,
  { versions }: GuideStore,
): Promise<ReadonlyMap<string, PagePlace>> {
  const specs = createSpecStore(root, site.foreignSpecs);
  const places = new Map<string, PagePlace>();
  for (const { specs: folder } of versions) {
    for (const { file, text } of (await loadSpecFiles(root, folder)).entries) {
      const loaded = await specs.load(file, text);
      if (loaded.kind === 'invalid') continue;
      const { document, locate } = loaded.spec;
      for (const { slug, operationId, method, path, keys } of listOperations(document)) {
        places.set(toComparablePath(`${toApiPath(file, versions)}/${slug}`), {
          position: locate(keys),
          name: `the operation "${operationId}" (${method.toUpperCase()} ${path})`,
        });
      }
    }
  }
  return places;
}

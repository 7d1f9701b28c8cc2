import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { site } from '../../content/site';
import type { ApiHistory } from '../../src/model/api/history';
import { listApiPages } from '../api/api-pages';
import { toApiPath } from '../api/document/api-path';
import type { Spec } from '../api/document/document';
import { toHomeApi } from '../api/home-api';
import { readApi } from '../api/load-api';
import { createSpecStore } from '../api/spec-store';
import type { Problem } from '../diagnostics/problem';
import { ProblemError, throwErrors } from '../diagnostics/problem';
import { loadHistory } from '../history/load-history';
import { SAMPLE_RUNS_FILE } from '../samples/sample-runs';
import { isNewer } from '../sources/cache';
import { createFileAdder } from '../text/content-files';
import type { ApiRequest, StoredApi } from './cached-apis';
import { cacheApi } from './cached-apis';
import type { CheckedSpec } from './checked-spec';
import { checkSpec } from './checked-spec';
import { toSavedProblem } from './source-state';

/** A task: makes all pages of an API, for `makeApis`; returns what is wrong if it cannot be made. */
export async function makeApi(request: ApiRequest): Promise<readonly Problem[]> {
  const { root, entry } = request;
  const since = Date.now();
  const specs = createSpecStore(root, site.foreignSpecs);
  const loaded = await specs.load(entry.file, entry.text);
  if (loaded.kind === 'invalid') return loaded.problems;
  const checked = checkSpec(loaded);
  try {
    const { history, ...other } = await loadHistory(
      root,
      loaded.spec,
      toApiPath(entry.file, request.versions),
    );
    throwErrors(other.problems);
    const made = await makePages(request, loaded.spec, checked, history);
    const files = [...loaded.spec.files, ...other.files, SAMPLE_RUNS_FILE];
    const saved = files.filter((file) => isNewer(join(root, file), since));
    // Their hashes could be of other texts than those that were read.
    if (saved.length > 0) return saved.map(toSavedProblem);
    cacheApi(request, made, files);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [...checked.problems, ...error.problems];
  }
}

async function makePages(
  { root, versions, labels, entry }: ApiRequest,
  spec: Spec,
  checked: CheckedSpec,
  history: ApiHistory | undefined,
): Promise<StoredApi> {
  const { sampleTargets, variablePrefixes } = site;
  const variablePrefix = variablePrefixes?.[spec.id];
  const options = { source: entry.text, versions, sampleTargets, variablePrefix, history, labels };
  const api = await readApi(root, spec, options);
  const files = new Map<string, string>();
  const addFile = createFileAdder((added, content) => void files.set(added, content));
  const pages: StoredApi['pages'][number][] = [];
  const problems: Problem[] = [];
  for (const { path, kind, make } of listApiPages(api, addFile)) {
    // There may be thousands: what the parent sends is taken between them.
    await setImmediate();
    try {
      pages.push({ path, kind, text: JSON.stringify(await make()) });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ProblemError(problems);
  // After the pages, whose mistakes are reported with their places: collections are made of the same operations.
  for (const [path, text] of api.getDownloads()) files.set(path, text);
  return {
    checked,
    summary: api.summary,
    home: toHomeApi(api, site.home?.call ?? ''),
    reference: api.reference,
    history,
    pages,
    files,
  };
}

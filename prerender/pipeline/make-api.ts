import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pMap from 'p-map';
import { site } from '../../content/site';
import type { ApiSummary } from '../../src/model/api/api';
import type { ApiHistory } from '../../src/model/api/history';
import type { PageContent } from '../../src/model/pages/page';
import type { PageEntry } from '../../src/model/pages/section-pages';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { listApiPages } from '../api/api-pages';
import { toApiPath } from '../api/document/api-path';
import type { Spec } from '../api/document/document';
import { toHomeApi } from '../api/home-api';
import { readApi } from '../api/load-api';
import { createSpecStore } from '../api/spec-store';
import type { Problem } from '../diagnostics/problem';
import { ProblemError, throwErrors } from '../diagnostics/problem';
import { loadHistory } from '../history/load-history';
import type { ApiPages } from '../pages/site-pages';
import { SAMPLE_RUNS_FILE } from '../samples/sample-runs';
import { hashFiles, haveHashes, isNewer, openCache, toKey } from '../sources/cache';
import { createFileAdder } from '../text/content-files';
import type { Source } from '../sources/sources';
import { MOST_AT_ONCE } from '../sources/sources';
import type { CheckedSpec } from './spec-checks';
import { checkSpec } from './spec-checks';
import { toSavedProblem } from './source-state';

/** An API to make. */
export interface ApiRequest {
  readonly root: string;
  readonly versions: readonly DocsVersion[];
  /** The labels of its navigation in the language of the site, if they are translated. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly stamp: string;
  /** The file that it starts with. */
  readonly entry: Source;
  /** The files of its earlier versions. */
  readonly history: readonly string[];
}

/** An API that has been made. */
export interface MadeApi extends ApiPages {
  readonly checked: CheckedSpec;
  readonly summary: ApiSummary;
  readonly history: ApiHistory | undefined;
  /** The texts of files beside its pages, by site path. */
  readonly files: ReadonlyMap<string, string>;
}

/** An API as a build caches it. */
interface StoredApi extends Omit<MadeApi, 'pages'> {
  /** The content of each page as JSON: there may be thousands. */
  readonly pages: readonly (Omit<PageEntry, 'make'> & { readonly text: string })[];
}

/** An entry of the cache. */
interface CachedApi {
  readonly made: StoredApi;
  /** Hashes of all its files, by path from the project root. */
  readonly sources: Readonly<Record<string, string>>;
}

interface MadeApis {
  readonly apis: ReadonlyMap<string, MadeApi>;
  /** Of APIs that cannot be made, by their files. */
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
}

/** Makes the APIs that no build has cached. */
export async function makeApis(
  requests: readonly ApiRequest[],
  makeInPool: (request: ApiRequest) => Promise<readonly Problem[]>,
): Promise<MadeApis> {
  const apis = new Map<string, MadeApi>();
  const problems = new Map<string, readonly Problem[]>();
  const make = async (request: ApiRequest): Promise<void> => {
    const { file } = request.entry;
    const cached = findApi(request);
    if (cached === undefined) problems.set(file, await makeInPool(request));
    const api = cached ?? findApi(request);
    if (api !== undefined) apis.set(file, api);
  };
  await pMap(requests, make, { concurrency: MOST_AT_ONCE });
  return { apis, problems };
}

/** A task: makes all pages of an API, for {@link findApi}; returns what is wrong if it cannot be made. */
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
    const value: CachedApi = { made, sources: hashFiles(root, files) };
    openCache(root).write('apis', toApiKey(request), value);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [...checked.problems, ...error.problems];
  }
}

/** Finds an API that has been made; undefined when one of its files has changed. */
function findApi(request: ApiRequest): MadeApi | undefined {
  const cached = openCache(request.root).read('apis', toApiKey(request)) as CachedApi | undefined;
  if (cached === undefined || !haveHashes(request.root, cached.sources)) return undefined;
  const pages = cached.made.pages.map(({ text, ...page }) => ({
    ...page,
    make: () => JSON.parse(text) as PageContent,
  }));
  return { ...cached.made, pages };
}

function toApiKey({ versions, labels, stamp, entry, history }: ApiRequest): string {
  const { foreignSpecs, sampleTargets, variablePrefixes, home } = site;
  return toKey(
    stamp,
    versions,
    labels,
    foreignSpecs,
    sampleTargets,
    variablePrefixes,
    home?.call,
    entry,
    history,
  );
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

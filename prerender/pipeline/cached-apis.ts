import pMap from 'p-map';
import { site } from '../../content/site';
import type { ApiSummary } from '../../src/model/api/api';
import type { ApiHistory } from '../../src/model/api/history';
import type { PageContent } from '../../src/model/pages/page';
import type { PageEntry } from '../../src/model/pages/section-pages';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { Problem } from '../diagnostics/problem';
import type { ApiPages } from '../pages/site-pages';
import { hashFiles, haveHashes, openCache, toKey } from '../sources/cache';
import type { Source } from '../sources/sources';
import { MOST_AT_ONCE } from '../sources/sources';
import type { CheckedSpec } from './checked-spec';

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
export interface StoredApi extends Omit<MadeApi, 'pages'> {
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

/** Stores an API that has been made of some files. */
export function cacheApi(request: ApiRequest, made: StoredApi, files: readonly string[]): void {
  const { root } = request;
  const value: CachedApi = { made, sources: hashFiles(root, files) };
  openCache(root).write('apis', toApiKey(request), value);
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

import type { StoreApi } from 'zustand/vanilla';
import type { IndexName } from '../model/search/index-address';
import { mainIndex, parseIndexHashes, toIndexKey, toIndexUrl } from '../model/search/index-address';
import { choosePageIndex } from '../model/search/index-choice';
import type { SearchedParts } from '../model/search/index-choice';
import { boxScope, pageScope } from '../model/search/protocol';
import { withBase } from '../model/site/paths';
import { createTrust } from '../ui/trust';
import { useHydrated } from '../ui/use-hydrated';
import { readPreferredVersion, useVersionPreferenceStore } from '../ui/version-preference-store';
import { createSearchClient, fetchIndexFile } from './search-client';
import { createSearchStore } from './search-store';
import type { SearchState } from './search-store';
// oxlint-disable-next-line import/default -- Vite answers with the address of the file.
import workerUrl from './worker/search.worker.ts?worker&url';

/** The worker's address comes from the build; `worker-src` refuses scripts of other sites. */
const policy = createTrust('search', { createScriptURL: (url: string) => url });

/** Starts the search worker. */
function createSearchWorker(): Worker {
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
  return new Worker(url, { type: 'module', name: 'search' });
}

/** The search of one index. */
export interface SiteSearch {
  /** The state of the search box. */
  readonly box: StoreApi<SearchState>;
  /** The state of the results page; it asks the same worker. */
  readonly page: StoreApi<SearchState>;
}

/** `prerender/vite/development-search.ts` sends it. */
const SAVED = 'easier:saved';

const searches = new Map<string, SiteSearch>();

/** The search of an index, which is made once. */
export function getSiteSearch(name: IndexName): SiteSearch {
  const key = toIndexKey(name);
  const search = searches.get(key) ?? createSiteSearch(name);
  searches.set(key, search);
  return search;
}

function createSiteSearch(name: IndexName): SiteSearch {
  const client = createSearchClient({
    getIndexUrl: () => getIndexUrl(name),
    createWorker: createSearchWorker,
    fetchFile: fetchIndexFile,
    // In development the index is made when it is asked for.
    ...(import.meta.env.DEV && { loadTimeout: 120_000 }),
  });
  const search = {
    box: createSearchStore(client, boxScope),
    page: createSearchStore(client, pageScope),
  };
  // In development, pages change while they are searched.
  import.meta.hot?.on(SAVED, () => {
    client.close();
    for (const { query, search: again } of [search.box.getState(), search.page.getState()])
      if (query !== '') void again(query);
  });
  return search;
}

function getIndexUrl(name: IndexName): string {
  const { version, context } = name;
  const { origin } = window.location;
  const base = import.meta.env.BASE_URL;
  // The build writes the indexes' content hashes into every page, so a new index has a new address.
  const hashes = parseIndexHashes(document.documentElement.dataset['searchIndex'] ?? '');
  // An address may name any version: an index that this site does not have is not requested.
  const hash = hashes.get(toIndexKey(name));
  if (version !== '' && hash === undefined && !import.meta.env.DEV)
    throw new Error('Unexpected version url');
  const versionUrl = version === '' ? base : withBase(base, version);
  return toIndexUrl({ origin, base, versionUrl, context, hash: hash ?? '' });
}

/** The index of the page at a site path, for this reader. */
function getPageIndex(path: string, searched: SearchedParts): IndexName {
  const names = searched.versions.map(({ name }) => name);
  return choosePageIndex(path, searched, readPreferredVersion(names));
}

/** {@link getPageIndex}; another one when the reader chooses another version. Only the browser knows any choice. */
export function usePageIndex(path: string, searched: SearchedParts): IndexName {
  useVersionPreferenceStore(({ name }) => name);
  return useHydrated() ? getPageIndex(path, searched) : mainIndex;
}

/** Starts loading the index of the open page's version, so that it is there when the reader has typed. */
export function prepareIndex(path: string, searched: SearchedParts): void {
  void getSiteSearch(getPageIndex(path, searched)).box.getState().load();
}

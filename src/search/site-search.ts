import type { StoreApi } from 'zustand/vanilla';
import type { IndexHashes } from '../model/search/index-address';
import { parseIndexHashes, toIndexUrl } from '../model/search/index-address';
import { boxScope, pageScope } from '../model/search/limits';
import { withBase } from '../model/site/paths';
import { createSearchClient } from './search-client';
import { createSearchStore } from './search-store';
import type { SearchState } from './search-store';

/** Starts the search worker; the expression must stay as it is for Vite to find the file. */
export function createSearchWorker(): Worker {
  return new Worker(new URL('./worker/search.worker.ts', import.meta.url), {
    type: 'module',
    name: 'search',
  });
}

/** The search of one index. */
export interface SiteSearch {
  /** What the search box shows. */
  readonly box: StoreApi<SearchState>;
  /** What the results page shows; it asks the same worker. */
  readonly page: StoreApi<SearchState>;
}

const searches = new Map<string, SiteSearch>();

/** The search of the index at a version's site path, or of the last version at `''`. */
export function getSiteSearch(indexPath: string): SiteSearch {
  const search = searches.get(indexPath) ?? createSiteSearch(indexPath);
  searches.set(indexPath, search);
  return search;
}

function createSiteSearch(indexPath: string): SiteSearch {
  const client = createSearchClient({
    indexUrl: () => getIndexUrl(indexPath),
    createWorker: createSearchWorker,
    // In development the index is made when it is asked for.
    ...(import.meta.env.DEV && { loadTimeout: 120_000 }),
  });
  return {
    box: createSearchStore(client, boxScope),
    page: createSearchStore(client, pageScope),
  };
}

function getIndexUrl(indexPath: string): string {
  const { origin } = window.location;
  const base = import.meta.env.BASE_URL;
  const hashes = readHashes();
  // An address may name any version: an index that this site does not have is not requested.
  if (indexPath !== '' && !hashes.has(indexPath)) throw new Error('Unexpected version url');
  const versionUrl = indexPath === '' ? base : withBase(base, indexPath);
  return toIndexUrl({ origin, base, versionUrl, hash: hashes.get(indexPath) ?? '' });
}

/** The build writes the indexes' content hashes into every page, so a new index has a new address. */
function readHashes(): IndexHashes {
  return parseIndexHashes(document.documentElement.dataset['searchIndex'] ?? '');
}

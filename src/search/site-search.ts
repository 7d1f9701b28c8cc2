import { boxScope, pageScope } from '../model/search/limits';
import { toIndexUrl } from '../model/search/index-url';
import { createSearchClient } from './search-client';
import { createSearchStore } from './search-store';
import { createSearchWorker } from './create-search-worker';

const client = createSearchClient({
  indexUrl: getIndexUrl,
  createWorker: createSearchWorker,
  // In development the index is made when it is asked for.
  ...(import.meta.env.DEV && { loadTimeout: 120_000 }),
});

/** What the search box shows. */
export const boxStore = createSearchStore(client, boxScope);

/** What the results page shows; it asks the same worker. */
export const pageStore = createSearchStore(client, pageScope);

/** The build writes the index's content hash into every page, so a new index has a new address. */
function getIndexUrl(): string {
  const hash = document.documentElement.dataset['searchIndex'] ?? '';
  return toIndexUrl({ origin: window.location.origin, base: import.meta.env.BASE_URL, hash });
}

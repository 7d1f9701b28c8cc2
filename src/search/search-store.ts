import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SearchScope } from '../model/search/limits';
import type { SearchHit } from '../model/search/protocol';
import { toQueryText } from '../model/search/queries';
import { createLatest } from './latest';
import type { SearchClient } from './search-client';

/** Whether searching is possible; `failed` is left by loading or searching again. */
export type IndexState = 'not-loaded' | 'loading' | 'done' | 'failed';

/** The state of a search box or of the results page. */
export interface SearchState {
  readonly index: IndexState;
  /** Without leading space, and with single spaces. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** The query of the hits: until it equals `query`, an empty list does not mean "No results". */
  readonly answered: string;
  /** Why the index could not be loaded or searched, if so. */
  readonly error: unknown;
  /** Loads the index; call it on pointer-over, focus and retry. Never rejects. */
  readonly load: () => Promise<void>;
  /** Searches, loading the index if need be; only the last query counts. Never rejects. */
  readonly search: (input: string) => Promise<void>;
  /** Empties the query. */
  readonly clear: () => void;
}

const noHits = { query: '', hits: [], answered: '', error: undefined } as const;

/** Makes the store of one place that searches. */
export function createSearchStore(client: SearchClient, scope: SearchScope): StoreApi<SearchState> {
  const latest = createLatest();
  return createStore<SearchState>()((set, get) => ({
    ...noHits,
    index: 'not-loaded',
    async load() {
      if (get().index !== 'done') set({ index: 'loading', error: undefined });
      try {
        await client.load();
        set({ index: 'done' });
      } catch (error) {
        set({ index: 'failed', error });
      }
    },
    async search(input) {
      const query = toQueryText(input);
      if (query === '') return get().clear();
      set({ query });
      await get().load();
      // The reader may have continued typing.
      if (get().index !== 'done' || get().query !== query) return;
      try {
        const hits = await latest.run(() => client.search(query, scope));
        if (hits !== undefined) set({ hits, answered: query, error: undefined });
      } catch (error) {
        set({ index: 'failed', error });
      }
    },
    clear() {
      latest.cancel();
      set(noHits);
    },
  }));
}

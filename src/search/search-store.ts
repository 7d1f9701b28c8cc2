import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SearchResult, SearchScope } from '../model/search/protocol';
import { noResult } from '../model/search/protocol';
import { toQueryText } from '../model/search/query';
import type { SearchClient } from './search-client';

/** Loading or searching again leaves `failed`. */
export type IndexState = 'not-loaded' | 'loading' | 'done' | 'failed';

/** The state of a search box or of the results page. */
export interface SearchState {
  readonly index: IndexState;
  /** Without leading space, and with single spaces. */
  readonly query: string;
  readonly result: SearchResult;
  /** The query of the result: until it equals `query`, an empty list does not mean "No results". */
  readonly answered: string;
  /** Why the index could not be loaded or searched, if so. */
  readonly error: unknown;
  /** Loads the index; call it on pointer-over, focus and retry. Never rejects. */
  readonly load: () => Promise<void>;
  /** Searches, loading the index if need be; only the last query counts. Never rejects. */
  readonly search: (input: string) => Promise<void>;
  /** Searches again for more hits of the same query. Never rejects. */
  readonly more: () => Promise<void>;
  /** Empties the query. */
  readonly clear: () => void;
}

const nothing = {
  query: '',
  result: noResult,
  answered: '',
  error: undefined,
} as const;

/** Makes the store of one place that searches. */
export function createSearchStore(client: SearchClient, scope: SearchScope): StoreApi<SearchState> {
  /** Counts the searches: the replies to another one than the last are dropped, in whatever order they come. */
  let last = 0;
  /** Grows with the reader's wish for more; another query starts anew. */
  let shown = scope;
  return createStore<SearchState>()((set, get) => {
    /** Hits of another query are no answer to this one. */
    const fail = (error: unknown) => {
      const isAnswered = get().answered === get().query;
      set({ index: 'failed', error, ...(!isAnswered && { result: noResult, answered: '' }) });
    };
    return {
      ...nothing,
      index: 'not-loaded',
      async load() {
        // Each change is rendered: there is none if the index is there.
        const isLoaded = get().index === 'done';
        if (!isLoaded) set({ index: 'loading', error: undefined });
        try {
          await client.load();
          if (!isLoaded) set({ index: 'done' });
        } catch (error) {
          fail(error);
        }
      },
      async search(input) {
        const query = toQueryText(input);
        if (query === '') return get().clear();
        if (get().query !== query) shown = scope;
        last += 1;
        const own = last;
        set({ query });
        // Nothing is awaited that is there: the worker searches while the browser renders the letter.
        if (get().index !== 'done') await get().load();
        // The reader may have continued typing.
        if (get().index !== 'done' || own !== last) return;
        let known: SearchResult | undefined;
        const show = (result: SearchResult) => {
          known = result;
          // Without any hit, those in the texts of pages are awaited.
          if (own !== last || (result.missing === 'pending' && result.hits.length === 0)) return;
          set({ result, answered: query, error: undefined });
        };
        try {
          await client.search(query, shown, show);
        } catch (error) {
          if (own !== last) return;
          // A failure takes nothing from the hits that there are.
          if (known === undefined) fail(error);
          else show({ ...known, missing: 'failed' });
        }
      },
      more() {
        shown = { ...shown, limit: shown.limit + scope.limit };
        return get().search(get().query);
      },
      clear() {
        last += 1;
        set(nothing);
      },
    };
  });
}

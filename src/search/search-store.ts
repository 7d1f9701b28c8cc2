import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SearchScope } from '../model/search/protocol';
import type { SearchResult } from '../model/search/protocol';
import { noResult } from '../model/search/protocol';
import { toQueryText } from '../model/search/query-text';
import { createLatest } from './latest';
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

/** The texts of hits are loaded when the reader stops typing, not for each letter. */
const TEXT_DELAY_MS = 150;

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TEXT_DELAY_MS));
}

/** Makes the store of one place that searches. */
export function createSearchStore(client: SearchClient, scope: SearchScope): StoreApi<SearchState> {
  const latest = createLatest();
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
        set({ query });
        // Nothing is awaited that is there: the worker searches while the browser renders the letter.
        if (get().index !== 'done') await get().load();
        // The reader may have continued typing.
        if (get().index !== 'done' || get().query !== query) return;
        const show = (result: SearchResult | undefined) => {
          if (result !== undefined) set({ result, answered: query, error: undefined });
        };
        /** Adds what texts say; a failure takes nothing from the hits that there are. */
        const addTexts = async (known: SearchResult) => {
          const found = latest.run(() => client.searchTexts(query, shown));
          show(await found.catch(() => ({ ...known, missing: 'failed' as const })));
        };
        try {
          const first = await latest.run(() => client.search(query, shown));
          if (first?.missing === undefined) return show(first);
          // Without any hit, those in the texts of pages are awaited.
          if (first.hits.length === 0) return await addTexts(first);
          show(first);
          void pause().then(() => (get().query === query ? addTexts(first) : undefined));
        } catch (error) {
          fail(error);
        }
      },
      more() {
        shown = { ...shown, limit: shown.limit + scope.limit };
        return get().search(get().query);
      },
      clear() {
        latest.cancel();
        set(nothing);
      },
    };
  });
}

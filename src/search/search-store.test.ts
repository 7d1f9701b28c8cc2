import { describe, expect, it, vi } from 'vitest';
import { boxScope } from '../model/search/protocol';
import type { SearchResult } from '../model/search/protocol';
import { noResult } from '../model/search/protocol';
import type { SearchClient } from './search-client';
import { createSearchStore } from './search-store';

const toResult = (text: string, more: Partial<SearchResult> = {}): SearchResult => ({
  hits: [
    {
      kind: 'guide',
      url: `/${text}`,
      hash: '',
      title: [],
      trail: [],
      summary: [],
      group: 'guides',
      lead: '',
      outline: [],
      parts: [],
      tokens: [text],
    },
  ],
  total: 1,
  counts: { guides: 1 },
  offers: [],
  ...more,
});
const nothing = noResult;

const createStore = (overrides: Partial<SearchClient> = {}) => {
  const client = {
    load: vi.fn<SearchClient['load']>(async () => undefined),
    search: vi.fn<SearchClient['search']>(async (query) => toResult(query)),
    searchTexts: vi.fn<SearchClient['searchTexts']>(async (query) => toResult(query)),
    close: vi.fn<SearchClient['close']>(),
    ...overrides,
  };
  return { client, store: createSearchStore(client, boxScope) };
};

describe('createSearchStore', () => {
  it('goes from not loaded over loading to done', { tags: ['S41'] }, async () => {
    const { store } = createStore();
    expect(store.getState().index).toBe('not-loaded');
    const loading = store.getState().load();
    expect(store.getState().index).toBe('loading');
    await loading;
    expect(store.getState().index).toBe('done');
  });

  it('searches with single spaces, and tells which query the hits answer', async () => {
    const { store, client } = createStore();
    const searching = store.getState().search('  new   team');
    expect(store.getState()).toMatchObject({ query: 'new team', answered: '', result: nothing });
    await searching;
    expect(store.getState()).toMatchObject({ query: 'new team', answered: 'new team' });
    expect(client.search).toHaveBeenCalledWith('new team', boxScope);
  });

  it('asks nothing for blanks', { tags: ['S53'] }, async () => {
    const { store, client } = createStore();
    await store.getState().search('team');
    await store.getState().search('   ');
    expect(client.search).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ query: '', answered: '', result: nothing });
  });

  it('keeps the hits of the last query, in whatever order replies come', async () => {
    const answers = new Map<string, () => void>();
    const { store } = createStore({
      search: (query) =>
        new Promise((resolve) => {
          answers.set(query, () => resolve(toResult(query)));
        }),
    });
    await store.getState().load();
    const searches = [store.getState().search('t')];
    await expect.poll(() => answers.has('t')).toBe(true);
    searches.push(store.getState().search('te'));
    await expect.poll(() => answers.has('te')).toBe(true);
    answers.get('te')?.();
    answers.get('t')?.();
    await Promise.all(searches);
    expect(store.getState().answered).toBe('te');
    expect(store.getState().result.hits[0]?.url).toBe('/te');
  });

  it('shows the first hits while texts are loaded, and then all', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { store } = createStore({
      search: async () => toResult('first', { missing: 'pending' }),
      searchTexts: async () => {
        await gate;
        return toResult('all');
      },
    });
    const searching = store.getState().search('team');
    await expect.poll(() => store.getState().result.hits[0]?.url).toBe('/first');
    open();
    await searching;
    await expect.poll(() => store.getState().result).toEqual(toResult('all'));
  });

  it('does not say that there is nothing before the texts have been searched', async () => {
    const { store } = createStore({
      search: async () => ({ ...nothing, missing: 'pending' }),
      searchTexts: async () => {
        expect(store.getState().answered).toBe('');
        return nothing;
      },
    });
    await store.getState().search('team');
    expect(store.getState()).toMatchObject({ answered: 'team', result: nothing });
  });

  it('loads no texts for a query that the reader continues', async () => {
    const asked: string[] = [];
    const { store } = createStore({
      search: async (query) => toResult(query, { missing: 'pending' }),
      searchTexts: async (query) => {
        asked.push(query);
        return toResult(query);
      },
    });
    await store.getState().search('te');
    await store.getState().search('team');
    await expect.poll(() => asked).toEqual(['team']);
  });

  it('keeps the first hits when the texts fail, and says so', async () => {
    const first = toResult('first', { missing: 'pending' });
    const { store } = createStore({
      search: async () => first,
      searchTexts: () => Promise.reject(new Error('slow')),
    });
    await store.getState().search('team');
    await expect.poll(() => store.getState().result.missing).toBe('failed');
    expect(store.getState()).toMatchObject({ index: 'done', result: { hits: first.hits } });
  });

  it('does not show hits that come after clearing', async () => {
    const { store } = createStore();
    const searching = store.getState().search('team');
    store.getState().clear();
    await searching;
    expect(store.getState()).toMatchObject({ query: '', answered: '', result: nothing });
  });

  it('fails visibly, and recovers when asked again', async () => {
    const load = vi.fn<SearchClient['load']>().mockRejectedValueOnce(new Error('404'));
    load.mockResolvedValue(undefined);
    const { store } = createStore({ load });
    await store.getState().search('team');
    expect(store.getState()).toMatchObject({ index: 'failed', query: 'team', answered: '' });
    expect(store.getState().error).toBeInstanceOf(Error);
    await store.getState().search('team');
    expect(store.getState()).toMatchObject({ index: 'done', error: undefined, answered: 'team' });
  });

  it('takes the hits of other words away when it fails', async () => {
    const { store } = createStore({
      search: (query) =>
        query === 'team' ? Promise.resolve(toResult('team')) : Promise.reject(new Error('dead')),
    });
    await store.getState().search('team');
    await store.getState().search('task');
    expect(store.getState()).toMatchObject({ index: 'failed', answered: '', result: nothing });
  });

  it('fails when the search fails', async () => {
    const { store } = createStore({ search: () => Promise.reject(new Error('dead')) });
    await store.getState().search('team');
    expect(store.getState().index).toBe('failed');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { boxScope } from '../model/search/limits';
import type { SearchHit } from '../model/search/protocol';
import type { SearchClient } from './search-client';
import { createSearchStore } from './search-store';

const toHit = (text: string): SearchHit => ({
  type: 0,
  document: { i: 1, t: text, u: '/' },
  page: undefined,
  tokens: [text],
  branch: 'none',
  texts: { title: [], summary: undefined, pageTitle: undefined, path: [] },
});

const createStore = (overrides: Partial<SearchClient> = {}) => {
  const client = {
    load: vi.fn<SearchClient['load']>(async () => undefined),
    search: vi.fn<SearchClient['search']>(async (query) => [toHit(query)]),
    close: vi.fn<SearchClient['close']>(),
    ...overrides,
  };
  return { client, store: createSearchStore(client, boxScope) };
};

describe('createSearchStore', () => {
  it('goes from not loaded over loading to done', async () => {
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
    expect(store.getState()).toMatchObject({ query: 'new team', answered: '', hits: [] });
    await searching;
    expect(store.getState()).toMatchObject({ query: 'new team', answered: 'new team' });
    expect(client.search).toHaveBeenCalledWith('new team', boxScope);
  });

  it('asks nothing for blanks', async () => {
    const { store, client } = createStore();
    await store.getState().search('team');
    await store.getState().search('   ');
    expect(client.search).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ query: '', hits: [], answered: '' });
  });

  it('keeps the hits of the last query, in whatever order replies come', async () => {
    const answers = new Map<string, () => void>();
    const { store } = createStore({
      search: (query) =>
        new Promise((resolve) => {
          answers.set(query, () => resolve([toHit(query)]));
        }),
    });
    await store.getState().load();
    const searches = [store.getState().search('t')];
    await vi.waitFor(() => expect(answers.has('t')).toBe(true));
    searches.push(store.getState().search('te'));
    await vi.waitFor(() => expect(answers.has('te')).toBe(true));
    answers.get('te')?.();
    answers.get('t')?.();
    await Promise.all(searches);
    expect(store.getState().answered).toBe('te');
    expect(store.getState().hits[0]?.document.t).toBe('te');
  });

  it('does not show hits that come after clearing', async () => {
    const { store } = createStore();
    const searching = store.getState().search('team');
    store.getState().clear();
    await searching;
    expect(store.getState()).toMatchObject({ query: '', hits: [], answered: '' });
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

  it('fails when the search fails', async () => {
    const { store } = createStore({ search: () => Promise.reject(new Error('dead')) });
    await store.getState().search('team');
    expect(store.getState().index).toBe('failed');
  });
});

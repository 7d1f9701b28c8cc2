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
    search: vi.fn<SearchClient['search']>(async (query, _, show) => show(toResult(query))),
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
    expect(client.search).toHaveBeenCalledWith('new team', boxScope, expect.any(Function));
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
      search: (query, _, show) =>
        new Promise((resolve) => {
          answers.set(query, () => {
            show(toResult(query));
            resolve();
          });
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

  it('keeps the longer list when a late reply still has the shorter one', async () => {
    const replies: (() => void)[] = [];
    const { store } = createStore({
      search: (query, { limit }, show) =>
        new Promise((resolve) => {
          replies.push(() => {
            show(toResult(query, { total: limit }));
            resolve();
          });
        }),
    });
    await store.getState().load();
    const searches = [store.getState().search('team'), store.getState().more()];
    for (const reply of replies.toReversed()) reply();
    await Promise.all(searches);
    expect(store.getState().result.total).toBe(2 * boxScope.limit);
  });

  it('ignores the failure of a search that another one has overtaken', async () => {
    let fail = () => {};
    const { store } = createStore({
      search: (query, _, show) =>
        query === 'team'
          ? Promise.resolve(show(toResult('team')))
          : new Promise((_resolve, reject) => {
              fail = () => reject(new Error('late'));
            }),
    });
    await store.getState().load();
    const first = store.getState().search('te');
    await store.getState().search('team');
    fail();
    await first;
    expect(store.getState()).toMatchObject({ index: 'done', answered: 'team', error: undefined });
  });

  it('shows the first hits while texts are loaded, and then all', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { store } = createStore({
      search: async (_query, _scope, show) => {
        show(toResult('first', { missing: 'pending' }));
        await gate;
        show(toResult('all'));
      },
    });
    const searching = store.getState().search('team');
    await expect.poll(() => store.getState().result.hits[0]?.url).toBe('/first');
    expect(store.getState().answered).toBe('team');
    open();
    await searching;
    expect(store.getState().result).toEqual(toResult('all'));
  });

  it('does not say that there is nothing before the texts have been searched', async () => {
    const { store } = createStore({
      search: async (_query, _scope, show) => {
        show({ ...nothing, missing: 'pending' });
        expect(store.getState().answered).toBe('');
        show(nothing);
      },
    });
    await store.getState().search('team');
    expect(store.getState()).toMatchObject({ answered: 'team', result: nothing });
  });

  it.each([1, 0])('keeps %i first hits when the texts fail, and says so', async (count) => {
    const first = toResult('first', { missing: 'pending' });
    const known = { ...first, hits: first.hits.slice(0, count) };
    const { store } = createStore({
      search: (_query, _scope, show) => {
        show(known);
        return Promise.reject(new Error('slow'));
      },
    });
    await store.getState().search('team');
    const result = { hits: known.hits, missing: 'failed' };
    expect(store.getState()).toMatchObject({ index: 'done', answered: 'team', result });
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
      search: (query, _, show) =>
        query === 'team'
          ? Promise.resolve(show(toResult('team')))
          : Promise.reject(new Error('dead')),
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxScope } from '../../model/search/protocol';
import type { SearchReply, SearchRequest } from '../../model/search/protocol';
import { INDEX_FORMAT } from '../../model/search/index-file';
import { createRequestHandler } from './request-handler';

/** An entry whose terms are the first words of its documents. */
function toEntry(documents: readonly object[], terms: readonly string[] = []) {
  const data = terms.map((term, page) => [term, [page]]);
  return {
    documents,
    index: { format: INDEX_FORMAT, build: 'b', count: documents.length, data },
  };
}

const textFiles = [{ i: 0, file: 'search-text-1.json' }];
const titles = ['Create team', 'Other'].map((t, i) => ({ i, t, u: '/docs/', b: [] }));
const index = JSON.stringify([
  toEntry(titles, ['create', 'other']),
  toEntry([]),
  toEntry([]),
  toEntry([]),
  toEntry(textFiles),
]);
const files: Readonly<Record<string, string>> = {
  'search-terms.json': JSON.stringify(toEntry(textFiles, ['budget'])),
  'search-text-1.json': JSON.stringify([{ i: 0, t: ['The budget of a team.'] }]),
};

const url = 'https://docs.example/search-index.json?_=b';
const toLoad = (text: string) =>
  ({ kind: 'load', id: 1, url, file: new TextEncoder().encode(text).buffer }) as const;
const load = toLoad(index);
const search = { kind: 'search', id: 2, query: 'create', scope: boxScope } as const;

/** A handler for these files, and the addresses that it fetched. */
function createHandler(served: Readonly<Record<string, string>>) {
  const urls: string[] = [];
  const handle = createRequestHandler(async (url) => {
    urls.push(url);
    const text = served[new URL(url).pathname.slice(1)];
    if (text === undefined) throw new Error('404');
    return text;
  });
  /** All replies to a request. */
  const ask = async (request: SearchRequest): Promise<readonly SearchReply[]> => {
    const replies: SearchReply[] = [];
    const handling = handle(request, (reply) => void replies.push(reply));
    await vi.runAllTimersAsync();
    await handling;
    return replies;
  };
  return { handle, ask, urls };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the request handler of the worker', () => {
  it('finds titles with the index file alone, and then what texts say', async () => {
    const { ask } = createHandler(files);
    expect(await ask(load)).toEqual([{ kind: 'loaded', id: 1 }]);
    const result = { hits: [{ url: '/docs/' }], total: 1 };
    const [first, second, ...others] = await ask(search);
    expect(first).toMatchObject({
      kind: 'hits',
      id: 2,
      result: { ...result, missing: 'pending' },
      isLast: false,
    });
    expect(second).toMatchObject({ kind: 'hits', id: 2, result, isLast: true });
    expect(second).not.toHaveProperty('result.missing');
    expect(others).toEqual([]);
  });

  it('replies once when nothing is missing, and loads each file once', async () => {
    const { ask, urls } = createHandler(files);
    await ask(load);
    for (const query of ['budget', 'create', 'budget']) {
      const replies = await ask({ ...search, query });
      expect(replies.at(-1)).toMatchObject({ result: { total: 1 }, isLast: true });
      expect(replies.at(-1)).not.toHaveProperty('result.missing');
    }
    expect(await ask({ ...search, query: 'budget' })).toHaveLength(1);
    expect(urls).toEqual(
      ['terms', 'text-1'].map((name) => `https://docs.example/search-${name}.json?_=b`),
    );
  });

  it('loads no texts for a query that the reader continues', async () => {
    const { handle, ask, urls } = createHandler(files);
    await ask(load);
    const replies: SearchReply[] = [];
    const overtaken = handle({ ...search, query: 'create' }, (reply) => void replies.push(reply));
    const last = handle({ ...search, id: 3, query: 'other' }, () => {});
    expect(urls.some((url) => url.includes('text-1'))).toBe(false);
    await vi.runAllTimersAsync();
    await Promise.all([overtaken, last]);
    expect(replies).toMatchObject([
      { result: { missing: 'pending' }, isLast: false },
      { result: { missing: 'pending' }, isLast: true },
    ]);
  });

  it('says that texts could not be loaded, and tries again', async () => {
    const served: Record<string, string> = {};
    const { ask } = createHandler(served);
    await ask(load);
    const readLast = async () => (await ask(search)).at(-1);
    expect(await readLast()).toMatchObject({ result: { total: 1, missing: 'failed' } });
    Object.assign(served, files);
    expect(await readLast()).not.toHaveProperty('result.missing');
  });

  it.each(['', '[]', '{}', '<!doctype html>', index.slice(0, -9)])(
    'refuses the file %j',
    async (text) => {
      const { ask } = createHandler({});
      expect(await ask(toLoad(text))).toMatchObject([{ kind: 'failed', reason: 'invalid-index' }]);
      expect(await ask(search)).toMatchObject([{ kind: 'failed', reason: 'worker' }]);
    },
  );
});

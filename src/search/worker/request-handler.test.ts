import { describe, expect, it } from 'vitest';
import { boxScope } from '../../model/search/protocol';
import { INDEX_FORMAT } from '../../model/search/index-file';
import { createRequestHandler } from './request-handler';

/** An entry whose terms are the first words of its documents. */
function toEntry(documents: readonly object[], terms: readonly string[] = []) {
  const data = terms.map((term, page) => [term, [[page]]]);
  return { documents, index: { format: INDEX_FORMAT, build: 'b', count: documents.length, data } };
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
  return { handle, urls };
}

describe('the request handler of the worker', () => {
  it('finds titles with the index file alone', async () => {
    const { handle } = createHandler(files);
    expect(await handle(load)).toEqual({ kind: 'loaded', id: 1, count: 2 });
    expect(await handle({ ...search, withTexts: false })).toMatchObject({
      kind: 'hits',
      id: 2,
      result: { hits: [{ url: '/docs/' }], total: 1, missing: 'pending' },
    });
  });

  it('finds what texts say when it waits for them, and loads each file once', async () => {
    const { handle, urls } = createHandler(files);
    await handle(load);
    for (const query of ['budget', 'create']) {
      const reply = await handle({ ...search, query, withTexts: true });
      expect(reply).toMatchObject({ result: { total: 1 } });
      expect(reply).not.toHaveProperty('result.missing');
    }
    expect(urls).toEqual(
      ['terms', 'text-1'].map((name) => `https://docs.example/search-${name}.json?_=b`),
    );
  });

  it('says that texts could not be loaded, and tries again', async () => {
    const served: Record<string, string> = {};
    const { handle } = createHandler(served);
    await handle(load);
    const ask = () => handle({ ...search, withTexts: true });
    expect(await ask()).toMatchObject({ result: { total: 1, missing: 'failed' } });
    Object.assign(served, files);
    expect(await ask()).not.toHaveProperty('result.missing');
  });

  it.each(['', '[]', '{}', '<!doctype html>', index.slice(0, -9)])(
    'refuses the file %j',
    async (text) => {
      const { handle } = createHandler({});
      expect(await handle(toLoad(text))).toMatchObject({ kind: 'failed', reason: 'invalid-index' });
      expect(await handle({ ...search, withTexts: false })).toMatchObject({
        kind: 'failed',
        reason: 'worker',
      });
    },
  );
});

import { Index } from 'flexsearch';
import { describe, expect, it } from 'vitest';
import { indexOptions, joinTerms } from '../../model/search/index-options';
import { toIndexTerms } from '../../model/search/index-terms';
import { boxScope } from '../../model/search/limits';
import { INDEX_FORMAT, toChecksum, toEntryChecksum } from '../../model/search/search-index';
import { createRequestHandler } from './request-handler';

const toEntry = (texts: readonly string[]) => {
  const documents = texts.map((t, index) => ({ i: index + 1, t, u: '/docs/' }));
  const index = new Index(indexOptions);
  for (const { i, t } of documents) index.add(i, joinTerms(toIndexTerms(t)));
  const data: Record<string, unknown[]> = {};
  index.export((key, part) => {
    data[key] = JSON.parse(part);
  });
  return { documents, data, checksum: toEntryChecksum(documents, data) };
};

const toIndexFile = (titles: readonly string[]) => {
  const entries = [toEntry(titles), toEntry([]), toEntry([]), toEntry([]), toEntry([])];
  const build = toChecksum(entries.map((entry) => entry.checksum).join());
  return JSON.stringify(
    entries.map(({ documents, data, checksum }) => {
      const header = { format: INDEX_FORMAT, build, checksum, count: documents.length };
      return { documents, index: { ...header, data } };
    }),
  );
};

const load = { kind: 'load', id: 1, url: 'https://docs.example/search-index.json' } as const;
const search = { kind: 'search', id: 2, query: 'team', scope: boxScope } as const;

describe('the request handler of the worker', () => {
  it('loads the index with one request, and then searches it', async () => {
    const urls: string[] = [];
    const handle = createRequestHandler(async (url) => {
      urls.push(url);
      return toIndexFile(['Create team', 'Other']);
    });
    expect(await handle(load)).toEqual({ kind: 'loaded', id: 1, count: 2 });
    expect(await handle(search)).toMatchObject({
      kind: 'hits',
      id: 2,
      hits: [{ document: { t: 'Create team' } }],
    });
    expect(urls).toEqual([load.url]);
  });

  it('reports a file that could not be fetched', async () => {
    const handle = createRequestHandler(() => Promise.reject(new Error('404')));
    expect(await handle(load)).toEqual({
      kind: 'failed',
      id: 1,
      reason: 'network',
      message: '404',
    });
  });

  it.each(['', '[]', '{}', '<!doctype html>', toIndexFile(['Team']).slice(0, -9)])(
    'refuses the file %j',
    async (text) => {
      const handle = createRequestHandler(async () => text);
      expect(await handle(load)).toMatchObject({ kind: 'failed', reason: 'invalid-index' });
      expect(await handle(search)).toMatchObject({ kind: 'failed', reason: 'worker' });
    },
  );
});

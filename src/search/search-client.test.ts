import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boxScope } from '../model/search/protocol';
import type { SearchReply, SearchRequest, SearchResult } from '../model/search/protocol';
import { noResult } from '../model/search/protocol';
import { SearchError, createSearchClient } from './search-client';
import type { SearchClient, SearchWorker } from './search-client';

/** The replies to a request. */
type Answer = (request: SearchRequest, worker: FakeWorker) => readonly SearchReply[];

class FakeWorker extends EventTarget {
  readonly terminate = vi.fn<() => void>();
  readonly requests: SearchRequest[] = [];
  readonly #answer: Answer;

  constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }

  postMessage(request: SearchRequest): void {
    this.requests.push(request);
    for (const data of this.#answer(request, this))
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  die(): void {
    queueMicrotask(() =>
      this.dispatchEvent(Object.assign(new Event('error'), { message: 'dead' })),
    );
  }
}

const nothing = noResult;
const partial: SearchResult = { ...noResult, missing: 'pending' };
const loaded = (id: number): SearchReply => ({ kind: 'loaded', id });
const toHits = (id: number, result: SearchResult, isLast: boolean): SearchReply => ({
  kind: 'hits',
  id,
  result,
  isLast,
});
const failed = (id: number, reason: 'invalid-index' | 'worker'): SearchReply => ({
  kind: 'failed',
  id,
  reason,
  message: reason,
});
const obey: Answer = ({ kind, id }) =>
  kind === 'load' ? [loaded(id)] : [toHits(id, nothing, true)];
const dieSearching: Answer = (request, worker) => {
  if (request.kind === 'load') return [loaded(request.id)];
  worker.die();
  return [];
};
const stayMute: Answer = ({ kind, id }) => (kind === 'load' ? [loaded(id)] : []);
const replyOnce: Answer = ({ kind, id }) =>
  kind === 'load' ? [loaded(id)] : [toHits(id, partial, false)];

/** The n-th worker replies in the n-th way; the last way is used for all further workers. */
const createClient = (...answers: Answer[]) => {
  const workers: FakeWorker[] = [];
  const createWorker = () => {
    const worker = new FakeWorker(answers[workers.length] ?? answers.at(-1) ?? obey);
    workers.push(worker);
    return worker as unknown as SearchWorker;
  };
  return {
    workers,
    client: createSearchClient({ getIndexUrl, createWorker, fetchFile }),
  };
};

/** The results of a search, in the order of its replies. */
const search = async (client: SearchClient, query: string): Promise<readonly SearchResult[]> => {
  const results: SearchResult[] = [];
  await client.search(query, boxScope, (result) => void results.push(result));
  return results;
};

const getIndexUrl = () => '/search-index.json';
const fetchFile = async () => new ArrayBuffer(2);
const toError = (error: unknown) => error;
const throwing = (message: string) => () => {
  throw new Error(message);
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createSearchClient', () => {
  it(
    'starts no worker before it is needed, and loads the index once',
    { tags: ['S70'] },
    async () => {
      const { client, workers } = createClient(obey);
      expect(workers).toHaveLength(0);
      await Promise.all([client.load(), client.load(), search(client, 'a')]);
      await search(client, 'b');
      expect(workers).toHaveLength(1);
      expect(workers[0]?.requests.map(({ kind }) => kind)).toEqual(['load', 'search', 'search']);
    },
  );

  it('gives the result of each reply to a search', async () => {
    const { client } = createClient(({ kind, id }) =>
      kind === 'load' ? [loaded(id)] : [toHits(id, partial, false), toHits(id, nothing, true)],
    );
    expect(await search(client, 'a')).toEqual([partial, nothing]);
  });

  it('waits longer for texts, which come over the network', async () => {
    const { client, workers } = createClient(replyOnce);
    const outcome = search(client, 'a').catch(toError);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests.map(({ kind }) => kind)).toEqual(['load', 'search']);
    await vi.advanceTimersByTimeAsync(21_000);
    expect(workers).toHaveLength(2);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  it('fails with a kind, does not keep the failure, and recovers', async () => {
    const reason = 'invalid-index';
    const { client, workers } = createClient(({ id }) => [failed(id, reason)], obey);
    await expect(client.load()).rejects.toMatchObject({ name: 'SearchError', kind: reason });
    expect(workers[0]?.terminate).toHaveBeenCalled();
    expect(workers).toHaveLength(1);
    await expect(search(client, 'a')).resolves.toEqual([nothing]);
  });

  it('recovers from an index that could not be fetched', async () => {
    const fetched = vi
      .fn<typeof fetchFile>(fetchFile)
      .mockRejectedValueOnce(new SearchError('network', 'The server answered 404.'));
    const workers: FakeWorker[] = [];
    const createWorker = () => {
      const worker = new FakeWorker(obey);
      workers.push(worker);
      return worker as unknown as SearchWorker;
    };
    const client = createSearchClient({ getIndexUrl, createWorker, fetchFile: fetched });
    await expect(client.load()).rejects.toMatchObject({ kind: 'network' });
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminate).toHaveBeenCalled();
    await expect(search(client, 'a')).resolves.toEqual([nothing]);
  });

  it('starts another worker when one dies while the index is fetched', async () => {
    const { client, workers } = createClient(obey);
    const loading = client.load();
    workers[0]?.die();
    await expect(loading).resolves.toBeUndefined();
    expect(workers).toHaveLength(2);
  });

  it('starts another worker when one dies, and asks again', async () => {
    const { client, workers } = createClient(dieSearching, obey);
    const answers = [search(client, 'a'), search(client, 'b')];
    await expect(Promise.all(answers)).resolves.toEqual([[nothing], [nothing]]);
    expect(workers).toHaveLength(2);
  });

  it('gives up after the second death', async () => {
    const { client, workers } = createClient(dieSearching);
    await expect(search(client, 'a')).rejects.toMatchObject({ kind: 'worker' });
    expect(workers).toHaveLength(2);
  });

  it('restarts a worker that does not reply for five seconds', async () => {
    const { client, workers } = createClient(stayMute, obey);
    const answer = search(client, 'a');
    await vi.advanceTimersByTimeAsync(5000);
    await expect(answer).resolves.toEqual([nothing]);
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });

  it('gives up on a worker that never replies', async () => {
    const { client } = createClient(stayMute);
    const outcome = search(client, 'a').catch(toError);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  it('gives up on an index that does not arrive, without starting another worker', async () => {
    const { client, workers } = createClient(() => []);
    const outcome = client.load().catch(toError);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ kind: 'network' });
    expect(workers).toHaveLength(1);
  });

  it('reports that no worker can be started', async () => {
    const createWorker = throwing('refused by the content security policy');
    const client = createSearchClient({ getIndexUrl, createWorker, fetchFile });
    await expect(client.load()).rejects.toMatchObject({ kind: 'worker' });
  });

  it('reports an address outside of this site', { tags: ['S54'] }, async () => {
    const createWorker = vi.fn<() => SearchWorker>();
    const client = createSearchClient({
      getIndexUrl: throwing('Unexpected version url'),
      createWorker,
      fetchFile,
    });
    await expect(client.load()).rejects.toThrow('Unexpected version url');
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('ends a worker, and asks another what it has not answered', async () => {
    const { client, workers } = createClient(stayMute, obey);
    const answer = search(client, 'a');
    await vi.advanceTimersByTimeAsync(1);
    client.close();
    await expect(answer).resolves.toEqual([nothing]);
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });

  it('starts no worker again after closing one that waits for nothing', async () => {
    const { client, workers } = createClient(obey);
    await search(client, 'a');
    client.close();
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });
});

import type { SearchScope } from '../model/search/protocol';
import type { SearchRequest, SearchResult } from '../model/search/protocol';
import { SearchError } from './search-error';
import { createWorkerConnection } from './worker-connection';
import type { Patience, SearchWorker, WorkerConnection } from './worker-connection';

/** Searches one index file by way of a worker. */
export interface SearchClient {
  /** Loads the index once; after a failure the next call tries again. */
  load(): Promise<void>;
  /** Loads the index if necessary and searches it; rejects with a {@link SearchError}. */
  search(query: string, scope: SearchScope): Promise<SearchResult>;
  /** Searches the texts of the pages as well, which are loaded if necessary. */
  searchTexts(query: string, scope: SearchScope): Promise<SearchResult>;
  /** Ends the worker; the next call starts another one. */
  close(): void;
}

/** The options of a client. */
export interface SearchClientOptions {
  /** Absolute, from `toIndexUrl`; a function is called when the index is needed first. */
  readonly indexUrl: string | (() => string);
  readonly createWorker: () => SearchWorker;
  /** Fetches the index; rejects with a {@link SearchError}. */
  readonly fetchFile: (url: string, milliseconds: number) => Promise<ArrayBuffer>;
  /** How long loading the index may take; 20,000 ms if left out. */
  readonly loadTimeout?: number;
}

/** Loading the index can take long on a slow connection; a loaded index replies at once. */
const LOAD_TIMEOUT_MS = 20_000;
const searchPatience: Patience = { milliseconds: 5000, kind: 'timeout' };
const textPatience: Patience = { milliseconds: LOAD_TIMEOUT_MS, kind: 'timeout' };

interface Session {
  readonly connection: WorkerConnection;
  readonly loaded: Promise<unknown>;
  /** True once it has resolved: then a query is sent at once. */
  isLoaded: boolean;
}

/** Makes a client; the worker starts with the first `load` or `search`. */
export function createSearchClient({
  indexUrl,
  createWorker,
  fetchFile,
  loadTimeout = LOAD_TIMEOUT_MS,
}: SearchClientOptions): SearchClient {
  let current: Session | undefined;

  function getSession(): Session {
    current ??= openSession(typeof indexUrl === 'string' ? indexUrl : indexUrl());
    return current;
  }

  /** The worker starts while the index is fetched: on a slow line, each waits as long as the other. */
  function openSession(url: string): Session {
    const connection = createWorkerConnection(startWorker(createWorker));
    const patience = { milliseconds: loadTimeout, kind: 'network' } as const;
    const loaded = fetchFile(url, loadTimeout).then((file) =>
      connection.ask((id) => ({ kind: 'load', id, url, file }), 'loaded', patience, [file]),
    );
    const session: Session = { connection, loaded, isLoaded: false };
    loaded.then(
      () => {
        session.isLoaded = true;
      },
      () => {},
    );
    return session;
  }

  /** A failure is not kept: its session is closed, and the next call opens another one. */
  async function useSession<Result>(ask: (session: Session) => Promise<Result>): Promise<Result> {
    const session = getSession();
    try {
      if (!session.isLoaded) await session.loaded;
      return await ask(session);
    } catch (error) {
      if (current === session) current = undefined;
      session.connection.close(new SearchError('worker', 'Another search broke the worker.'));
      throw error;
    }
  }

  const ask = (asked: Asked, patience: Patience) =>
    withOneRestart(() => useSession(({ connection }) => askForHits(connection, asked, patience)));

  return {
    load: () => withOneRestart(() => useSession(async () => undefined)),
    search: (query, scope) => ask({ query, scope, withTexts: false }, searchPatience),
    searchTexts: (query, scope) => ask({ query, scope, withTexts: true }, textPatience),
    close() {
      current?.connection.close(new SearchError('closed', 'Searching was ended.'));
      current = undefined;
    },
  };
}

function startWorker(createWorker: () => SearchWorker): SearchWorker {
  try {
    return createWorker();
  } catch (cause) {
    throw new SearchError('worker', 'The search worker could not start.', { cause });
  }
}

type Asked = Pick<Extract<SearchRequest, { kind: 'search' }>, 'query' | 'scope' | 'withTexts'>;

async function askForHits(
  connection: WorkerConnection,
  asked: Asked,
  patience: Patience,
): Promise<SearchResult> {
  const reply = await connection.ask((id) => ({ kind: 'search', id, ...asked }), 'hits', patience);
  return reply.result;
}

/** Restarts a worker once if it died or hangs; a restart does not fix a missing or damaged file. */
async function withOneRestart<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!isFaultOfWorker(error)) throw error;
    return task();
  }
}

function isFaultOfWorker(error: unknown): boolean {
  return error instanceof SearchError && (error.kind === 'worker' || error.kind === 'timeout');
}

import type {
  SearchFailure,
  SearchReply,
  SearchResult,
  SearchScope,
  SearchTask,
} from '../model/search/protocol';

/** Searches one index file by way of a worker. */
export interface SearchClient {
  /** Loads the index once; after a failure the next call tries again. */
  load(): Promise<void>;
  /**
   * Loads the index if necessary and searches it. Calls back with the result of what is loaded, and again when missing
   * texts are; then resolves. Rejects with a {@link SearchError}.
   */
  search(
    query: string,
    scope: SearchScope,
    onResult: (result: SearchResult) => void,
  ): Promise<void>;
  /** Ends the worker; the next call, and what it has not answered, start another one. */
  close(): void;
}

/** The part of a worker that searching uses. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Why searching failed; `timeout` is a worker that does not reply. */
export type SearchErrorKind = SearchFailure | 'network' | 'timeout';

/** A search without a result. Every kind is worth another try, which starts afresh. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly kind: SearchErrorKind;

  constructor(kind: SearchErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The options of a client. */
export interface SearchClientOptions {
  /** An absolute address, from `toIndexUrl`; called when the index is needed first. */
  readonly getIndexUrl: () => string;
  readonly createWorker: () => SearchWorker;
  /** Fetches the index; rejects with a {@link SearchError}. */
  readonly fetchFile: (url: string, milliseconds: number) => Promise<ArrayBuffer>;
  /** How long loading the index may take; 20,000 ms if left out. */
  readonly loadTimeout?: number;
}

/** Files can take long on a slow connection; a loaded index replies at once. */
const LOAD_TIMEOUT_MS = 20_000;
const REPLY_TIMEOUT_MS = 5000;

/** Makes a client; the worker starts with the first `load` or `search`. */
export function createSearchClient({
  getIndexUrl,
  createWorker,
  fetchFile,
  loadTimeout = LOAD_TIMEOUT_MS,
}: SearchClientOptions): SearchClient {
  let current: Session | undefined;

  /** The worker starts while the index is fetched: on a slow line, each waits as long as the other. */
  function openSession(): Session {
    const url = getIndexUrl();
    const connection = connect(startWorker(createWorker));
    const loaded = fetchFile(url, loadTimeout).then((file) =>
      connection.ask({ kind: 'load', url, file }, loadTimeout),
    );
    return { ...connection, loaded };
  }

  /** A failure is not kept: its session is closed, and the next call opens another one. */
  async function useSession(use?: (session: Session) => Promise<void>): Promise<void> {
    current ??= openSession();
    const session = current;
    try {
      await session.loaded;
      await use?.(session);
    } catch (error) {
      if (current === session) current = undefined;
      session.close(new SearchError('worker', 'Another search broke the worker.'));
      throw error;
    }
  }

  return {
    load: () => withOneRestart(() => useSession()),
    search: (query, scope, onResult) =>
      withOneRestart(() =>
        useSession(({ ask }) => ask({ kind: 'search', query, scope }, REPLY_TIMEOUT_MS, onResult)),
      ),
    close() {
      current?.close(new SearchError('worker', 'The search worker was ended.'));
      current = undefined;
    },
  };
}

/** Fetches an index for the worker; rejects with a {@link SearchError}. */
export async function fetchIndexFile(url: string, milliseconds: number): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw new SearchError('network', 'The search index could not be fetched.', { cause });
  }
}

function startWorker(createWorker: () => SearchWorker): SearchWorker {
  try {
    return createWorker();
  } catch (cause) {
    throw new SearchError('worker', 'The search worker could not start.', { cause });
  }
}

/** Restarts a worker once if it died or hangs; a restart does not fix a missing or damaged file. */
async function withOneRestart(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof SearchError && /worker|timeout/.test(error.kind))) throw error;
    await task();
  }
}

/** A worker, and whether it has its index. */
interface Session extends WorkerConnection {
  readonly loaded: Promise<void>;
}

/** Requests and replies of one worker. */
interface WorkerConnection {
  /** Resolves after the last reply, the first of which is in time; rejects with a {@link SearchError}. */
  readonly ask: (
    task: SearchTask,
    milliseconds: number,
    onResult?: (result: SearchResult) => void,
  ) => Promise<void>;
  /** Terminates the worker; rejects pending requests with the reason. */
  readonly close: (reason: SearchError) => void;
}

/** Connects to a worker; if it dies, every pending request is rejected. */
function connect(worker: SearchWorker): WorkerConnection {
  const takers = new Map<number, (reply: SearchReply | SearchError) => void>();
  let lastId = 0;
  let ended: SearchError | undefined;

  function close(reason: SearchError): void {
    ended ??= reason;
    worker.terminate();
    for (const take of takers.values()) take(reason);
  }

  worker.addEventListener('message', ({ data: reply }: MessageEvent<SearchReply>) => {
    takers.get(reply.id)?.(reply);
  });
  worker.addEventListener('error', ({ message }) => {
    close(new SearchError('worker', message || 'The search worker could not run.'));
  });
  worker.addEventListener('messageerror', () => {
    close(new SearchError('worker', 'The search worker sent a message that cannot be read.'));
  });

  async function ask(...[task, milliseconds, onResult]: Parameters<WorkerConnection['ask']>) {
    if (ended !== undefined) throw ended;
    lastId += 1;
    const id = lastId;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve, reject) => {
      const wait = (limit: number) => {
        const kind = task.kind === 'load' ? 'network' : 'timeout';
        clearTimeout(timer);
        timer = setTimeout(reject, limit, new SearchError(kind, `No reply in ${limit} ms.`));
      };
      takers.set(id, (reply) => {
        if (reply instanceof SearchError) return reject(reply);
        switch (reply.kind) {
          case 'failed':
            return reject(new SearchError(reply.reason, reply.message));
          case 'loaded':
            return resolve();
          case 'hits':
            onResult?.(reply.result);
            // The next reply comes when files have been loaded.
            return reply.isLast ? resolve() : wait(LOAD_TIMEOUT_MS);
          default:
            // Another build's worker.
            return reject(new SearchError('worker', 'The reply of the search worker is unknown.'));
        }
      });
      wait(milliseconds);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
      worker.postMessage({ ...task, id }, task.kind === 'load' ? [task.file] : []);
    }).finally(() => {
      clearTimeout(timer);
      takers.delete(id);
    });
  }

  return { ask, close };
}

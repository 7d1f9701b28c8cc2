import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Promise as PoolPromise, TerminateError, pool, worker, workerEmit } from 'workerpool';
import type { ApiRequest } from './cached-apis';
import type { CompileRequest } from './compile-guides';
import type { RenderRequest } from './rendering';
import { TaskTimeout } from './task-timeout';

/**
 * The work of a build that is divided among processes; each task takes and returns plain data. A process loads what
 * its tasks need: all of it takes seconds, and a build in which little has changed needs little.
 */
const tasks = {
  compileGuide: async (request: CompileRequest) =>
    (await import('./compile-guides')).compileGuide(request),
  makeApi: async (request: ApiRequest) => (await import('./make-api')).makeApi(request),
  renderPages: async (request: RenderRequest) =>
    (await import('./rendering')).renderPages(request, () => workerEmit('loaded')),
};

/** The entry of each process, which works until its parent stops it. */
export function run(): void {
  worker({ ...tasks });
}

/** Processes that do tasks, each one at a time. */
export interface Pool {
  /** Each rejects when its task fails or hangs, or when its process ends. */
  readonly tasks: typeof tasks;
  readonly size: number;
  readonly stop: () => Promise<void>;
}

const RUN = fileURLToPath(new URL('../run.js', import.meta.url));

/** Each process uses a processor and memory. */
const MOST_PROCESSES = 4;

/** A task that takes longer is hanging. */
const TIMEOUT_MS = 20 * 60_000;

/** Loading the app takes seconds, and longer while other programs need the processors. */
const LOADING_MS = 5 * 60_000;

/** Rendering some pages takes a second; one with a loop without an end would take forever. */
const RENDERING_MS = 30_000;

const STOP_MS = 5000;

/** Starts no process before a task needs it. Their output is printed here. An interruption stops them. */
export function openPool(interruption: AbortSignal, timeoutMs = TIMEOUT_MS): Pool {
  interruption.throwIfAborted();
  const size = Math.min(availableParallelism(), MOST_PROCESSES);
  const processes = pool(RUN, {
    workerType: 'process',
    maxWorkers: size,
    forkArgs: ['prerender/pipeline/pool'],
    forkOpts: {
      // JSON would lose maps.
      serialization: 'advanced',
      // Garbage lives for one guide or page: collect it less often, and more at once.
      execArgv: ['--max-semi-space-size=16'],
    },
  });
  const exec = async (name: string, request: unknown, most = timeoutMs): Promise<never> => {
    let isLoaded = false;
    const onLoad = () => {
      isLoaded = true;
      task.timeout(Math.min(timeoutMs, RENDERING_MS));
    };
    const task = processes.exec(name, [request], { on: onLoad });
    try {
      return (await task.timeout(most)) as never;
    } catch (error) {
      interruption.throwIfAborted();
      throw toTaskError(error, name, isLoaded);
    }
  };
  const stop = async () => {
    interruption.removeEventListener('abort', stopNow);
    // workerpool would wait forever for a process that has already ended.
    await processes.terminate(true, STOP_MS).catch(() => {});
  };
  const stopNow = () => void stop();
  interruption.addEventListener('abort', stopNow);
  return {
    tasks: {
      compileGuide: (request) => exec('compileGuide', request),
      makeApi: (request) => exec('makeApi', request),
      renderPages: (request) => exec('renderPages', request, Math.min(timeoutMs, LOADING_MS)),
    },
    size,
    stop,
  };
}

/** Does a step of a build with a pool, whose processes then give their memory back. */
export async function withPool<Result>(
  interruption: AbortSignal,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const opened = openPool(interruption);
  try {
    return await work(opened);
  } finally {
    await opened.stop();
  }
}

function toTaskError(error: unknown, name: string, isLoaded: boolean): unknown {
  if (error instanceof PoolPromise.TimeoutError)
    return new TaskTimeout(`The task ${name} did not end in time.`, isLoaded);
  if (!(error instanceof TerminateError)) return error;
  // Only a process that cannot be started has an error; an exit has none.
  const reason =
    error.cause instanceof Error ? `failed: ${error.cause.message}` : 'ended by itself';
  return new Error(`The process of the task ${name} ${reason}.`, { cause: error });
}

import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Promise as PoolPromise, TerminateError, pool, worker } from 'workerpool';

/** The tasks that a process can do, by name. */
type Tasks<T> = { readonly [Name in keyof T]: (...args: never[]) => Promise<unknown> };

/** A pool of child processes, each doing one task at a time. */
export interface Processes<T extends Tasks<T>> {
  /** Rejects when the task fails or times out, or when its process ends or cannot be started. */
  readonly ask: <Name extends keyof T & string>(
    name: Name,
    ...args: Parameters<T[Name]>
  ) => ReturnType<T[Name]>;
  readonly stop: () => Promise<void>;
}

export interface ProcessSettings {
  /** Its `run` calls `doTasks`. */
  readonly module: URL;
  readonly args?: readonly string[];
  /** The number of processes; one by default. */
  readonly count?: number;
  /** Flags for Node.js. */
  readonly flags?: readonly string[];
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Stops the processes, so that their tasks fail. */
  readonly interruption?: AbortSignal;
}

const RUN = fileURLToPath(new URL('../run.js', import.meta.url));

const ROOT = dirname(dirname(RUN));

/** A task that takes longer is hanging: bundling a thousand guides takes a minute. */
const TIMEOUT_MS = 20 * 60_000;

const STOP_MS = 5000;

/** Starts processes. Their output is printed here. */
export function startProcesses<T extends Tasks<T>>({
  module,
  args = [],
  count = 1,
  flags = [],
  env = {},
  timeoutMs = TIMEOUT_MS,
  interruption,
}: ProcessSettings): Processes<T> {
  interruption?.throwIfAborted();
  const path = relative(ROOT, fileURLToPath(module)).replace(/\.ts$/, '');
  const processes = pool(RUN, {
    workerType: 'process',
    minWorkers: count,
    maxWorkers: count,
    forkArgs: [path, ...args],
    // JSON would lose sets.
    forkOpts: { serialization: 'advanced', execArgv: [...flags], env: { ...process.env, ...env } },
  });
  let ended: Promise<void> | undefined;
  const end = async () => {
    // workerpool would wait forever for a process that has already ended.
    await processes.terminate(true, STOP_MS).catch(() => {});
  };
  const stop = (): Promise<void> => {
    interruption?.removeEventListener('abort', stopNow);
    ended ??= end();
    return ended;
  };
  const stopNow = () => void stop();
  interruption?.addEventListener('abort', stopNow);
  const ask = async (name: string, params: unknown[]) => {
    try {
      return (await processes.exec(name, params).timeout(timeoutMs)) as unknown;
    } catch (error) {
      throw toProcessError(error, path, timeoutMs);
    }
  };
  return {
    // The module guarantees the types of its tasks.
    ask: (name, ...params) => ask(name, params) as ReturnType<T[typeof name]>,
    stop,
  };
}

function toProcessError(error: unknown, path: string, timeoutMs: number): unknown {
  if (error instanceof PoolPromise.TimeoutError)
    return new Error(`The process ${path} did not answer within ${timeoutMs / 60_000} minutes.`);
  if (!(error instanceof TerminateError)) return error;
  // Only a child that cannot be started has an error; an exit has none.
  const reason =
    error.cause instanceof Error ? `failed: ${error.cause.message}` : 'ended by itself';
  return new Error(`The process ${path} ${reason}.`, { cause: error });
}

/** Makes this process do tasks for its parent, until the parent stops it. */
export function doTasks<T extends Tasks<T>>(tasks: T): void {
  worker({ ...tasks });
}

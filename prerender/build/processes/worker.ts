import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of its own that answers requests, one at a time. */
export interface Worker<Request, Answer> {
  /** Rejects with what went wrong in the worker, or when it ends without an answer. */
  readonly ask: (request: Request) => Promise<Answer>;
  readonly stop: () => void;
}

/** What a worker says to a request. */
export type WorkerReply =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly message: string };

export interface WorkerSettings {
  /** Of `cli/`; it answers by `answerRequests`. */
  readonly command: string;
  readonly args: readonly string[];
  /** Of Node.js. */
  readonly flags?: readonly string[];
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

const run = fileURLToPath(new URL('../../run.js', import.meta.url));

/** Starts a command as a worker. What it prints is printed here. */
export function startWorker<Request extends object, Answer>({
  command,
  args,
  flags = [],
  env = {},
}: WorkerSettings): Worker<Request, Answer> {
  const child = fork(run, [`prerender/cli/${command}`, ...args], {
    // JSON would lose sets.
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...flags],
    env: { ...process.env, ...env },
  });
  return {
    ask: async (request) => {
      const reply = await ask(child, request);
      if (reply.kind === 'failure') throw new Error(reply.message);
      // The command's own promise.
      return reply.answer as Answer;
    },
    stop: () => void child.kill(),
  };
}

async function ask(child: ChildProcess, request: object): Promise<WorkerReply> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(child, 'exit', { signal }).then(([code]): WorkerReply => ({
    kind: 'failure',
    message: `A process of the build ended by itself, with code ${String(code)}.`,
  }));
  // Nobody waits for it any longer when there is an answer.
  ended.catch(() => {});
  const answered = once(child, 'message', { signal }).then(([reply]) => reply as WorkerReply);
  child.send(request);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    answered.catch(() => {});
    waiting.abort();
  }
}

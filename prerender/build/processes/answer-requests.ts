import type { WorkerReply } from './worker';

/** Makes this process the worker of the one that has started it, until that one stops it. */
export function answerRequests(answer: (request: unknown) => Promise<unknown>): void {
  process.on('message', (request) => {
    void answer(request)
      .then(
        (value): WorkerReply => ({ kind: 'answer', answer: value }),
        (error: unknown): WorkerReply => ({ kind: 'failure', message: toMessage(error) }),
      )
      .then((reply) => process.send?.(reply));
  });
  // Nobody waits for what it does any longer.
  process.once('disconnect', () => process.exit());
}

function toMessage(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

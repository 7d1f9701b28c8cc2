import type { SearchReply, SearchRequest } from '../model/search/protocol';
import { SearchError } from './search-error';
import type { SearchErrorKind } from './search-error';

/** The part of a worker that searching uses. */
export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** How long to wait for a reply, and what it means if none comes. */
export interface Patience {
  readonly milliseconds: number;
  readonly kind: SearchErrorKind;
}

/** Requests and replies of one worker. */
export interface WorkerConnection {
  /** Resolves with a reply of that kind; rejects with a {@link SearchError} for anything else. */
  ask<Kind extends ReplyKind>(
    toRequest: (id: number) => SearchRequest,
    kind: Kind,
    patience: Patience,
    transfer?: Transferable[],
  ): Promise<ReplyOf<Kind>>;
  /** Terminates the worker; rejects pending requests with the reason. */
  close(reason: SearchError): void;
}

type ReplyKind = Exclude<SearchReply['kind'], 'failed'>;
type ReplyOf<Kind extends ReplyKind> = Extract<SearchReply, { kind: Kind }>;

interface Waiting {
  readonly resolve: (reply: SearchReply) => void;
  readonly reject: (error: SearchError) => void;
}

/** Connects to a worker; if it dies, every pending request is rejected. */
export function createWorkerConnection(worker: SearchWorker): WorkerConnection {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: SearchError | undefined;

  function end(reason: SearchError): void {
    ended ??= reason;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  worker.addEventListener('message', ({ data: reply }: MessageEvent<SearchReply>) => {
    waiting.get(reply.id)?.resolve(reply);
  });
  worker.addEventListener('error', (event) => {
    end(new SearchError('worker', event.message || 'The search worker could not run.'));
  });
  worker.addEventListener('messageerror', () => {
    end(new SearchError('worker', 'The search worker sent a message that cannot be read.'));
  });

  return {
    async ask(toRequest, kind, patience, transfer = []) {
      if (ended !== undefined) throw ended;
      lastId += 1;
      const id = lastId;
      const reply = await new Promise<SearchReply>((resolve, reject) => {
        const timer = setTimeout(() => {
          reject(new SearchError(patience.kind, `No reply in ${patience.milliseconds} ms.`));
        }, patience.milliseconds);
        waiting.set(id, { resolve: settle(resolve, timer), reject: settle(reject, timer) });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
        worker.postMessage(toRequest(id), transfer);
      }).finally(() => waiting.delete(id));
      if (isReplyOf(reply, kind)) return reply;
      if (reply.kind === 'failed') throw new SearchError(reply.reason, reply.message);
      throw new SearchError('worker', `The search worker replied with ${reply.kind}.`);
    },
    close: end,
  };
}

function settle<Value>(then: (value: Value) => void, timer: ReturnType<typeof setTimeout>) {
  return (value: Value) => {
    clearTimeout(timer);
    then(value);
  };
}

function isReplyOf<Kind extends ReplyKind>(reply: SearchReply, kind: Kind): reply is ReplyOf<Kind> {
  return reply.kind === kind;
}

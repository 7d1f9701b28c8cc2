import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ReadPage } from './read-page';

/** What a renderer is asked, by a message to its process. */
export type RenderRequest =
  { readonly kind: 'list' } | { readonly kind: 'render'; readonly route: string };

/** What it answers; each request has one answer. */
export type RenderReply =
  | { readonly kind: 'routes'; readonly routes: readonly string[] }
  | { readonly kind: 'page'; readonly page: ReadPage }
  | { readonly kind: 'failure'; readonly message: string };

/** A process that renders the pages of a bundled site, one at a time. */
export interface Renderer {
  /** The routes of all pages. */
  readonly list: () => Promise<readonly string[]>;
  /** Writes the page of a route, and tells what is in it. */
  readonly render: (route: string) => Promise<ReadPage>;
  readonly stop: () => void;
}

const run = fileURLToPath(new URL('../run.js', import.meta.url));

/** Starts a process with `commands/render.ts`. */
export function startRenderer(outDir: string, base: string): Renderer {
  // A page is told with a set, which JSON would lose.
  const child = fork(run, ['render', outDir, base], { serialization: 'advanced' });
  return {
    list: async () => {
      const reply = await ask(child, { kind: 'list' });
      return reply.kind === 'routes' ? reply.routes : fail(reply);
    },
    render: async (route) => {
      const reply = await ask(child, { kind: 'render', route });
      return reply.kind === 'page' ? reply.page : fail(reply);
    },
    stop: () => void child.kill(),
  };
}

async function ask(child: ChildProcess, request: RenderRequest): Promise<RenderReply> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const ended = once(child, 'exit', { signal }).then(([code]): RenderReply => ({
    kind: 'failure',
    message: `A process that renders pages ended by itself, with code ${String(code)}.`,
  }));
  // Nobody waits for it any longer when there is an answer.
  ended.catch(() => {});
  const answered = once(child, 'message', { signal }).then(([reply]) => reply as RenderReply);
  child.send(request);
  try {
    return await Promise.race([answered, ended]);
  } finally {
    answered.catch(() => {});
    waiting.abort();
  }
}

function fail(reply: RenderReply): never {
  throw new Error(reply.kind === 'failure' ? reply.message : `Not asked: ${reply.kind}`);
}

import type { ReadPage } from './read-page';
import { startWorker } from '../processes/worker';

/** What a renderer is asked. */
export type RenderRequest =
  { readonly kind: 'list' } | { readonly kind: 'render'; readonly routes: readonly string[] };

/** A process that renders the pages of a bundled site. */
export interface Renderer {
  /** The routes of all pages. */
  readonly list: () => Promise<readonly string[]>;
  /** Writes the pages of some routes, and tells what is in them. */
  readonly render: (routes: readonly string[]) => Promise<readonly ReadPage[]>;
  readonly stop: () => void;
}

/** Starts a process with `commands/render.ts`. */
export function startRenderer(outDir: string, base: string): Renderer {
  const worker = startWorker<RenderRequest, unknown>({
    command: 'render',
    args: [outDir, base],
    // What a page leaves behind is forgotten with the next few: less often, and more at once.
    flags: ['--max-semi-space-size=32'],
  });
  return {
    list: async () => (await worker.ask({ kind: 'list' })) as readonly string[],
    render: async (routes) => (await worker.ask({ kind: 'render', routes })) as readonly ReadPage[],
    stop: worker.stop,
  };
}

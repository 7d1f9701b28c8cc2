import { availableParallelism } from 'node:os';
import type { Shard } from '../settings/shard';
import { takeShard } from '../settings/shard';
import type { FinishedPage } from './finished-page';
import type { Processes } from './processes';
import { startProcesses } from './processes';
import type { RenderTasks, RenderedPage } from './render-process';

/** Each process uses a processor and memory. */
const MOST_PROCESSES = 4;

/** A process is replaced after about this many pages, as it never frees the modules it has loaded. */
export const MOST_PAGES = 1200;

/** Pages per task. While one page of a batch is written, the next one is rendered. */
const BATCH = 20;

/** The pages of a site, and why some are not there. */
export interface RenderedSite {
  readonly pages: readonly FinishedPage[];
  /** How many of them are as an earlier build has made them. */
  readonly keptPages: number;
  readonly failures: readonly RenderFailure[];
}

export type RenderFailure = Pick<
  Extract<RenderedPage, { kind: 'failed' }>,
  'route' | 'reason' | 'components'
>;

/** The processes that render the pages of a site. */
export interface Renderers {
  readonly count: number;
  /** The processes that were started ahead, and after them new ones. */
  readonly start: () => Processes<RenderTasks>;
  /** Ends those that were started ahead. */
  readonly stop: () => Promise<void>;
}

/** Settings for rendering. */
interface Work {
  /** Takes what is done, for the terminal. */
  readonly say: (text: string) => void;
  /** The part of the pages to render. */
  readonly shard: Shard;
}

/**
 * Starts processes for the pages of a site, which load their code while the site is bundled into `outDir`.
 */
export function openRenderers(outDir: string, base: string, interruption: AbortSignal): Renderers {
  const count = Math.min(availableParallelism(), MOST_PROCESSES);
  const start = () =>
    startProcesses<RenderTasks>({
      module: new URL('./render-process.ts', import.meta.url),
      args: [outDir, base],
      count,
      // Garbage lives for only a few pages: collect it less often, and more at once.
      flags: ['--max-semi-space-size=32'],
      interruption,
    });
  const first = start();
  let isTaken = false;
  return {
    count,
    start: () => {
      if (isTaken) return start();
      isTaken = true;
      return first;
    },
    stop: first.stop,
  };
}

/** Renders the pages of a bundled site, several at a time, and returns what the build needs from them. */
export async function renderSite(
  { count, start }: Renderers,
  { say, shard }: Work,
): Promise<RenderedSite> {
  const report = (done: number, all: number) =>
    say(`Rendering ${done.toLocaleString('en')} of ${all.toLocaleString('en')} pages`);
  const rendered = await renderPages(start, count, { report, shard });
  const pages = rendered.flatMap((one) => (one.kind === 'finished' ? [one.page] : []));
  return {
    // In byte order, whichever process finished first.
    pages: pages.toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1)),
    keptPages: rendered.filter((one) => one.kind === 'finished' && one.isKept).length,
    failures: rendered.filter((one) => one.kind === 'failed'),
  };
}

/** Renders pages with a pool of processes, which are replaced before they use too much memory. */
export async function renderPages(
  start: () => Processes<RenderTasks>,
  count: number,
  {
    report = () => {},
    shard = { number: 1, count: 1 },
  }: { readonly report?: (done: number, all: number) => void; readonly shard?: Shard } = {},
): Promise<readonly RenderedPage[]> {
  let processes = start();
  let done = 0;
  try {
    const routes = takeShard(await processes.ask('listPaths'), shard);
    const pages: RenderedPage[] = [];
    for (const [index, group] of toGroups(routes, MOST_PAGES * count).entries()) {
      if (index > 0) {
        await processes.stop();
        processes = start();
      }
      const batches = toGroups(group, BATCH).map(async (batch) => {
        const made = await processes.ask('render', batch);
        report((done += batch.length), routes.length);
        return made;
      });
      pages.push(...(await Promise.all(batches)).flat());
    }
    return pages;
  } finally {
    await processes.stop();
  }
}

function toGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

import { availableParallelism } from 'node:os';
import type { ReadPage } from './read-page';
import { startRenderer } from './renderer';
import { toLastingRenderer } from './to-lasting-renderer';

/** Each takes a processor, and memory. */
const MOST_RENDERERS = 4;

/** Renders every page of a bundled site into `outDir/client`, several at a time, and tells what is in them. */
export async function renderSite(outDir: string, base: string): Promise<readonly ReadPage[]> {
  const start = () => toLastingRenderer(() => startRenderer(outDir, base));
  const first = start();
  const count = Math.min(availableParallelism(), MOST_RENDERERS);
  const renderers = [first, ...Array.from({ length: count - 1 }, start)];
  try {
    const left = toBatches(await first.list()).values();
    const pages: ReadPage[] = [];
    await Promise.all(
      renderers.map(async ({ render }) => {
        for (const routes of left) pages.push(...(await render(routes)));
      }),
    );
    return sortByFile(pages);
  } finally {
    for (const { stop } of renderers) stop();
  }
}

/** While one page of a batch is written, the next one is rendered. */
const BATCH = 20;

function toBatches(routes: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(routes.length / BATCH) }, (_, index) =>
    routes.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/** In byte order, whoever was first. */
function sortByFile(pages: readonly ReadPage[]): readonly ReadPage[] {
  return pages.toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1));
}

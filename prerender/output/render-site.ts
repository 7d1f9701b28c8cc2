import { availableParallelism } from 'node:os';
import type { ReadPage } from './read-page';
import { startRenderer } from './renderer';
import { toLastingRenderer } from './to-lasting-renderer';

/** Each takes a processor, and memory. */
const MOST_RENDERERS = 4;

/** Renders every page of a bundled site into `outDir/client`, several at a time, and tells what is in them. */
export async function renderSite(outDir: string, base: string): Promise<readonly ReadPage[]> {
  const first = toLastingRenderer(() => startRenderer(outDir, base));
  const renderers = [first];
  try {
    const left = (await first.list()).values();
    const count = Math.min(availableParallelism(), MOST_RENDERERS);
    while (renderers.length < count)
      renderers.push(toLastingRenderer(() => startRenderer(outDir, base)));
    const pages: ReadPage[] = [];
    await Promise.all(
      renderers.map(async ({ render }) => {
        for (const route of left) pages.push(await render(route));
      }),
    );
    return sortByFile(pages);
  } finally {
    for (const { stop } of renderers) stop();
  }
}

/** In byte order, whoever was first. */
function sortByFile(pages: readonly ReadPage[]): readonly ReadPage[] {
  return pages.toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1));
}

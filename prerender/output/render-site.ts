import { availableParallelism } from 'node:os';
import type { ReadPage } from './read-page';
import type { Renderer } from './renderer';
import { startRenderer } from './renderer';

/** Each takes a processor, and memory. */
const MOST_RENDERERS = 4;

/** After so many pages a renderer makes room for a new one: what it has loaded it keeps. */
const MOST_PAGES = 400;

/** Renders every page of a bundled site into `outDir/client`, several at a time, and tells what is in them. */
export async function renderSite(outDir: string, base: string): Promise<readonly ReadPage[]> {
  const running = new Set<Renderer>();
  const start = () => {
    const renderer = startRenderer(outDir, base);
    running.add(renderer);
    return renderer;
  };
  const stop = (renderer: Renderer) => {
    running.delete(renderer);
    renderer.stop();
  };
  try {
    const first = start();
    const routes = await first.list();
    const left = routes.values();
    const pages: ReadPage[] = [];
    const work = async (begun?: Renderer) => {
      let renderer = begun;
      let count = 0;
      for (const route of left) {
        if (renderer !== undefined && count === MOST_PAGES) {
          stop(renderer);
          renderer = undefined;
          count = 0;
        }
        renderer ??= start();
        pages.push(await renderer.render(route));
        count++;
      }
    };
    const others = Math.min(availableParallelism(), MOST_RENDERERS) - 1;
    await Promise.all([work(first), ...Array.from({ length: others }, () => work())]);
    return sortByFile(pages);
  } finally {
    for (const renderer of running) renderer.stop();
  }
}

/** In byte order, whoever was first. */
function sortByFile(pages: readonly ReadPage[]): readonly ReadPage[] {
  return pages.toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1));
}

import { join, relative } from 'node:path';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage } from './finished-page';
import { writeOutput } from './output-files';
import { findSystemProblem } from '../diagnostics/system-problem';
import { doTasks } from './processes';
import type { ImportBuilt } from './vike-output';
import { openApp } from './vike-output';

export interface RenderTasks {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** Writes the pages of some routes, and returns what the build needs from them. */
  readonly render: (routes: readonly string[]) => Promise<readonly RenderedPage[]>;
}

/** A page that is written, or why it cannot be. */
export type RenderedPage =
  | { readonly kind: 'finished'; readonly page: FinishedPage }
  | {
      readonly kind: 'failed';
      readonly route: string;
      readonly reason: string;
      readonly components: readonly string[];
    };

/** The entry of the process that `rendering.ts` starts to render pages of a bundled site. */
export function run([outDir = '', base = '']: readonly string[], importBuilt: ImportBuilt): void {
  const app = openApp(outDir, base, importBuilt);
  // The first task reports the error.
  app.catch(() => {});
  const write = async (route: string): Promise<FinishedPage> => {
    const client = join(outDir, 'client');
    const page = toHtmlPage(client, route);
    const html = await (await app).render(route);
    await writeOutput(client, relative(client, page.file), html);
    return readPage(page, html, base);
  };
  const render = async (route: string): Promise<RenderedPage> => {
    try {
      return { kind: 'finished', page: await write(route) };
    } catch (error) {
      // A full disk is no problem of a page.
      if (findSystemProblem(outDir, error) !== undefined) throw error;
      return {
        kind: 'failed',
        route,
        reason: error instanceof Error ? error.message : String(error),
        components: (error as { components?: readonly string[] }).components ?? [],
      };
    }
  };
  doTasks<RenderTasks>({
    listPaths: async () => (await app).listPaths(),
    render: async (routes) => {
      // What no page can do without is no problem of one page.
      await app;
      return Promise.all(routes.map(render));
    },
  });
}

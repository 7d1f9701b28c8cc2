import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage } from './finished-page';
import { doTasks } from './processes';
import type { ImportBuilt } from './vike-output';
import { openApp } from './vike-output';

export interface RenderTasks {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** Writes the pages of some routes, and returns what is in them. */
  readonly render: (routes: readonly string[]) => Promise<readonly FinishedPage[]>;
}

/** Renders pages of a bundled site for `rendering.ts`, which starts this process. */
export function run([outDir = '', base = '']: readonly string[], importBuilt: ImportBuilt): void {
  const app = openApp(outDir, base, importBuilt);
  // It is reported by the first task.
  app.catch(() => {});
  const write = async (route: string): Promise<FinishedPage> => {
    const html = await (await app).render(route);
    const page = toHtmlPage(join(outDir, 'client'), route);
    await mkdir(dirname(page.file), { recursive: true });
    await writeFile(page.file, html);
    return readPage(page, html, base);
  };
  doTasks<RenderTasks>({
    listPaths: async () => (await app).listPaths(),
    render: (routes) => Promise.all(routes.map(write)),
  });
}

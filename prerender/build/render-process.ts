import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage } from './finished-page';
import { writeOutput } from '../sources/output-files';
import { toContentPolicy } from '../html/content-policy';
import { toPublishedHtml } from './published-html';
import { createPictures } from './social/pictures';
import { findSystemProblem } from '../diagnostics/system-problem';
import { toErrorText } from '../../src/model/text/error-text';
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
export type RenderedPage = { readonly kind: 'finished'; readonly page: FinishedPage } | Failed;

interface Failed {
  readonly kind: 'failed';
  readonly route: string;
  readonly reason: string;
  /** The components around what failed, innermost first. */
  readonly components: readonly string[];
}

/** An error of `renderDocument` has its causes in its message, and the components in which it happened. */
function toReason(error: unknown): Pick<Failed, 'reason' | 'components'> {
  const { components } = error as { components?: readonly string[] };
  return components === undefined || !(error instanceof Error)
    ? { reason: toErrorText(error), components: [] }
    : { reason: error.message, components };
}

/** The entry of the process that `rendering.ts` starts to render pages of a bundled site. */
export function run([outDir = '', base = '']: readonly string[], importBuilt: ImportBuilt): void {
  const app = openApp(outDir, base, importBuilt);
  // The first task reports the error.
  app.catch(() => {});
  const policy = readFile('index.html', 'utf8').then(toContentPolicy);
  const drawPicture = createPictures(process.cwd());
  const write = async (route: string): Promise<FinishedPage> => {
    const client = join(outDir, 'client');
    const page = toHtmlPage(client, route);
    const { html: rendered, view, files: data } = await (await app).render(route);
    const { html, files } = toPublishedHtml(rendered, view, {
      policy: await policy,
      base,
      drawPicture,
    });
    for (const { file, load } of files) await writeOutput(client, file, await load());
    await writeOutput(client, relative(client, page.file), html);
    for (const [address, value] of data) await writeOnce(client, address.slice(base.length), value);
    return readPage(page, html, base, view);
  };
  const written = new Set<string>();
  /** Pages share files, whose names change with their content. */
  const writeOnce = async (client: string, address: string, data: unknown): Promise<void> => {
    if (written.has(address)) return;
    written.add(address);
    await writeOutput(client, decodeURI(address), JSON.stringify(data));
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
        ...toReason(error),
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

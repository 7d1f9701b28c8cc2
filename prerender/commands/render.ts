import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BundledApp, ImportBuilt } from '../output/bundled-app';
import { openApp } from '../output/bundled-app';
import { toHtmlPage } from '../output/html-page';
import { readPage } from '../output/read-page';
import type { RenderReply, RenderRequest } from '../output/renderer';

/** Renders pages of a bundled site for `renderer.ts`, whose child this process is. */
export async function run(
  [outDir = '', base = '']: readonly string[],
  importBuilt: ImportBuilt,
): Promise<void> {
  const app = openApp(outDir, base, importBuilt);
  process.on('message', (request: RenderRequest) => {
    void app
      .then((opened) => answer(opened, request, outDir, base))
      .catch((error: unknown): RenderReply => ({ kind: 'failure', message: toMessage(error) }))
      .then((reply) => process.send?.(reply));
  });
  await app;
}

async function answer(
  app: BundledApp,
  request: RenderRequest,
  outDir: string,
  base: string,
): Promise<RenderReply> {
  if (request.kind === 'list') return { kind: 'routes', routes: await app.listPaths() };
  const html = await app.render(request.route);
  const page = toHtmlPage(join(outDir, 'client'), request.route);
  await mkdir(dirname(page.file), { recursive: true });
  await writeFile(page.file, html);
  return { kind: 'page', page: readPage(page, html, base) };
}

function toMessage(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

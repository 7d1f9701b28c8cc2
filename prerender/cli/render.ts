import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { answerRequests } from '../build/processes/answer-requests';
import type { ImportBuilt } from '../build/render/bundled-app';
import { openApp } from '../build/render/bundled-app';
import { toHtmlPage } from '../build/render/html-page';
import type { ReadPage } from '../build/render/read-page';
import { readPage } from '../build/render/read-page';
import type { RenderRequest } from '../build/render/renderer';

/** Renders pages of a bundled site for `renderer.ts`, whose worker this process is. */
export function run([outDir = '', base = '']: readonly string[], importBuilt: ImportBuilt): void {
  const app = openApp(outDir, base, importBuilt);
  const write = async (route: string): Promise<ReadPage> => {
    const html = await (await app).render(route);
    const page = toHtmlPage(join(outDir, 'client'), route);
    await mkdir(dirname(page.file), { recursive: true });
    await writeFile(page.file, html);
    return readPage(page, html, base);
  };
  answerRequests(async (message) => {
    const request = message as RenderRequest;
    return request.kind === 'list'
      ? (await app).listPaths()
      : Promise.all(request.routes.map(write));
  });
}

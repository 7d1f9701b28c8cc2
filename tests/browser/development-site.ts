import { writeFile } from 'node:fs/promises';
import { openPage } from './open-page';
import type { RunningCommand } from './run-command';
import { findFreePort, startServer } from './run-command';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';
import { test } from './test';

export const guide = '/docs/platform/message-iframe-helper/guide';
export const guideFile = 'content/docs/platform/message-iframe-helper/guide.mdx';
export const operation = '/docs/api/easier-api/create-team';
export const specFile = 'specs/easier-api.yaml';

/** A copy of the project, served for its writer. */
export interface DevelopmentSite {
  readonly copy: SiteCopy;
  readonly server: RunningCommand;
  readonly origin: string;
}

/** Serves a copy of the project to all tests of a file, each of which reverts its edits. */
export function serveForDevelopment(
  prepare: (copy: SiteCopy) => Promise<void> = () => Promise.resolve(),
): DevelopmentSite {
  let site: DevelopmentSite | undefined;
  const get = () => {
    if (site === undefined) throw new Error('The server is started before the first test.');
    return site;
  };
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async ({ browser }) => {
    const copy = await createSiteCopy();
    await prepare(copy);
    const port = await findFreePort();
    const server = await startServer(copy.folder, 'dev', /Local:/, { PORT: String(port) });
    const origin = `http://localhost:${port}`;
    site = { copy, server, origin };
    // On the first visit Vite optimizes the dependencies, which ends with a reload.
    const page = await browser.newPage();
    await openPage(page, origin + operation);
    await openPage(page, origin + guide);
    await page.close();
  });

  // A test that waited for a page in vain needs the output of the server.
  test.afterEach(async ({ page }) => {
    const info = test.info();
    if (info.status === info.expectedStatus || site === undefined) return;
    const answer = await fetch(site.origin + guide, { signal: AbortSignal.timeout(20_000) })
      .then(({ status }) => `answers with ${status}`)
      .catch(String);
    const lines = [site.server.output(), `The page is at ${page.url()}; the server: ${answer}.`];
    const path = info.outputPath('server.txt');
    await writeFile(path, lines.join('\n'));
    await info.attach('server', { path });
  });

  test.afterAll(async () => {
    await site?.server.stop();
    await site?.copy.remove();
  });

  return {
    get copy() {
      return get().copy;
    },
    get server() {
      return get().server;
    },
    get origin() {
      return get().origin;
    },
  };
}

import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Job, Run, RunJobs } from '../job';
import { listSentFiles, toSentFile } from '../job';
import { runInPage } from './run-in-page';
import type { PageJob } from './run-in-page';

/** Runs the browser samples in one Chromium page, as module scripts from a different origin than the API's. */
export const runBrowser: RunJobs = async (jobs, { folder }) => {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(site.origin);
    const runs: (readonly [string, Run])[] = [];
    for (const job of jobs) runs.push([job.id, await page.evaluate(runInPage, toPageJob(job))]);
    // A page cannot write files, but an attack can set a global.
    const isMarked = await page.evaluate(() => 'canary' in globalThis);
    if (isMarked) await writeFile(join(folder, 'canary'), '');
    return new Map(runs);
  } finally {
    await browser.close();
    await site.close();
  }
};

function toPageJob({ code, request: { headers, body, response } }: Job): PageJob {
  return {
    code,
    files: listSentFiles(body).map(({ path, contentType = '' }) => ({
      name: path.replace(/^.*\//, ''),
      // A browser takes the type from the name of the chosen file.
      type: contentType,
      bytes: [...toSentFile(path)],
    })),
    cookies: headers
      .filter(([name]) => name.toLowerCase() === 'cookie')
      .flatMap(([, value]) => value.split(/; */)),
    isStream: response?.kind === 'stream',
  };
}

/** A page with jQuery and a file input. */
async function startSite() {
  const jquery = await readFile(
    fileURLToPath(new URL('../../../node_modules/jquery/dist/jquery.min.js', import.meta.url)),
  );
  const html = [
    '<!doctype html><meta charset="utf-8"><title>Samples</title>',
    '<script src="/jquery.js"></script>',
    '<script>globalThis.runModule = (url) => import(url);</script>',
    '<input type="file" multiple>',
  ].join('');
  const server = createServer(({ url }, response) => {
    const isScript = url === '/jquery.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? jquery : html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

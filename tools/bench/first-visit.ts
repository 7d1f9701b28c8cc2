import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { listen } from '../../prerender/cli/serve';

/** A first visit of a page, in milliseconds since its navigation began. */
export interface FirstVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum of what tasks take longer than 50 ms, from the first paint until the page answers. */
  readonly blocking: number;
  /** When React has hydrated the page. */
  readonly answers: number;
}

/** A phone's processor is slower than the machine's by this factor. */
const CPU_RATE = 4;
/** The slow 4G of Lighthouse. */
const slow4g = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const VISITS = 5;
/** Lighthouse counts what a task takes longer than this. */
const LONG_TASK_MS = 50;

/** Visits a page of a built site with a slow line, a slow processor and an empty cache; returns medians. */
export async function measureFirstVisit(
  browser: Browser,
  client: string,
  path: string,
): Promise<FirstVisit> {
  const server = createGzipServer(client);
  const address = `http://localhost:${await listen(server, 0)}${path}`;
  try {
    const visits: FirstVisit[] = [];
    for (let round = 0; round < VISITS; round += 1) visits.push(await visit(browser, address));
    const getMedian = (figure: keyof FirstVisit) =>
      visits.map((seen) => seen[figure]).toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? 0;
    return {
      firstPaint: getMedian('firstPaint'),
      largestPaint: getMedian('largestPaint'),
      blocking: getMedian('blocking'),
      answers: getMedian('answers'),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Hosts compress what they send; `npm run preview` does not. */
function createGzipServer(client: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = extname(pathname) === '' ? join(pathname, 'index.html') : pathname;
    const type = types[extname(name)] ?? 'application/octet-stream';
    readFile(join(client, name)).then(
      (file) => {
        response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
        response.end(gzipSync(file));
      },
      () => response.writeHead(404).end(),
    );
  });
}

/** Recorded by the page itself. */
const RECORD = `
  const visit = { firstPaint: 0, largestPaint: 0, answers: 0, blocking: 0 };
  const tasks = [];
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => { visit.largestPaint = startTime; });
  observe('longtask', ({ startTime, duration }) => tasks.push([startTime, startTime + duration]));
  new MutationObserver((changes, observer) => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    visit.answers = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  window.isVisited = () => visit.answers > 0 && visit.firstPaint > 0 && visit.largestPaint > 0;
  window.getVisit = () => {
    for (const [start, end] of tasks)
      if (end > visit.firstPaint && start < visit.answers)
        visit.blocking += Math.max(0, end - start - ${LONG_TASK_MS});
    return visit;
  };
`;

async function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    // The browser's own emulation, as in Lighthouse: it knows which files are urgent.
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await page.addInitScript(RECORD);
    await page.goto(address);
    // The largest paint is reported in a task of its own, after the frame.
    await page.waitForFunction('isVisited()');
    await page.waitForLoadState('networkidle');
    return await page.evaluate<FirstVisit>('getVisit()');
  } finally {
    await context.close();
  }
}

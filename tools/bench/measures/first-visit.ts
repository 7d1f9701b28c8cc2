import type { Browser } from '@playwright/test';
import type { Figures } from '../figures/figures';
import { getPercentile, MEDIAN } from './percentile';
import type { SlowSite } from './slow-site';
import { serveSlowly, slow4g } from './slow-site';

/** A phone's processor, beside that of the machine. */
const CPU_RATE = 4;
const UPLOAD_BYTES_PER_SECOND = 93_750;
/** A visit is measured this often, and the median of each figure counts. */
const VISITS = 5;
/** Lighthouse counts what a task takes longer than this. */
const LONG_TASK_MS = 50;

/** Measures first visits of a page of a built site, with a slow line and processor, and nothing kept. */
export async function measureFirstVisit(
  browser: Browser,
  client: string,
  path: string,
  visits = VISITS,
): Promise<Figures> {
  const site = await serveSlowly(client, new Map());
  try {
    // The server compresses each file once.
    await visit(browser, site, path);
    const made: Visit[] = [];
    for (let round = 0; round < visits; round += 1) made.push(await visit(browser, site, path));
    const getMedian = (toMs: (visit: Visit) => number) => getPercentile(made.map(toMs), MEDIAN);
    return {
      firstPaintMs: getMedian(({ firstPaint }) => firstPaint),
      largestPaintMs: getMedian(({ largestPaint }) => largestPaint),
      blockingMs: getMedian(toBlockingTime),
      answersMs: getMedian(({ answers }) => answers),
    };
  } finally {
    site.stop();
  }
}

/** What a page notes of itself, in milliseconds since its navigation began. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When React has hydrated the page. */
  readonly answers: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

const NOTE = `
  window.visit = { firstPaint: 0, largestPaint: 0, answers: 0, tasks: [] };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.visit.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    window.visit.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    window.visit.tasks.push({ start: startTime, duration });
  });
  new MutationObserver((changes, observer) => {
    if (document.documentElement?.dataset.hydrated === undefined) return;
    window.visit.answers = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
`;

async function visit(browser: Browser, { origin }: SlowSite, path: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    // The browser's own emulation, as in Lighthouse: it knows which files are urgent.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow4g.latencyMs,
      downloadThroughput: slow4g.bytesPerMs * 1000,
      uploadThroughput: UPLOAD_BYTES_PER_SECOND,
    });
    await page.addInitScript(NOTE);
    await page.goto(origin + path);
    // The largest paint is told in a task of its own, after the frame.
    await page.waitForFunction(
      'window.visit.answers > 0 && window.visit.firstPaint > 0 && window.visit.largestPaint > 0',
    );
    await page.waitForLoadState('networkidle');
    return await page.evaluate<Visit>('window.visit');
  } finally {
    await context.close();
  }
}

/** What tasks take longer than 50 ms, from the first paint until the page answers. */
function toBlockingTime({ firstPaint, answers, tasks }: Visit): number {
  return tasks
    .filter(({ start, duration }) => start + duration > firstPaint && start < answers)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

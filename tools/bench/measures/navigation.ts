import type { Browser, Page } from '@playwright/test';
import type { Figures } from '../figures/figures';
import { getPercentile, MEDIAN, SLOW } from './percentile';
import type { SlowSite } from './slow-site';
import { serveSlowly, slow4g } from './slow-site';

/** How often all pages are gone to again, when they have been seen. */
const ROUNDS = 3;

/**
 * Measures what a reader pays for going from one page of a built site to another, from the click to the frame that
 * shows it: over a slow line with nothing loaded ahead, and to pages seen before. A single page has no figures.
 */
export async function measureNavigation(
  browser: Browser,
  client: string,
  [start = '/', ...paths]: readonly string[],
): Promise<Figures> {
  if (paths.length === 0) return {};
  const site = await serveSlowly(client, new Map());
  const page = await browser.newPage();
  try {
    // Nothing is loaded ahead on a metered connection.
    await page.addInitScript(METERED);
    await page.goto(site.origin + start);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    site.slow(slow4g);
    site.takeSent();
    const steps: Step[] = [];
    for (const path of paths) steps.push(await follow(page, site, path));
    const [first, ...later] = steps;
    const seen: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of [start, ...paths]) seen.push((await follow(page, site, path)).ms);
    return {
      ...(first && { firstNavigationMs: first.ms, firstNavigationBytes: first.bytes }),
      laterNavigationMs: getPercentile(
        later.map(({ ms }) => ms),
        MEDIAN,
      ),
      laterNavigationBytes: getPercentile(
        later.map(({ bytes }) => bytes),
        MEDIAN,
      ),
      paintedMedianMs: getPercentile(seen, MEDIAN),
      paintedSlowMs: getPercentile(seen, SLOW),
    };
  } finally {
    await page.close();
    site.stop();
  }
}

const METERED = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

/** Activates a link as a script does, and waits for the frame with the heading of another page. */
const FOLLOW = `async (path) => {
  const getTitle = () => document.querySelector('main h1')?.textContent;
  const title = getTitle();
  const link = document.createElement('a');
  link.href = path;
  document.querySelector('main').append(link);
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const start = performance.now();
  link.click();
  while (getTitle() === title) await nextFrame();
  // A frame is painted before the task after it.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}`;

interface Step {
  readonly ms: number;
  /** What was fetched, after gzip. */
  readonly bytes: number;
}

async function follow(page: Page, site: SlowSite, path: string): Promise<Step> {
  const ms = await page.evaluate<number>(`(${FOLLOW})(${JSON.stringify(path)})`);
  await page.waitForLoadState('networkidle');
  return { ms, bytes: site.takeSent() };
}

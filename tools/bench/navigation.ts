import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { copyProject } from '../project-copy';
import { toBenchPage } from './bench-page';
import { serveSlowly, slow4g } from './slow-site';
import type { SlowSite } from './slow-site';

/** What a reader pays for going from one page to another. */
export interface NavigationCost {
  /** Over slow 4G, from the click to the new page's title, with nothing loaded ahead. */
  readonly firstMs: number;
  readonly laterMs: number;
  /** What was fetched beside the page's own script, after gzip. */
  readonly firstBytes: number;
  readonly laterBytes: number;
}

/** How many later navigations are measured. */
const LATER = 9;

/** Builds a site with some more guides; returns the folder of the project. */
type BuildSite = (folder: string, count: number) => Promise<void>;

/**
 * Measures navigations on sites of different sizes, each from a guide to one of another category, and prints a
 * line for each: what a reader pays must not grow with the site.
 */
export async function benchNavigation(
  counts: readonly number[],
  buildSite: BuildSite,
): Promise<void> {
  console.log('guides more   first ms  first kB   later ms  later kB');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const count of counts) {
      const folder = await copyProject(process.cwd());
      try {
        await buildSite(folder, count);
        const cost = await navigate(browser, join(folder, 'dist/client'), toGuidePaths(count));
        console.log(toLine(count, cost));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  } finally {
    await browser.close();
  }
}

/** Guides of a site, each from another part of it. */
function toGuidePaths(count: number): readonly string[] {
  return Array.from({ length: LATER + 2 }, (_, index) => {
    const { file } = toBenchPage(Math.floor((index * (count - 1)) / (LATER + 1)), count);
    return `/docs/platform/${file.replace(/\.mdx$/, '')}`;
  });
}

/** Opens the first of some paths of a built site, and goes to each of the others. */
export async function navigate(
  browser: Browser,
  client: string,
  [start = '/', ...paths]: readonly string[],
): Promise<NavigationCost> {
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
    const steps = [];
    for (const path of paths) steps.push(await follow(page, site, path));
    const [first = { ms: 0, bytes: 0 }, ...later] = steps;
    return {
      firstMs: first.ms,
      firstBytes: first.bytes,
      laterMs: toMedian(later.map(({ ms }) => ms)),
      laterBytes: toMedian(later.map(({ bytes }) => bytes)),
    };
  } finally {
    await page.close();
    site.stop();
  }
}

const METERED = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;

/** Activates a link as a script does, and waits for the heading of another page. */
const FOLLOW = `async (path) => {
  const getTitle = () => document.querySelector('main h1')?.textContent;
  const title = getTitle();
  const link = document.createElement('a');
  link.href = path;
  document.querySelector('main').append(link);
  const start = performance.now();
  link.click();
  while (getTitle() === title) await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - start;
}`;

interface Step {
  readonly ms: number;
  readonly bytes: number;
}

async function follow(page: Page, site: SlowSite, path: string): Promise<Step> {
  const scripts: Promise<number>[] = [];
  const weigh = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', weigh);
  const ms = await page.evaluate<number>(`(${FOLLOW})(${JSON.stringify(path)})`);
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  const own = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { ms, bytes: site.takeSent() - own };
}

function toMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function toLine(count: number, cost: NavigationCost): string {
  const cells = [
    cost.firstMs.toFixed(0),
    (cost.firstBytes / 1e3).toFixed(1),
    cost.laterMs.toFixed(0),
    (cost.laterBytes / 1e3).toFixed(1),
  ];
  return [count.toLocaleString('en').padEnd(12), ...cells.map((cell) => cell.padStart(10))].join(
    '',
  );
}

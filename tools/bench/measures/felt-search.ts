import type { Browser, Page } from '@playwright/test';
import { getPercentile, MEDIAN, SLOW } from './percentile';
import type { Line } from './slow-site';
import { serveSlowly, slow4g } from './slow-site';

/** How the search of an index feels in Chromium. */
export interface FeltSearch {
  /** From the keys that open the palette, with nothing loaded, to the first hit; over a slow line. */
  readonly coldMs: number;
  /** What was fetched until then, after gzip. */
  readonly coldBytes: number;
  /** From a letter's question to the answer, on a processor four times as slow. */
  readonly answered: Percentiles;
  /** From a letter's question to the painted hits. */
  readonly painted: Percentiles;
  /** The main thread's longest task while typing; 0 if none was over 50 ms. */
  readonly longestTaskMs: number;
  /** From the question of a long text to the painted answer, for the slowest of some; at full speed. */
  readonly pastedMs: number;
}

/** A time in the middle, and one that 5 % are longer than. */
export interface Percentiles {
  readonly medianMs: number;
  readonly slowMs: number;
}

/** The processor of the main thread; Chromium does not slow workers. */
const CPU_RATE = 4;
const LETTER_MS = 120;
const POLL_MS = 50;

/** Measures the search of a built site, with other files in the place of its index. */
export async function feelSearch(
  browser: Browser,
  folder: string,
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
  line: Line = slow4g,
): Promise<FeltSearch> {
  const site = await serveSlowly(folder, files);
  const page = await browser.newPage();
  try {
    await page.addInitScript(WATCH);
    await page.goto(`${site.origin}/docs/`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    site.slow(line);
    site.takeSent();
    const start = performance.now();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(queries[0] ?? '');
    await page.getByRole('option').first().waitFor();
    const cold = { coldMs: performance.now() - start, coldBytes: site.takeSent() };
    await page.waitForLoadState('networkidle');
    return { ...cold, ...(await typeSlowly(page, queries)) };
  } finally {
    await page.close();
    site.stop();
  }
}

/** Notes when queries are asked and painted, and each long task. A frame is painted before the task after it. */
const WATCH = `
  window.answerTimes = [];
  window.paintTimes = [];
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  window.Worker = class extends Worker {
    postMessage(message, transfer) {
      const start = performance.now();
      const onReply = ({ data }) => {
        if (data.id !== message.id) return;
        this.removeEventListener('message', onReply);
        window.answerTimes.push(performance.now() - start);
        requestAnimationFrame(() =>
          setTimeout(() => window.paintTimes.push(performance.now() - start)),
        );
      };
      if (message.kind === 'search' && !message.withTexts) this.addEventListener('message', onReply);
      super.postMessage(message, transfer);
    }
  };
`;

async function typeSlowly(
  page: Page,
  queries: readonly string[],
): Promise<Omit<FeltSearch, 'coldMs' | 'coldBytes'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.evaluate('answerTimes.length = paintTimes.length = longTasks.length = 0');
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    await page.keyboard.type(query, { delay: LETTER_MS });
  }
  const tasks = await page.evaluate<number[]>('longTasks');
  const typed = {
    answered: toPercentiles(await page.evaluate<number[]>('answerTimes')),
    painted: toPercentiles(await page.evaluate<number[]>('paintTimes')),
    longestTaskMs: Math.max(0, ...tasks),
  };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ...typed, pastedMs: await paste(page) };
}

const pastedTexts = ['q'.repeat(5000), 'zzqx '.repeat(20_000), 'x'.repeat(100_000)];

async function paste(page: Page): Promise<number> {
  await page.evaluate('paintTimes.length = 0');
  for (const [index, text] of pastedTexts.entries()) {
    await page.getByRole('combobox').fill(text);
    // The site's content policy forbids waiting by a function that is sent as text.
    while ((await page.evaluate<number>('paintTimes.length')) <= index)
      await page.waitForTimeout(POLL_MS);
  }
  return Math.max(...(await page.evaluate<number[]>('paintTimes')));
}

function toPercentiles(times: readonly number[]): Percentiles {
  return { medianMs: getPercentile(times, MEDIAN), slowMs: getPercentile(times, SLOW) };
}

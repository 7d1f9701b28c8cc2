import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hasTypeface } from './typeface';
import { toTiers } from './test';

const pages = [
  '/',
  '/docs/platform/message-iframe-helper/guide/',
  '/docs/api/easier-api/create-new-task/',
];

test.describe('the typeface', () => {
  test(
    'is asked for by the page itself, before its style sheet is read',
    { tag: '@all' },
    async ({ page }) => {
      for (const path of pages) {
        await page.goto(path);
        const preload = page.locator('head link[rel="preload"][as="font"]');
        await expect(preload).toHaveCount(1);
        const href = (await preload.getAttribute('href')) ?? '';
        const sheet = page.locator('body > link[rel="stylesheet"]').last();
        const text = await (
          await page.request.get((await sheet.getAttribute('href')) ?? '')
        ).text();
        // The same address, or it would be loaded twice.
        expect(text).toContain(href.slice(href.lastIndexOf('/') + 1));
      }
    },
  );

  for (const [width, tier] of toTiers([390, 1280], 1)) {
    test(
      `leaves the page where it is when it comes late, at ${width} px`,
      { tag: tier },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const path of pages)
          await test.step(path, async () => {
            expect(await shiftByFont(page, path)).toBe(0);
          });
      },
    );
  }
});

/** How much of the page moves when the font comes after its stand-in; Chromium's own measure. */
async function shiftByFont(page: Page, path: string): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-hydrated="true"]').waitFor();
  const before = await page.evaluate(hasTypeface);
  expect(before).toBe(false);
  // What has moved until now is the page that arrives.
  const since = await page.evaluate(() => performance.now());
  release();
  await page.waitForFunction(hasTypeface);
  const shift = await page.evaluate(async (start) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if (entry.startTime >= start) sum += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are delivered in a task of their own.
    await new Promise((done) => setTimeout(done));
    add(observer.takeRecords());
    return sum;
  }, since);
  await page.unroute('**/*.woff2');
  return shift;
}

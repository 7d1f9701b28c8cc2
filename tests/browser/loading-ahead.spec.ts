import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { openPage, savesData, waitForFrames } from './open-page';
import { expectPage, getSidebar } from './page-parts';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';

test.describe('loading ahead', () => {
  test(
    'fetches the pages in view when the browser is idle, and the click nothing more',
    { tag: '@S51' },
    async ({ page }) => {
      await openPage(page, guide);
      const isApi = (url: string) => url.endsWith(`/pages${guideApi}.json`);
      await expect.poll(async () => (await listFiles(page)).some(isApi)).toBe(true);
      const files = await waitForFiles(page);
      // Each page once, and none that is out of view.
      expect(new Set(files).size).toBe(files.length);
      expect(files.some((url) => url.includes('/pages/docs/contributing/'))).toBe(false);
      await getSidebar(page).getByRole('link', { name: 'API reference' }).click();
      await expectPage(page, guideApi);
      const later = (await listFiles(page))
        .slice(files.length)
        .filter((url) => !url.includes('/pages/'));
      const own = ['guide-page', 'page-with-contents'];
      expect(later.filter((url) => !own.some((name) => url.includes(name)))).toEqual([]);
    },
  );

  for (const act of ['hover', 'focus'] as const) {
    test(
      `${act} fetches a page that was not in view`,
      { tag: ['@S51', '@all'] },
      async ({ page }) => {
        await openPage(page, guide);
        await waitForFiles(page);
        const isFetched = async () =>
          (await listFiles(page)).some((url) => url.endsWith('/pages/docs/sidebar.json'));
        expect(await isFetched()).toBe(false);
        // A link that has come after the others were looked for.
        await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = '/docs/sidebar/';
          link.textContent = 'Sidebars';
          document.querySelector('main')?.prepend(link);
        });
        await page.getByRole('link', { name: 'Sidebars', exact: true })[act]();
        await expect.poll(isFetched).toBe(true);
      },
    );
  }

  const savings = { 'saves data': { saveData: true }, 'is on 2G': { effectiveType: 'slow-2g' } };
  for (const [[name, connection], tier] of toTiers(Object.entries(savings), 1)) {
    test(
      `is left out for a reader who ${name}; the click still works`,
      { tag: ['@S52', ...tier] },
      async ({ page }) => {
        await savesData(page, connection);
        await openPage(page, guide);
        const files = await waitForFiles(page);
        const link = getSidebar(page).getByRole('link', { name: 'API reference' });
        await link.hover();
        await link.focus();
        await waitForFrames(page);
        expect(await listFiles(page)).toEqual(files);
        await link.click();
        await expectPage(page, guideApi);
      },
    );
  }
});

/** The URLs of the scripts and data files that have come over the network, one for each time. */
function listFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => /\.(?:js|json)$/.test(name) && transferSize > 0)
      .map((entry) => entry.name),
  );
}

/** Waits until no more files come; returns those that have. */
async function waitForFiles(page: Page): Promise<readonly string[]> {
  let files: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const last = files.length;
        files = await listFiles(page);
        return files.length === last;
      },
      // Longer than the page waits for an idle moment before each file.
      { intervals: [5000] },
    )
    .toBe(true);
  return files;
}

import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { openPage, savesData, waitForFrames } from './open-page';
import { expectPage, getSidebar } from './page-parts';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';

test.describe('loading ahead', () => {
  test('fetches the pages in view when the browser is idle, and the click nothing more', async ({
    page,
  }) => {
    const files = watchFiles(page);
    await openPage(page, guide);
    await expect
      .poll(() => files.some((url) => url.endsWith(`/routes${guideApi}.json`)))
      .toBe(true);
    await waitForQuiet(files);
    // Each page once, and none that is out of view.
    expect(new Set(files).size).toBe(files.length);
    expect(files.some((url) => url.includes('/routes/docs/contributing/'))).toBe(false);
    const before = files.length;
    await getSidebar(page).getByRole('link', { name: 'API reference' }).click();
    await expectPage(page, guideApi);
    const later = files.slice(before).filter((url) => !url.includes('/routes/'));
    const own = ['guide-page', 'page-with-contents'];
    expect(later.filter((url) => !own.some((name) => url.includes(name)))).toEqual([]);
  });

  for (const act of ['hover', 'focus'] as const) {
    test(`${act} fetches a page that was not in view`, async ({ page }) => {
      const files = watchFiles(page);
      await openPage(page, guide);
      await waitForQuiet(files);
      const isFetched = () => files.some((url) => url.endsWith('/routes/docs/sidebar.json'));
      expect(isFetched()).toBe(false);
      // A link that has come after the others were looked for.
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/docs/sidebar/';
        link.textContent = 'Sidebars';
        document.querySelector('main')?.prepend(link);
      });
      await page.getByRole('link', { name: 'Sidebars', exact: true })[act]();
      await expect.poll(isFetched).toBe(true);
    });
  }

  const savings = { 'saves data': { saveData: true }, 'is on 2G': { effectiveType: 'slow-2g' } };
  for (const [name, connection] of Object.entries(savings)) {
    test(`is left out for a reader who ${name}; the click still works`, async ({ page }) => {
      await savesData(page, connection);
      const files = watchFiles(page);
      await openPage(page, guide);
      const first = await waitForQuiet(files);
      const link = getSidebar(page).getByRole('link', { name: 'API reference' });
      await link.hover();
      await link.focus();
      await waitForFrames(page);
      expect(files.slice(first)).toEqual([]);
      await link.click();
      await expectPage(page, guideApi);
    });
  }
});

/** The URLs of scripts and data files that are requested from now on. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|json)$/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** Waits until no more files are requested; returns their number. */
async function waitForQuiet(files: readonly string[]): Promise<number> {
  let last = -1;
  await expect
    .poll(
      () => {
        const isQuiet = files.length === last;
        last = files.length;
        return isQuiet;
      },
      // Longer than the page waits for an idle moment before each file.
      { intervals: [5000] },
    )
    .toBe(true);
  return last;
}

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openPage, waitForFrames } from './open-page';
import { expectPage, getSidebar } from './page-parts';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';

test.describe('loading ahead', () => {
  for (const act of ['hover', 'focus'] as const) {
    test(`${act} fetches the page's scripts, the click nothing more`, async ({ page }) => {
      const scripts = watchScripts(page);
      await openPage(page, guide);
      const first = await waitForQuiet(scripts);
      const link = getSidebar(page).getByRole('link', { name: 'API reference' });
      await link[act]();
      await expect.poll(() => scripts.length).toBeGreaterThan(first);
      const before = await waitForQuiet(scripts);
      await link.click();
      await expectPage(page, guideApi);
      expect(scripts.length).toBe(before);
    });
  }

  const savings = { 'saves data': { saveData: true }, 'is on 2G': { effectiveType: 'slow-2g' } };
  for (const [name, connection] of Object.entries(savings)) {
    test(`is left out for a reader who ${name}; the click still works`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const scripts = watchScripts(page);
      await openPage(page, guide);
      const first = await waitForQuiet(scripts);
      const link = getSidebar(page).getByRole('link', { name: 'API reference' });
      await link.hover();
      await link.focus();
      await waitForFrames(page);
      expect(scripts.slice(first)).toEqual([]);
      await link.click();
      await expectPage(page, guideApi);
    });
  }
});

/** The URLs of scripts that are requested from now on. */
function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

/** Waits until no more scripts are requested, also on the reader's first move; returns their number. */
async function waitForQuiet(scripts: readonly string[]): Promise<number> {
  let last = -1;
  await expect
    .poll(
      () => {
        const isQuiet = scripts.length === last;
        last = scripts.length;
        return isQuiet;
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return last;
}

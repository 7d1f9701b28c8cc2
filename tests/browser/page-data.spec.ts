import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdFiles } from './gate';
import {
  expectHydrated,
  isSameDocument,
  markDocument,
  openPage,
  savesData,
  clickNewLink,
} from './open-page';
import { toDataPattern } from './page-body';
import { expectPage } from './page-parts';
import { getSitePage } from './site-pages';
import { toTiers } from './test';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';
const data = toDataPattern(guideApi);

test.describe('a navigation', () => {
  test('answers to a click with no pointer, key or focus before it', async ({ page }) => {
    await savesData(page);
    await page.goto(guide);
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    await markDocument(page);
    // A screen reader's, a script's, an extension's.
    await clickLink(page, guideApi);
    await expectPage(page, guideApi);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('API');
  });

  test(
    'shows the progress bar while its data are on the way, on the first one too',
    { tag: '@S38' },
    async ({ page }) => {
      await savesData(page);
      const gate = await holdFiles(page, data);
      await openPage(page, guide);
      await clickLink(page, guideApi);
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page).toHaveTitle(getSitePage(guide).title);
      gate.open();
      await expectPage(page, guideApi);
      await expect(page.getByRole('progressbar')).toBeHidden();
    },
  );

  test('loads the data of its page, and no list of pages', { tag: '@S69' }, async ({ page }) => {
    await savesData(page);
    await openPage(page, guide);
    const urls: string[] = [];
    page.on('response', (response) => {
      if (!/\.js(?:on)?$/.test(response.url())) return;
      urls.push(new URL(response.url()).pathname);
    });
    await clickLink(page, guideApi);
    await expectPage(page, guideApi);
    await expectHydrated(page);
    expect(urls).toEqual([`/pages${guideApi}.json`]);
  });

  test('is left to the server when the site has changed since the page was opened', async ({
    page,
  }) => {
    await savesData(page);
    await page.route(data, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as object;
      await route.fulfill({ json: { ...json, app: 'assets/entries/newer.js' } });
    });
    await openPage(page, guide);
    await markDocument(page);
    const loaded = page.waitForEvent('load');
    await clickLink(page, guideApi);
    await loaded;
    await expectPage(page, guideApi);
    await expect(page.getByRole('status').filter({ hasText: 'did not load' })).toBeVisible();
  });

  test(
    'to an address without a page shows that, also where the host answers with a page',
    { tag: '@all' },
    async ({ page }) => {
      await page.route('**/pages/docs/no-such-page.json', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
      );
      await openPage(page, guide);
      await markDocument(page);
      await clickNewLink(page, '/docs/no-such-page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  for (const [status, tier] of toTiers([200, 301], 1))
    test(
      `to an address at which the server answers ${status} leaves it to the server`,
      { tag: tier },
      async ({ page }) => {
        const moved = `<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=${guideApi}">`;
        await page.route('**/docs/old', (route) =>
          route.fulfill(
            status === 301
              ? { status, headers: { Location: guideApi } }
              : { contentType: 'text/html', body: moved },
          ),
        );
        await openPage(page, guide);
        await clickNewLink(page, '/docs/old');
        await expectPage(page, guideApi);
        await page.waitForLoadState();
      },
    );
});

/** Activates a link as a script does. */
async function clickLink(page: Page, path: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator(`a[href="${path}"]`)
    .evaluate((link: HTMLElement) => link.click());
}

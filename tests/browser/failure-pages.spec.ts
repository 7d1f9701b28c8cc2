import { expect, test, toTiers } from './test';
import type { Page, Route } from '@playwright/test';
import { isSameDocument, markDocument, openPage, savesData } from './open-page';
import { getSidebar } from './page-parts';
import { getSitePage } from './site-pages';

const get = '/docs/api/easier-api/get-team';
const create = '/docs/api/easier-api/create-team';

// Otherwise the page would be there before the click.
test.beforeEach(({ page }) => savesData(page));

test.describe('a page that cannot be loaded', () => {
  for (const [[status, cause], tier] of toTiers(
    [
      [404, 'There are no data'],
      [500, 'was answered with 500.'],
    ] as const,
    1,
  )) {
    test(
      `is told from a crash when its data are answered with ${status}`,
      { tag: ['@S74', ...tier] },
      async ({ page }) => {
        await openPage(page, get);
        await pretendReload(page, create);
        await answerData(page, (route) => route.fulfill({ status, body: 'No' }));
        await getSidebar(page).getByRole('link', { name: 'Create a team' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not load.');
        await expect(page).toHaveTitle(/^This page did not load\. /);
        await expect(page.locator('main pre')).toContainText(cause);
        await page.unrouteAll();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page).toHaveTitle(getSitePage(create).title);
        await page.waitForLoadState();
      },
    );
  }
});

test('a page whose scripts are gone since a deploy is reloaded, once', async ({ page }) => {
  await openPage(page, get);
  await page.route('**/assets/chunks/palette.*', (route) => route.fulfill({ status: 404 }));
  await markDocument(page);
  const compared = page.waitForResponse(
    (response) => response.url() === page.url() && response.request().resourceType() === 'fetch',
  );
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Search could not load.')).toBeVisible();
  await (await compared).finished();
  expect(await isSameDocument(page)).toBe(true);
  // The next build, as far as this page can tell.
  await page.evaluate(() => (document.documentElement.dataset['app'] = 'earlier'));
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Control+k');
  await loaded;
  expect(await isSameDocument(page)).toBe(false);
});

test.describe('a page that crashes', () => {
  test('says so, and is rendered again in place', { tag: ['@S21', '@S72'] }, async ({ page }) => {
    await openPage(page, get);
    await markDocument(page);
    await answerData(page, async (route) => {
      const data = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...data, view: { kind: 'operation', operation: {} } } });
    });
    await getSidebar(page).getByRole('link', { name: 'Create a team' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('This page crashed.');
    await expect(page).toHaveTitle(/^This page crashed\. /);
    await expect(page.locator('main')).toContainText('the rest of the site still works');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(title).toHaveText('This page crashed.');
    expect(await isSameDocument(page)).toBe(true);
    await page.unrouteAll();
    await getBrand(page).click();
    await expect(page).toHaveTitle(getSitePage('/').title);
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** As if a page had just been loaded from the server, so that it is not loaded once more. */
async function pretendReload(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const url = new URL(target, window.location.href).href;
    const { app } = document.documentElement.dataset;
    sessionStorage.setItem('reload-after-failed-load', `${app} ${url}`);
  }, path);
}

async function answerData(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/pages/**', answer);
}

function getBrand(page: Page) {
  return page.getByRole('banner').getByRole('link').first();
}

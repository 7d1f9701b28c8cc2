import { expectNoViolationsAnywhere } from './axe';
import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { goInPlace, isSameDocument, markDocument, openPage } from './open-page';
import { getSitePage } from './site-pages';
import { expectPage, getSidebar } from './page-parts';
import { expectThemeToggleWorks } from './theme';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';

test.describe('an address that the API names', () => {
  for (const [[path, target], tier] of toTiers(
    [
      ['/terms', '/docs/platform/terms'],
      ['/licence', '/docs/platform/licence'],
      ['/problems/rate-limited', '/docs/platform/errors#rate-limited'],
    ] as const,
    1,
  ))
    test(
      `${path} leads to its page, with a slash at its end and without`,
      { tag: tier },
      async ({ page }) => {
        for (const form of [path, `${path}/`]) {
          await page.goto(form);
          await expect(page).toHaveURL(target);
          await expect(page.locator('h1')).toBeVisible();
        }
      },
    );
});

test.describe('an unknown address', () => {
  for (const [path, tier] of toTiers(
    ['/no-such-page', '/docs/no-such-page', '/docs/api/easier-api/no-such-page'],
    1,
  )) {
    test(
      `${path} answers 404 with the not-found page, quietly hydrated`,
      { tag: ['@S22', '@S81', ...tier] },
      async ({ page }) => {
        const watch = watchConsole(page, { missingDocument: true });
        const response = await openPage(page, path);
        expect(response.status()).toBe(404);
        await expectNotFound(page);
        await expect(page).toHaveURL(path);
        // The router warns that it will not scroll; there are no other problems.
        expect(
          watch.problems.filter((text) => !text.includes('not a decodable element ID')),
        ).toEqual([]);
      },
    );
  }

  test(
    'shows the same page when it is reached in place, and Back leaves it',
    { tag: '@S22' },
    async ({ page }) => {
      const watch = watchConsole(page);
      await openPage(page, guide);
      for (const path of ['/docs/no-such-page', '/no-such-page']) {
        await goInPlace(page, path);
        await expectNotFound(page);
        await expect(page).toHaveURL(path);
        await page.goBack();
        await expectPage(page, guide);
      }
      // What browsers say of a file that is not there, which no script can prevent.
      const own = watch.problems.filter((text) => !text.includes('404'));
      expect(own).toEqual([]);
    },
  );

  test('links to the guides in place', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/no-such-page');
    await markDocument(page);
    await page.locator('main').getByRole('link', { name: 'guides' }).click();
    await expectPage(page, '/docs/');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('offers the pages whose addresses are like it, in place', async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/creat-team');
    await markDocument(page);
    const nearest = page.getByRole('status').filter({ hasText: 'similar address' });
    const links = nearest.getByRole('link');
    await expect(links.first()).toHaveText('Create a team');
    await expect(nearest).toContainText('/docs/api/easier-api/create-team');
    expect(await links.count()).toBeLessThanOrEqual(3);
    await links.first().click();
    await expectPage(page, '/docs/api/easier-api/create-team');
    expect(await isSameDocument(page)).toBe(true);
  });

  test(
    'offers them also when the home page is of another build',
    { tag: '@all' },
    async ({ page }) => {
      await page.route('**/pages/index.json', (route) => route.abort());
      const watch = watchConsole(page);
      await openPage(page, '/docs/api/easier-api/creat-team');
      const nearest = page.getByRole('status').filter({ hasText: 'similar address' });
      await expect(nearest.getByRole('link').first()).toHaveText('Create a team');
      expect(watch.problems.filter((text) => text.startsWith('uncaught:'))).toEqual([]);
    },
  );

  test('offers a search for its words, and where the site begins', async ({ page }) => {
    await openPage(page, '/docs/far_from-Anything.php');
    const main = page.locator('main');
    const search = main.getByRole('link', { name: 'Search for "far from Anything"' });
    await expect(search).toHaveAttribute('href', '/search?q=far%20from%20Anything');
    for (const [name, href] of [
      ['Quick start', '/docs/first-call'],
      ['Easier Application API', '/docs/api/easier-api'],
      ['Postal Service API', '/docs/api/postal-api'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(main).toContainText('Log in to the sandbox');
    await expectNoViolationsAnywhere(page);
  });

  test(
    'offers none where no address is like it, or the site map does not come',
    { tag: '@all' },
    async ({ page }) => {
      const asked = page.waitForResponse('**/sitemap.xml');
      await openPage(page, '/xyzzy.php');
      await asked;
      await expect(page.getByText('similar address')).toHaveCount(0);
      await page.route('**/sitemap.xml', (route) => route.abort());
      const failed = page.waitForRequest('**/sitemap.xml');
      await openPage(page, '/docs/api/easier-api/creat-team');
      await failed;
      await expectNotFound(page);
      await expect(page.getByText('similar address')).toHaveCount(0);
    },
  );

  test(
    'that cannot be decoded is a URIError, on a page that lives on',
    { tag: '@S85' },
    async ({ page }) => {
      const watch = watchConsole(page, { missingDocument: true });
      const error =
        'uncaught: Pathname "/docs/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.';
      const response = await openPage(page, '/docs/%E0%A4%A');
      expect(response.status()).toBe(404);
      await expectNotFound(page);
      await expect.poll(() => watch.problems).toContain(error);
      await expectThemeToggleWorks(page);
      await markDocument(page);
      await page.locator('main').getByRole('link', { name: 'guides' }).click();
      await expectPage(page, '/docs/');
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('that ends in .html leads to the page of that name', { tag: '@all' }, async ({ page }) => {
    await page.goto('/docs/routing.html');
    await expect(page).toHaveURL(/\/docs\/routing$/);
    await expect(page.locator('main h1')).toHaveText('Routing');
    await page.goto('/docs/no-such-page.html');
    await expect(page).toHaveURL(/\/docs\/no-such-page$/);
    await page.waitForLoadState();
    await expectNotFound(page);
  });
});

test.describe('other forms of an address', () => {
  const article = /^Message iframe helper API/;

  test(
    'mark the same sidebar item whatever the case and the trailing slash',
    { tag: '@S26' },
    async ({ page }) => {
      await openPage(page, guide);
      for (const path of [guideApi.toUpperCase(), `${guideApi}/`, `${guideApi.toUpperCase()}/`]) {
        await goInPlace(page, path);
        await expect(page.locator('main h1')).toHaveText(article);
        const current = getSidebar(page).locator('[aria-current="page"]');
        await expect(current).toHaveText('API reference');
        await goInPlace(page, guide);
        await expect(current).toHaveText('Guide');
      }
    },
  );

  for (const [path, tier] of toTiers(
    [
      `${guideApi}/`,
      `${guideApi}/index.html`,
      '/docs/index',
      `${guideApi}/index`,
      '/index.html',
      '/docs/index.html',
      '/search/index.html',
      '/docs/api/easier-api/index.html',
    ],
    3,
  )) {
    test(`${path} is the page itself, quietly hydrated`, { tag: tier }, async ({ page }) => {
      const watch = watchConsole(page);
      const response = await openPage(page, path);
      expect(response.status()).toBe(200);
      await expect(page.locator('[data-not-found]')).toHaveCount(0);
      await expect(page.locator('main h1')).toHaveCount(1);
      expect(watch.problems).toEqual([]);
    });
  }

  test(
    'a host that leaves .html in the address serves a page that hydrates',
    { tag: '@all' },
    async ({ page }) => {
      const path = `${guideApi}.html`;
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: 'text/html;charset=utf-8', body: getSitePage(guideApi).html }),
      );
      const watch = watchConsole(page);
      await openPage(page, path);
      await expect(page.locator('main h1')).toHaveText(article);
      await expect(getSidebar(page).locator('[aria-current="page"]')).toHaveText('API reference');
      expect(watch.problems).toEqual([]);
    },
  );

  test('a link with .html leads to the page in place', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await goInPlace(page, `${guideApi}.html`);
    await expect(page.locator('main h1')).toHaveText(article);
    await goInPlace(page, `${guideApi}/index.html`);
    await expect(page.locator('main h1')).toHaveText(article);
  });
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found \| /);
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(page.getByText('Please contact the owner of the site')).toBeVisible();
}

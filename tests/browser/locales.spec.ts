import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, toTiers } from './test';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsAnywhere } from './axe';
import { watchConsole } from './console-watch';
import { checkFiles, serveFixture } from './fixture-site';
import { isHydrated, isSameDocument, markDocument, openPage, savesData } from './open-page';
import { getPager, getSidebar } from './page-parts';

const siteUrl = 'https://developers.easier.example';

// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const getSite = serveFixture('locales');

test.describe('a site in two languages', () => {
  checkFiles(getSite);

  for (const [[prefix, language], tier] of toTiers(
    [
      ['/vi', 'vi'],
      ['', 'en'],
    ] as const,
    1,
  )) {
    test(
      `has every page in ${language}, below ${prefix}/, quiet and with its language`,
      { tag: ['@S109', ...tier] },
      async ({ page }) => {
        // An API's text links to a guide that this site does not have.
        await savesData(page);
        const watch = watchConsole(page);
        for (const path of [
          '/',
          '/docs/',
          '/docs/teams',
          '/docs/api/easier-api/get-team',
          '/search?q=team',
        ]) {
          await openPage(page, getSite().origin + prefix + path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
        }
        expect(watch.problems).toEqual([]);
      },
    );
  }

  test('names each page in each language for search engines', { tag: '@all' }, async ({ page }) => {
    for (const address of ['/docs/teams', '/vi/docs/teams']) {
      await page.goto(getSite().origin + address);
      expect(await listAlternates(page)).toEqual([
        `en ${siteUrl}/docs/teams`,
        `vi ${siteUrl}/vi/docs/teams`,
        `x-default ${siteUrl}/docs/teams`,
      ]);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        siteUrl + address,
      );
    }
  });

  test(
    'shows a page that is translated in its language, with its own links',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}/vi/docs/`);
      await expect(page).toHaveTitle('Giới thiệu | Easier Developers');
      await expect(page.locator('main h1')).toHaveText('Giới thiệu');
      await expect(page.locator('h2[id="bắt-đầu-từ-đâu"]')).toBeVisible();
      await expect(getSidebar(page).locator('a')).toHaveText(['Giới thiệu', 'Teams']);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        /^Nhóm trong/,
      );
      await markDocument(page);
      await page.locator('article').getByRole('link', { name: 'nhóm' }).click();
      await expect(page).toHaveURL(`${getSite().origin}/vi/docs/teams`);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test(
    'shows a page that is not translated in the default language',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}/vi/docs/teams`);
      await expect(page.locator('main h1')).toHaveText('Teams');
      await expect(page.getByText('This page is not translated.')).toBeVisible();
      await page.locator('article').getByRole('link', { name: 'introduction' }).click();
      await expect(page.locator('main h1')).toHaveText('Giới thiệu');
    },
  );

  test('has its texts in its language, and in the default one where a translation is missing', async ({
    page,
  }) => {
    await openPage(page, `${getSite().origin}/vi/docs/teams`);
    await expect(getPager(page)).toContainText('Trang trước');
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    await openPage(page, `${getSite().origin}/docs/teams`);
    await expect(getPager(page)).toContainText('Previous');
  });

  for (const [[prefix, none, one, many], tier] of toTiers(
    [
      ['/vi', 'Không tìm thấy kết quả nào', 'Có 1 kết quả được', /Có [2-9] kết quả được tìm thấy/],
      ['', 'No documents were found', '1 document found', /[2-9] documents found/],
    ] as const,
    1,
  )) {
    test(
      `counts by the rules of its language, as in "${one}"`,
      { tag: ['@S106', ...tier] },
      async ({ page }) => {
        const search = (words: string) =>
          openPage(page, `${getSite().origin}${prefix}/search?q=${words}`);
        await search('zzzzqqqq');
        await expect(page.locator('main')).toContainText(none);
        await search('translated');
        await expect(page.locator('main')).toContainText(one);
        await search('Easier');
        await expect(page.locator('main')).toContainText(many);
      },
    );
  }

  test('finds text in its language, and opens the page', async ({ page }) => {
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) indexes.push(new URL(request.url()).pathname);
    });
    await openPage(page, `${getSite().origin}/vi/docs/teams`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('bắt đầu');
    await expect(page.getByRole('option').first()).toContainText('Bắt đầu từ đâu');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/vi\/docs\/\?_highlight=.*#b/);
    expect(indexes).toEqual(['/vi/search-index.json']);
    const english = readFileSync(
      join(getSite().copy.folder, 'dist/client/search-index.json'),
      'utf8',
    );
    expect(english).not.toContain('Giới thiệu');
  });

  test(
    'answers an unknown address of a language with the not-found page, quietly',
    { tag: '@all' },
    async ({ page }) => {
      const watch = watchConsole(page, { missingDocument: true });
      const response = await page.goto(`${getSite().origin}/vi/docs/no-such-page`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      expect(watch.problems).toEqual([]);
    },
  );
});

test.describe('the language switcher', () => {
  for (const [[from, label, to], tier] of toTiers(
    [
      ['/docs/teams?tab=a#divisions', 'Tiếng Việt', '/vi/docs/teams?tab=a#divisions'],
      ['/vi/docs/teams?tab=a#divisions', 'English', '/docs/teams?tab=a#divisions'],
      ['/', 'Tiếng Việt', '/vi/'],
      ['/vi/search?q=team', 'English', '/search?q=team'],
      ['/vi/docs/api/easier-api/get-team', 'English', '/docs/api/easier-api/get-team'],
    ] as const,
    1,
  )) {
    test(
      `leads from ${from} to ${to}, by loading it anew`,
      { tag: ['@S27', ...tier] },
      async ({ page }) => {
        await openPage(page, getSite().origin + from);
        await markDocument(page);
        await getSwitcher(page).locator('summary').click();
        await getSwitcher(page).getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(getSite().origin + to);
        await expect(getSwitcher(page).locator('summary')).toContainText(label);
        expect(await isSameDocument(page)).toBe(false);
      },
    );
  }

  test(
    'names each language in itself, and marks the open one',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}/vi/docs/`);
      await getSwitcher(page).locator('summary').click();
      const links = getSwitcher(page).getByRole('link');
      await expect(links).toHaveText(['English', 'Tiếng Việt']);
      await expect(links.first()).toHaveAttribute('lang', 'en');
      await expect(links.last()).toHaveAttribute('hreflang', 'vi');
      await expect(links.last()).toHaveAttribute('aria-current', 'true');
      await expectNoViolationsAnywhere(page);
    },
  );

  test('works by keyboard', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/teams`);
    await expect.poll(() => isHydrated(getSwitcher(page))).toBe(true);
    await getSwitcher(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(getSwitcher(page)).not.toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${getSite().origin}/vi/docs/teams`);
    await page.waitForLoadState();
  });

  test('is in the menu of a phone', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `${getSite().origin}/docs/teams`);
    await expect(getSwitcher(page)).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const inMenu = page.locator('#site-menu details[data-place="menu"]');
    await inMenu.locator('summary').click();
    await inMenu.getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/vi/docs/teams`);
    await page.waitForLoadState();
  });

  test(
    'stays, and works as a link, when its script does not arrive',
    { tag: '@all' },
    async ({ page }) => {
      await page.route('**/switchers.*.js', (route) => route.abort());
      await openPage(page, `${getSite().origin}/docs/teams`);
      await expect(page.getByRole('status').filter({ hasText: 'did not load' })).toBeVisible();
      await getSwitcher(page).locator('summary').click();
      await getSwitcher(page).getByRole('link', { name: 'Tiếng Việt' }).click();
      await expect(page).toHaveURL(`${getSite().origin}/vi/docs/teams`);
      await page.waitForLoadState();
    },
  );

  test('works without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${getSite().origin}/docs/teams`);
    await getSwitcher(page).locator('summary').click();
    await getSwitcher(page).getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/vi/docs/teams`);
    await page.waitForLoadState();
    await context.close();
  });
});

test.describe('a site in one language', () => {
  test(
    'offers no choice, and names its language all the same',
    { tag: '@S109' },
    async ({ page }) => {
      await openPage(page, '/docs/routing');
      await expect(page.locator('details[data-place]')).toHaveCount(0);
      expect(await listAlternates(page)).toEqual([
        `en ${siteUrl}/docs/routing`,
        `x-default ${siteUrl}/docs/routing`,
      ]);
    },
  );
});

function listAlternates(page: Page): Promise<readonly string[]> {
  return page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
}

function getSwitcher(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('details');
}

import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { guideRoutes } from './guide-routes';
import { listSitePages, toParts } from './site-pages';
import { getThemeToggle } from './theme';

test.use({ javaScriptEnabled: false });

const guide = '/docs/platform/message-iframe-helper/guide';
const operation = '/docs/api/easier-api/create-new-task';

const samples = [
  ['curl', 'curl --location'],
  ['Fetch', 'await fetch('],
  ['jQuery', '$.ajax('],
  ['XHR', 'new XMLHttpRequest()'],
  ['axios', "from 'axios'"],
  ['native', 'await fetch('],
  ['Go', 'package main'],
  ['Ruby', "require 'net/http'"],
  ['Requests', 'import requests'],
  ['http.client', 'http.client'],
] as const;

/** `guide-routes.spec.ts` visits the guides of the specification, without script too, and looks for their text. */
const routes = new Set(guideRoutes.map(({ path }) => path));
const otherPages = listSitePages().filter(({ path }) => !routes.has(path));

/** Few tests with many pages each, but none that others wait for at the end. */
const PAGES_PER_TEST = 10;

test.describe('a page without script', () => {
  for (const [index, part] of toParts(otherPages, PAGES_PER_TEST).entries()) {
    const title = `shows its title and its main text on ${part[0]?.path ?? ''} and ${part.length - 1} more`;
    test(title, { tag: index === 0 ? [] : '@all' }, async ({ page }) => {
      for (const { path } of part) {
        await test.step(path, async () => {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expect(page.locator('main h1')).toBeVisible();
          const text = await page.locator('main').innerText();
          expect(text.length, path).toBeGreaterThan(path === '/search' ? 40 : 100);
        });
      }
    });
  }

  test('shows the text of a guide to its end', { tag: '@all' }, async ({ page }) => {
    await page.goto(guide);
    for (const heading of await page.locator('article h2').all())
      await expect(heading).toBeVisible();
    for (const code of await page.locator('article pre').all()) await expect(code).toBeVisible();
    await expect(page.locator('article > *').last()).toBeVisible();
  });

  test('says on the search page that searching needs a script, and where to go instead', async ({
    page,
  }) => {
    await page.goto('/search');
    // Looking for a text skips such elements, so the place is named.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Search needs JavaScript.');
  });

  test('offers no colour-mode button that would do nothing', { tag: '@all' }, async ({ page }) => {
    await page.goto(guide);
    await expect(getThemeToggle(page)).toBeDisabled();
  });
});

test.describe('code samples without script', () => {
  test('stand one below the other, all ten readable under their names', async ({ page }) => {
    await page.goto(operation);
    const panel = page.getByRole('region', { name: 'Request samples' });
    for (const [name, code] of samples) {
      await expect(panel.locator('p:visible').getByText(name, { exact: true })).not.toHaveCount(0);
      await expect(panel.locator('pre:visible', { hasText: code })).not.toHaveCount(0);
    }
    await expect(panel.locator('pre')).toHaveCount(samples.length);
    for (const code of await panel.locator('pre').all()) await expect(code).toBeVisible();
    await expect(panel.getByRole('tab')).toHaveCount(0);
  });
});

test.describe('details without script', () => {
  test('open the responses that are folded away', { tag: '@all' }, async ({ page }) => {
    await page.goto(operation);
    const response = page.locator('details#response-400');
    await expect(response.locator('ul').first()).toBeHidden();
    await response.locator('> summary').click();
    await expect(response.locator('ul').first()).toBeVisible();
  });

  test('open the categories of the sidebar', async ({ page }) => {
    await page.goto(operation);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByText('Divisions', { exact: true }).click();
    await expect(sidebar.getByRole('link', { name: 'Create a division' })).toBeVisible();
  });
});

test.describe('navigation without script', () => {
  test(
    'shows the open page in the sidebar and follows its links',
    { tag: ['@S47', '@all'] },
    async ({ page }) => {
      await page.goto(guide);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
      await sidebar.getByRole('link', { name: 'API reference' }).click();
      await expect(page).toHaveURL('/docs/platform/message-iframe-helper/api');
      await page.waitForLoadState();
      await expect(page.locator('main h1')).toBeVisible();
    },
  );

  test('jumps to a heading from the table of contents', { tag: '@all' }, async ({ page }) => {
    await page.goto(guide);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Checklist' }).click();
    await expect(page.locator('#checklist')).toBeInViewport();
  });

  test('leads from the search box to the search page', { tag: '@all' }, async ({ page }) => {
    await page.goto(guide);
    await page.getByRole('searchbox', { name: 'Search' }).fill('team');
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=team$/);
    await page.waitForLoadState();
  });
});

test.describe('a phone without script', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'opens the menu, closes it, and follows its links',
    { tag: ['@S17', '@S47'] },
    async ({ page }) => {
      await page.goto(guide);
      const menu = page.getByRole('complementary', { name: 'Site menu' });
      await openMenu(page);
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Close navigation bar' }).click();
      await expect(menu).toBeHidden();
      await openMenu(page);
      await menu.getByRole('link', { name: 'API References' }).click();
      await expect(page).toHaveURL('/docs/api/easier-api');
      await page.waitForLoadState();
      await expect(menu).toBeHidden();
    },
  );

  test('opens the headings of a page', { tag: '@all' }, async ({ page }) => {
    await page.goto(guide);
    await page.locator('main summary', { hasText: 'On this page' }).click();
    await expect(
      page.locator('main details').getByRole('link', { name: 'Checklist' }),
    ).toBeVisible();
  });
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
}

import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import type { GuideRoute } from './guide-routes';
import { guideRoutes } from './guide-routes';
import { getSitePage, listSitePages } from './site-pages';
import { getSidebar } from './page-parts';

// What is read here is the HTML itself.
test.use({ javaScriptEnabled: false });

/** The gate visits the first two of each category. */
const inGate = process.env['TEST_TIER'] === 'all' ? Infinity : 2;

test.describe('every guide of the specification', () => {
  for (const [place, routes] of groupRoutes()) {
    test(
      `in ${place} is written, has one title, and stands there`,
      { tag: ['@S5', '@S6', '@S7', '@S8', '@S9', '@S10', '@S11'] },
      async ({ page }) => {
        for (const route of routes.slice(0, inGate))
          await test.step(route.path, () => checkRoute(page, route));
      },
    );
  }

  test('is found with and without a slash at its end', { tag: '@S5' }, async ({ page }) => {
    for (const path of ['/docs/sidebar', '/docs/sidebar/', '/docs/markdown-features/tabs/']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
    }
  });
});

test.describe('the sidebar of the guides', () => {
  test(
    'has the index and the three categories, nothing else, at its top',
    { tag: '@S24' },
    async ({ page }) => {
      await page.goto('/docs/');
      const items = getSidebar(page).locator(':scope > ul > li');
      const labels = await items.evaluateAll(readLabels);
      expect(labels.slice(1)).toEqual(['Platform', 'Guidelines', 'Contributing']);
      await expect(items.first().getByRole('link')).toHaveAttribute('href', '/docs/');
    },
  );

  test('leads to every listed guide, each in one place', { tag: '@S24' }, async ({ page }) => {
    await page.goto('/docs/');
    const hrefs = await getSidebar(page)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.toSorted()).toEqual(listListedGuides().toSorted());
  });
});

async function checkRoute(page: Page, { path, categories }: GuideRoute): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(getSitePage(path).title);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeVisible();
  expect((await page.locator('main article').innerText()).length).toBeGreaterThan(100);
  await expectPlace(page, path, categories);
}

/** Fails unless the open page is the one that the sidebar marks, visibly, in those categories. */
async function expectPlace(page: Page, path: string, categories: readonly string[]): Promise<void> {
  await expect(getCurrent(page)).toHaveAttribute('href', path);
  await expect(getCurrent(page)).toBeVisible();
  const item = getSidebar(page).locator('li', { has: page.locator('[aria-current="page"]') });
  // The last one is the page itself, or the category whose own page it is.
  expect((await item.evaluateAll(readLabels)).slice(0, -1)).toEqual(categories);
}

function groupRoutes(): ReadonlyMap<string, readonly GuideRoute[]> {
  const groups = new Map<string, GuideRoute[]>();
  for (const route of guideRoutes) {
    const place = ['the sidebar', ...route.categories].join(' › ');
    groups.set(place, [...(groups.get(place) ?? []), route]);
  }
  return groups;
}

function readLabels(items: readonly Element[]): readonly string[] {
  return items.map((item) => item.querySelector('a, summary')?.textContent.trim() ?? '');
}

function getCurrent(page: Page): Locator {
  return getSidebar(page).locator('[aria-current="page"]');
}

function listGuides() {
  return listSitePages().filter(({ path }) => /^\/docs\/(?!api\/|tags)/.test(path));
}

function listListedGuides(): readonly string[] {
  return listGuides()
    .filter(({ html }) => !isUnlisted(html))
    .map(({ path }) => path);
}

function isUnlisted(html: string): boolean {
  return html.includes('content="noindex');
}

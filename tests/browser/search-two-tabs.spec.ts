import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import { getHits, getPalette, openPalette, search } from './search';
import { expect, test } from './test';

test.describe('two tabs', () => {
  test(
    'share the index by the cache of the browser',
    { tag: '@all' },
    async ({ page, context }) => {
      const sizes: number[] = [];
      for (const tab of [page, await context.newPage()]) {
        await openPage(tab, '/docs/');
        await search(tab, 'create team');
        await expect(getHits(tab).first()).toContainText(/create a team/i);
        sizes.push(await readLoadedSize(tab));
      }
      const [first = 0, second] = sizes;
      expect(first).toBeGreaterThan(10_000);
      expect(second).toBe(0);
    },
  );

  test(
    'share the recent pages, and live on when the storage is cleared',
    { tag: '@F49' },
    async ({ page, context }) => {
      const other = await context.newPage();
      const watches = [watchConsole(page), watchConsole(other)];
      await openPage(page, '/docs/');
      await openPage(other, '/docs/api/easier-api/create-team');
      await openPalette(page);
      const recent = getPalette(page).getByRole('navigation', { name: 'Recent pages' });
      await expect(recent.getByRole('link')).toHaveText(['Create a team']);
      await other.evaluate(() => localStorage.clear());
      await expect(recent).toHaveCount(0);
      await page.keyboard.press('Escape');
      await openPalette(page);
      await expect(getPalette(page).getByRole('navigation', { name: 'Start here' })).toBeVisible();
      await expect(recent).toHaveCount(0);
      await search(page, 'create team');
      await expect(getHits(page).first()).toContainText(/create a team/i);
      expect(watches.flatMap(({ problems }) => problems)).toEqual([]);
    },
  );

  test(
    'list nothing of what a stranger has stored',
    { tag: ['@F49', '@all'] },
    async ({ page }) => {
      await openPage(page, '/docs/');
      for (const stored of [
        'javascript:alert(1) Run',
        '//evil.example/ Away',
        '"><img src=x onerror=window.marker=1>',
        '\n'.repeat(5000),
        '/docs/../../evil Up',
      ]) {
        await page.evaluate((text) => localStorage.setItem('search.recent', text), stored);
        await openPalette(page);
        await expect(
          getPalette(page).getByRole('navigation', { name: 'Start here' }),
        ).toBeVisible();
        await expect(
          getPalette(page).getByRole('navigation', { name: 'Recent pages' }),
        ).toHaveCount(0);
        await page.keyboard.press('Escape');
      }
      expect(await page.evaluate(() => window.marker)).toBeUndefined();
    },
  );
});

/** How much of the index came over the network. */
function readLoadedSize(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/search-index'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
}

import { expect, test } from './test';
import { openPage } from './open-page';

test.describe('the bar at the top', () => {
  test(
    'has the brand, the guides, the reference, the source, a theme button and the search',
    { tag: ['@S15', '@S16', '@S98'] },
    async ({ page }) => {
      await openPage(page, '/docs/routing');
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/');
      await expect(bar.getByRole('link', { name: 'Guides' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(bar.getByRole('link', { name: 'API reference' })).toHaveAttribute(
        'href',
        /^\/docs\/api\//,
      );
      await expect(
        bar.getByRole('button', { name: /^Switch between dark and light mode/ }),
      ).toBeVisible();
      const search = bar.getByRole('search');
      await expect(search).toBeVisible();
      const places = await Promise.all(
        [search, bar.getByRole('button').first()].map((part) => part.boundingBox()),
      );
      const ends = places.map((box) => (box?.x ?? 0) + (box?.width ?? 0));
      expect(ends[0]).toBe(Math.max(...ends));
    },
  );

  test(
    'opens the source in a new tab, and says so, in the menu of a phone as well',
    { tag: '@S16' },
    async ({ page }) => {
      await openPage(page, '/docs/routing');
      for (const part of [page.getByRole('banner'), page.locator('#site-menu')]) {
        const source = part.locator('a[href^="https:"]').filter({ hasText: 'Source' });
        await expect(source).toHaveAttribute('target', '_blank');
        await expect(source).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(source).toContainText('(opens in new tab)');
      }
    },
  );
});

test('a link of a guide that leaves the site opens a new tab, and says so', async ({ page }) => {
  await openPage(page, '/docs/contributing/openapi');
  const links = page.locator('article a[href^="https:"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('(opens in new tab)');
  }
});

test('the footer has the copyright of 2024', { tag: ['@S19', '@S108'] }, async ({ page }) => {
  await openPage(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2024 Easier, Inc.');
});

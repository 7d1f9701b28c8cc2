import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from './open-page';
import { siteFolder } from './site-pages';
import { expect, test } from './test';

const changes = '/docs/api/easier-api/changes';

test.describe('the changes of an API', () => {
  test('are listed by version and class, with links to what changed', async ({ page }) => {
    await openPage(page, '/docs/api/easier-api');
    await page.getByRole('complementary').getByRole('link', { name: 'Changes' }).click();
    await expect(page).toHaveURL(new RegExp(`${changes}/?$`));
    const release = page.getByRole('region', { name: 'Version 2.0.0' });
    const breaking = release.getByRole('list', { name: 'Breaking' });
    await expect(breaking.getByRole('listitem').first()).toBeVisible();
    const link = breaking.locator('a[href*="#"]').first();
    const hash = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
    await link.click();
    await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();
  });

  test('have feeds, which their pages name', async ({ page }) => {
    const getFeeds = () =>
      page
        .locator('head link[type="application/atom+xml"]')
        .evaluateAll((links) =>
          links.map((link) => new URL(link.getAttribute('href') ?? '').pathname),
        );
    await openPage(page, changes);
    const feeds = await getFeeds();
    expect(feeds).toEqual([`${changes}.all.atom`, `${changes}.breaking.atom`]);
    await openPage(page, '/docs/api/easier-api/query-team-pagination-and-sort');
    for (const feed of [...feeds, ...(await getFeeds())])
      expect(readFileSync(join(siteFolder, feed), 'utf8')).toContain('<feed xmlns=');
  });

  test('say on an operation what it had once, where links to it lead', async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/query-team-pagination-and-sort#query.nameContains');
    const gone = page.locator('[id="query.nameContains"]');
    await expect(gone).toBeInViewport();
    await expect(gone).toContainText('Since version 2.0.0');
    await expect(gone).toContainText('Use search instead.');
  });
});

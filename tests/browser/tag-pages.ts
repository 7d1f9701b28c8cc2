import { expect, test } from '@playwright/test';
import { expectNoViolationsAnywhere } from './axe';
import { watchConsole } from './console-watch';
import { expectLightFirstVisit } from './first-visit-weight';
import type { FixtureSite } from './fixture-site';
import { isSameDocument, markDocument, openPage, savesData } from './open-page';
import { toTiers } from './test';

const tagPages = ['/docs/next/tags', '/docs/next/tags/teams', '/docs/next/tags/people'];

/** The tests of the pages of tags, on a site that is built for others too. */
export function testTagPages(getSite: () => FixtureSite): void {
  test.describe('tags', () => {
    test('lead from a guide to its tag, to all tags, and back to the guide', async ({ page }) => {
      const watch = watchConsole(page);
      await openPage(page, `${getSite().origin}/docs/next/teams/invite`);
      await markDocument(page);
      const tags = page.getByRole('list', { name: 'Tags:' });
      await expect(tags.getByRole('link')).toHaveText(['teams', 'people']);
      await tags.getByRole('link', { name: 'teams' }).click();
      await expect(page.locator('main h1')).toHaveText('2 docs tagged with "teams"');
      await page.getByRole('link', { name: 'View all tags' }).click();
      await expect(page.locator('main h1')).toHaveText('Tags');
      await page
        .locator('main')
        .getByRole('link', { name: /^people/ })
        .click();
      await expect(page.locator('main h1')).toHaveText('One doc tagged with "people"');
      await page.locator('main').getByRole('link', { name: 'Invite somebody' }).click();
      await expect(page.locator('main h1')).toHaveText('Invite somebody');
      expect(await isSameDocument(page)).toBe(true);
      expect(watch.problems).toEqual([]);
    });

    test('are listed by their first letters, each with its number of guides', async ({ page }) => {
      await openPage(page, `${getSite().origin}/docs/next/tags`);
      await expect(page.locator('main article > h2')).toHaveText(['P', 'T']);
      await expect(page.locator('main article li')).toHaveText(['people1', 'teams2']);
    });
  });

  test.describe('a page of tags', () => {
    for (const [path, tier] of toTiers(tagPages, 1)) {
      test(
        `${path} is readable without script, and axe finds nothing wrong`,
        { tag: tier },
        async ({ page, browser }) => {
          const still = await browser.newPage({ javaScriptEnabled: false });
          await still.goto(getSite().origin + path);
          await expect(still.locator('main h1')).toBeVisible();
          await expect(still.locator('main article').getByRole('link')).not.toHaveCount(0);
          await still.close();
          await openPage(page, getSite().origin + path);
          await expectNoViolationsAnywhere(page);
        },
      );

      test(`${path} stays within the budget of a first visit`, { tag: tier }, async ({ page }) => {
        await savesData(page);
        await expectLightFirstVisit(page, getSite().origin + path);
      });
    }
  });
}

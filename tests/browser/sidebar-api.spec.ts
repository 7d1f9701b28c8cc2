import type { Page } from '@playwright/test';
import { expectNoViolationsAnywhere } from './axe';
import { openPage } from './open-page';
import { expect, test } from './test';

const operation = '/docs/api/easier-api/create-team';
const schema = '/docs/api/easier-api/schemas/Task';

const getSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const getOthers = (page: Page) => getSidebar(page).locator('summary[aria-label="Other APIs"]');
const getOther = (page: Page) =>
  getSidebar(page).getByRole('link', { name: 'Postal Service API', exact: true });

test.describe('the API above its operations', () => {
  test('leads to its page, and its list to the other APIs', async ({ page }) => {
    await openPage(page, operation);
    await expect(getOther(page)).toBeHidden();
    await getOthers(page).press('Enter');
    await expect(getOther(page)).toBeVisible();
    await getOther(page).click();
    await expect(page).toHaveURL(/\/docs\/api\/postal-api$/);
    const own = getSidebar(page).getByRole('link', { name: 'Postal Service API', exact: true });
    await expect(own).toHaveAttribute('aria-current', 'page');
    await expect(
      getSidebar(page).getByRole('link', { name: 'Easier Application API', exact: true }),
    ).toBeHidden();
  });

  test('is clean for axe with its list open', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    await getOthers(page).press('Enter');
    await expect(getOther(page)).toBeVisible();
    await expectNoViolationsAnywhere(page);
  });
});

test.describe('a long list of the sidebar', () => {
  test('has a filter, which says how many it leaves', { tag: '@all' }, async ({ page }) => {
    await openPage(page, schema);
    const field = getSidebar(page).getByRole('searchbox', { name: 'Filter this list' });
    await expect(field).toHaveCount(1);
    const list = field.locator('xpath=ancestor::ul[1]').getByRole('link');
    const all = await list.count();
    await field.fill('task fields');
    await expect(list).toHaveText(['TaskFields']);
    await expect(field.locator('xpath=following-sibling::output')).toHaveText(`1 / ${all}`);
    await expectNoViolationsAnywhere(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await list.click();
    await expect(page).toHaveURL(/\/schemas\/TaskFields$/);
    // A navigation moves the focus, and an empty text is typed as a deletion.
    await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
    await field.fill('');
    await expect(list).toHaveCount(all);
  });

  test(
    'is below a filter that stays in view while it is used',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openPage(page, '/docs/');
      await page.getByRole('navigation', { name: 'Main' }).getByText('API References').click();
      await getSidebar(page).getByRole('link', { name: 'Schemas', exact: true }).click();
      await expect(page).toHaveURL(/\/schemas$/);
      // A navigation moves the focus.
      await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
      const field = getSidebar(page).getByRole('searchbox', { name: 'Filter this list' });
      const list = field.locator('xpath=ancestor::ul[1]').getByRole('link');
      await field.focus();
      await list.last().hover();
      await expect(field).toBeInViewport();
      await field.fill('working');
      await expect(list.filter({ visible: true })).toHaveText(['WorkingHours']);
      await field.fill('e');
      const left = list.filter({ visible: true });
      await expect.poll(() => left.count()).toBeGreaterThan(60);
      // A link that the keyboard reaches on its way up is not behind the filter.
      await left.last().focus();
      for (const link of [50, 30, 10]) {
        await left.nth(link).focus();
        const [above, reached] = [await field.boundingBox(), await left.nth(link).boundingBox()];
        expect(reached?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      }
    },
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of other APIs opens, and nothing filters', async ({ page }) => {
    await page.goto(schema);
    await getOthers(page).click();
    await expect(getOther(page)).toBeVisible();
    await expect(getSidebar(page).getByRole('searchbox')).toBeHidden();
  });
});

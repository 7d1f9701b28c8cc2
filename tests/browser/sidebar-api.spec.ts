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
    await expectNoViolationsAnywhere(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await getOther(page).click();
    await expect(page).toHaveURL(/\/docs\/api\/postal-api$/);
    const own = getSidebar(page).getByRole('link', { name: 'Postal Service API', exact: true });
    await expect(own).toHaveAttribute('aria-current', 'page');
    await expect(
      getSidebar(page).getByRole('link', { name: 'Easier Application API', exact: true }),
    ).toBeHidden();
  });
});

test.describe('a long list of the sidebar', () => {
  test('has a filter, which says how many it leaves', async ({ page }) => {
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
    await field.fill('');
    await expect(list).toHaveCount(all);
  });
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

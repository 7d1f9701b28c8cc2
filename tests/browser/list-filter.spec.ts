import { expectNoViolationsAnywhere } from './axe';
import { openPage } from './open-page';
import { expect, test } from './test';

const operations = '/docs/api/easier-api';
const schemas = '/docs/api/easier-api/schemas';

test.describe('the filter of a long list', () => {
  test('leaves the operations that have all words, and their groups', async ({ page }) => {
    await openPage(page, operations);
    const main = page.locator('main');
    const filter = main.getByRole('searchbox', { name: 'Filter operations' });
    await expect(main.locator('h2').nth(3)).toBeVisible();
    // The button that copies the page has a status, too.
    const status = main.locator('p:has(> [type="search"])').getByRole('status');
    await filter.fill('POST  team');
    await expect(status).toHaveText(/^\d+ of 27$/);
    await expect(main.getByRole('link', { name: /Create a team/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /Get a team/ })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Divisions' })).toHaveCount(0);
    await filter.fill('no such thing');
    await expect(status).toHaveText('0 of 27');
    await filter.fill('');
    await expect(status).toHaveText('');
    await expect(main.getByRole('heading', { name: 'Divisions' })).toBeVisible();
  });

  test('leaves the schemas whose names or texts have them', { tag: '@all' }, async ({ page }) => {
    await openPage(page, schemas);
    const list = page.locator('main').getByRole('list', { name: 'Schemas', exact: true });
    await page.getByRole('searchbox', { name: 'Filter schemas' }).fill('Code CITY');
    await expect(list.getByRole('listitem').first()).toBeVisible();
    for (const item of await list.getByRole('listitem').allTextContents())
      expect(item).toMatch(/city/i);
  });

  test('is not above a short list', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/api/postal-api');
    await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
  });

  test('is not there without scripts, which it needs', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(operations);
    await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
    await page.close();
  });

  test('is clean for axe, in both themes', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operations);
    await page.getByRole('searchbox', { name: 'Filter operations' }).fill('team');
    await expectNoViolationsAnywhere(page);
  });
});

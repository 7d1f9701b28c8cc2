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

test.describe('a list of which only a part is shown', () => {
  test(
    'is filtered whole, below a filter that stays in view while it is used',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await answerWindow(page, 'Schemas', 40);
      await openPage(page, '/docs/');
      await page.getByRole('navigation', { name: 'Main' }).getByText('API References').click();
      await getSidebar(page).getByRole('link', { name: 'Schemas', exact: true }).click();
      await expect(page).toHaveURL(/\/schemas$/);
      const field = getSidebar(page).getByRole('searchbox', { name: 'Filter this list' });
      const list = field.locator('xpath=ancestor::ul[1]').getByRole('link');
      await expect(list).toHaveCount(41);
      await field.focus();
      await list.last().hover();
      await expect(field).toBeInViewport();
      await field.fill('working');
      await expect(list.filter({ visible: true })).toHaveText(['WorkingHours']);
      await field.fill('e');
      const left = list.filter({ visible: true });
      await expect.poll(() => left.count()).toBeGreaterThan(60);
      // What the keyboard reaches on its way up is not below the filter.
      await left.last().focus();
      for (const link of [50, 30, 10]) {
        await left.nth(link).focus();
        const [above, reached] = [await field.boundingBox(), await left.nth(link).boundingBox()];
        expect(reached?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
      }
    },
  );
});

interface Category {
  readonly label?: string;
  readonly items?: readonly Category[];
}

/** Answers requests for a sidebar as for one in which a category is too long: a few of its items are there. */
async function answerWindow(page: Page, label: string, count: number): Promise<void> {
  const all: Category[] = [];
  const cut = (item: Category): Category => {
    const { items = [] } = item;
    if (item.label !== label || items.length <= count) return { ...item, items: items.map(cut) };
    all.splice(0, Infinity, ...items);
    return Object.assign(
      { ...item, items: items.slice(0, count) },
      { total: items.length, all: '/assets/sidebars/all.json' },
    );
  };
  await page.route('**/assets/sidebars/*.json', async (route) => {
    if (route.request().url().endsWith('/all.json')) return route.fulfill({ json: { items: all } });
    const response = await route.fetch();
    const { items } = (await response.json()) as { readonly items: readonly Category[] };
    return route.fulfill({ json: { items: items.map(cut) } });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of other APIs opens, and nothing filters', async ({ page }) => {
    await page.goto(schema);
    await getOthers(page).click();
    await expect(getOther(page)).toBeVisible();
    await expect(getSidebar(page).getByRole('searchbox')).toBeHidden();
  });
});

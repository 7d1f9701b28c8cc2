import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { holdFiles } from './gate';
import { openPage, savesData } from './open-page';

/** Its divisions have divisions inside. */
const recursive = '/docs/api/easier-api/query-divisions';
const operation = '/docs/api/easier-api/create-new-task';
const node = '/docs/api/easier-api/schemas/DivisionNode';
const children = 'response-200.items[].children[]';

/** What opens the fields of an anchor. */
function getControl(page: Page, anchor: string): Locator {
  return page.locator(`[data-later="${anchor}"]`);
}

function getField(page: Page, anchor: string): Locator {
  return page.locator(`[id="${anchor}"]`);
}

/** Opens all that is around an element in the HTML. */
async function openAround(control: Locator): Promise<void> {
  await control.evaluate((element) => {
    for (let one = element.closest('details'); one !== null;) {
      one.open = true;
      one = one.parentElement?.closest('details') ?? null;
    }
  });
}

test.describe('fields that a page leaves out', () => {
  test('open in place by keyboard, as deep as a reader likes, and close', async ({ page }) => {
    await openPage(page, recursive);
    const control = getControl(page, children);
    await openAround(control);
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await expect(control).toHaveText('Fields of each item of children');
    await control.press('Enter');
    await expect(getField(page, `${children}.name`)).toBeVisible();
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    await expect(control).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${recursive}/?$`));
    await getControl(page, `${children}.children[]`).click();
    await expect(getField(page, `${children}.children[].name`)).toBeVisible();
    await control.click();
    await expect(getField(page, `${children}.name`)).toHaveCount(0);
  });

  test(
    'open and close with all others of a body, a recursive one only once',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/api/postal-api/get-address');
      const kanji = getField(page, 'response-200.items[].prefecture.kanji');
      await page.getByRole('button', { name: 'Expand all fields of Response 200' }).click();
      await expect(kanji).toBeVisible();
      await page.getByRole('button', { name: 'Collapse all fields of Response 200' }).click();
      await expect(kanji).toHaveCount(0);
      await expect(page).toHaveURL(/get-address\/?$/);
      await openPage(page, recursive);
      await page.getByRole('button', { name: 'Expand all fields of Response 200' }).click();
      await expect(getField(page, `${children}.name`)).toBeVisible();
      await expect(getControl(page, `${children}.children[]`)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    },
  );

  test('are loaded once', { tag: '@all' }, async ({ page }) => {
    await savesData(page);
    await openPage(page, recursive);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\/pages\//.test(request.url())) loaded.push(request.url());
    });
    const control = getControl(page, children);
    await openAround(control);
    await control.click();
    await getControl(page, `${children}.children[]`).click();
    await expect(getField(page, `${children}.children[].name`)).toBeVisible();
    expect(loaded).toHaveLength(1);
  });

  test('say so while they load', { tag: '@all' }, async ({ page }) => {
    await openPage(page, recursive);
    const control = getControl(page, children);
    await openAround(control);
    const gate = await holdFiles(page, '**/pages/**');
    await control.click();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    gate.open();
    await expect(getField(page, `${children}.name`)).toBeVisible();
    await expect(control).toHaveAttribute('aria-busy', 'false');
  });

  test('say that they could not be loaded, and are tried once more', async ({ page }) => {
    await openPage(page, recursive);
    const control = getControl(page, children);
    await openAround(control);
    await page.route('**/pages/**', (route) => route.abort());
    await control.click();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeVisible();
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/pages/**');
    await control.click();
    await expect(getField(page, `${children}.name`)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test(
    'are on a page of their own, which opens in a new tab',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, recursive);
      const control = getControl(page, children);
      await openAround(control);
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        control.click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await expect(tab).toHaveURL(new RegExp(`${node}/?$`));
      await tab.waitForLoadState();
    },
  );

  test('open for an address that names one of them', { tag: '@all' }, async ({ page }) => {
    const anchor = `${children}.children[].children[].code`;
    await openPage(page, `${recursive}#${anchor}`);
    await expect(getField(page, anchor)).toBeInViewport();
  });
});

test.describe('a body that the page has already', () => {
  test('refers to it, and opens in place', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    const response = getField(page, 'response-403');
    await response.locator('summary').first().click();
    const link = response.getByRole('link', { name: 'Response 400', exact: true });
    await expect(link).toHaveAttribute('href', '#response-400');
    await getControl(page, 'response-403').click();
    await expect(getField(page, 'response-403.title')).toBeVisible();
    await link.click();
    await expect(getField(page, 'response-400')).toBeInViewport();
  });

  test('opens for an address that names one of its fields', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${operation}#response-403.detail`);
    await expect(getField(page, 'response-403.detail')).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fields that a page leaves out are a link to their page', async ({ page }) => {
    await page.goto(recursive);
    await expect(getControl(page, children)).toHaveAttribute('href', node);
    const response = await page.goto(node);
    expect(response?.status()).toBe(200);
  });

  test('a body that the page has already is a link to it', { tag: '@all' }, async ({ page }) => {
    await page.goto(operation);
    await expect(getControl(page, 'response-403')).toHaveAttribute('href', '#response-400');
  });
});

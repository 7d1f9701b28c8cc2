import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { getResult, toFindAddress } from './example-results';
import { openPage } from './open-page';
import { getSitePage } from './site-pages';

const path = '/docs/markdown-features/accordion';

/** Texts that identify the examples. */
const single = 'My token works';
const collapsible = 'is reset every night';
const multiple = 'create teams in their own division';
const disabled = 'Google OpenID Connect';
const addressed = 'How are logins limited?';

test.describe('an accordion with one open item', () => {
  test('opens an item by click, and closes the one that was open', async ({ page }) => {
    await openPage(page, path);
    await getTrigger(page, single, 0).click();
    await expectOpen(page, single, [true, false]);
    await getTrigger(page, single, 1).click();
    await expectOpen(page, single, [false, true]);
  });

  test('keeps its last item open, and says so', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const trigger = getTrigger(page, single, 0);
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-disabled', 'true');
    await trigger.click({ force: true });
    await expectOpen(page, single, [true, false]);
  });

  test(
    'starts as its writer sets it and closes by a second click, if it is collapsible',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await expectOpen(page, collapsible, [true, false]);
      await getTrigger(page, collapsible, 0).click();
      await expectOpen(page, collapsible, [false, false]);
    },
  );
});

test.describe('an accordion with several open items', () => {
  test('opens and closes each by itself', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    await expectOpen(page, multiple, [true, true, false]);
    await getTrigger(page, multiple, 2).click();
    await getTrigger(page, multiple, 0).click();
    await expectOpen(page, multiple, [false, true, true]);
  });
});

test.describe('the keyboard in an accordion', () => {
  test('moves by arrows around the ends, by Home and End', async ({ page }) => {
    await openPage(page, path);
    await getTrigger(page, multiple, 0).focus();
    const moves = [
      ['ArrowUp', 2],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 2],
      ['Home', 0],
      ['Tab', 1],
    ] as const;
    for (const [key, index] of moves) {
      await page.keyboard.press(key);
      await expect(getTrigger(page, multiple, index)).toBeFocused();
    }
    await expectOpen(page, multiple, [true, true, false]);
  });

  test('opens and closes by Enter and Space', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    await getTrigger(page, multiple, 1).focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, multiple, [true, false, false]);
    await page.keyboard.press('Space');
    await expectOpen(page, multiple, [true, true, false]);
  });

  test('skips a disabled item, which nothing opens', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const [google, saml] = [getTrigger(page, disabled, 0), getTrigger(page, disabled, 1)];
    await expect(saml).toHaveAttribute('aria-disabled', 'true');
    await saml.click({ force: true });
    await expectOpen(page, disabled, [false, false]);
    await google.focus();
    await page.keyboard.press('ArrowDown');
    await expect(google).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(saml).not.toBeFocused();
  });
});

test.describe('an item with an address', () => {
  test('is opened by a link to it', async ({ page }) => {
    await openPage(page, path);
    await expectOpen(page, addressed, [false]);
    await page.locator('article').getByRole('link', { name: addressed, exact: true }).click();
    await expectOpen(page, addressed, [true]);
  });

  test('is opened on arrival', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${path}#login-limit`);
    await expectOpen(page, addressed, [true]);
    await expect(getTrigger(page, addressed, 0)).toBeInViewport();
  });
});

test.describe('a closed item', () => {
  test('is in the HTML', () => {
    // The source next to it has backticks instead.
    expect(getSitePage(path).html).toMatch(
      /ID token to <code[^>]*>POST \/auth\/login\/google<\/code>/,
    );
  });

  test("is opened by the browser's own find", { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    await page.goto(toFindAddress(path, 'Send the ID token to POST'));
    await expectOpen(page, disabled, [true, false]);
  });

  test(
    'is opened on arrival when it contains the searched text',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(toFindAddress(path, 'Send the ID token to POST'));
      await expectOpen(page, disabled, [true, false]);
      await expect(getTrigger(page, disabled, 0)).toBeInViewport();
    },
  );
});

test.describe('details', () => {
  test('open and close by click, Enter and Space', async ({ page }) => {
    await openPage(page, path);
    const { summary, content } = getDetails(page);
    await expect(content).toBeHidden();
    await summary.click();
    await expect(content).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(content).toBeHidden();
    await page.keyboard.press('Space');
    await expect(content).toBeVisible();
  });

  test(
    'select no word when they are opened and closed quickly',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await getDetails(page).summary.dblclick();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    },
  );

  test('are opened and closed without script, as all items are', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await getTrigger(page, single, 0).click();
    await expect(getItems(page, single).nth(0)).toHaveAttribute('open');
    await getTrigger(page, single, 1).click();
    await expect(getItems(page, single).nth(1)).toHaveAttribute('open');
    await expect(getItems(page, single).nth(0)).not.toHaveAttribute('open');
    await getDetails(page).summary.click();
    await expect(getDetails(page).content).toBeVisible();
    await page.close();
  });
});

function getItems(page: Page, text: string): Locator {
  return getResult(page, text).locator('details');
}

function getTrigger(page: Page, text: string, index: number): Locator {
  return getItems(page, text).nth(index).locator('> summary');
}

function getDetails(page: Page): { readonly summary: Locator; readonly content: Locator } {
  const details = getItems(page, 'A response of GET /teams');
  return { summary: details.locator('> summary'), content: details.locator('pre') };
}

/** Fails unless exactly these items of an accordion are open. */
async function expectOpen(page: Page, text: string, open: readonly boolean[]): Promise<void> {
  for (const [index, isOpen] of open.entries()) {
    const item = getItems(page, text).nth(index);
    await expect(item).toHaveAttribute('data-state', isOpen ? 'open' : 'closed');
    await expect(item.locator('> [role="region"]')).toBeVisible({ visible: isOpen });
  }
}

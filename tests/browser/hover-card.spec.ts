import { expect, stopClock, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { getResult, toFindAddress } from './example-results';
import { openPage, openStill } from './open-page';
import { getSitePage } from './site-pages';

const path = '/docs/markdown-features/hover-card';

/** Words of the cards, which are longer than a line in the source. */
const users = 'People of other companies';
const division = 'A part of the organisation';
const kana = 'name in kana';

test.describe('a hover card for a mouse', () => {
  test('opens after 700 ms of rest, and closes 300 ms after leaving', async ({ page }) => {
    await openStill(page, path);
    await getWord(page, users).hover();
    await page.clock.runFor(650);
    await expect(getCard(page, users)).toBeHidden();
    await page.clock.runFor(100);
    await expect(getCard(page, users)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(250);
    await expect(getCard(page, users)).toBeVisible();
    await page.clock.runFor(100);
    await expect(getCard(page, users)).toBeHidden();
  });

  test(
    'stays while the pointer is in it, and while text in it is selected',
    { tag: '@all' },
    async ({ page }) => {
      await openStill(page, path);
      await getWord(page, users).hover();
      await page.clock.runFor(750);
      const card = getCard(page, users);
      await card.hover();
      await page.clock.runFor(1000);
      await card.dblclick();
      await page.mouse.move(0, 0);
      await page.clock.runFor(1000);
      await expect(card).toBeVisible();
      await page.locator('h1').click();
      await expect(card).toBeHidden();
    },
  );

  test(
    'opens and closes by a click, and closes by a click beside it',
    { tag: '@all' },
    async ({ page }) => {
      await openStill(page, path);
      const [word, card] = [getWord(page, users), getCard(page, users)];
      await word.click();
      await expect(card).toBeVisible();
      await word.click();
      await expect(card).toBeHidden();
      await word.click();
      await page.locator('h1').click();
      await expect(card).toBeHidden();
    },
  );

  test(
    'stays open for a click that comes just after it has opened',
    { tag: '@all' },
    async ({ page }) => {
      await openStill(page, path);
      await getWord(page, users).hover();
      await page.clock.runFor(750);
      await getWord(page, users).click();
      await expect(getCard(page, users)).toBeVisible();
    },
  );

  test(
    'stands below its word, or above where its writer says so',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      for (const [text, isBelow] of [
        [users, true],
        [kana, false],
      ] as const) {
        await getWord(page, text).evaluate((word) => word.scrollIntoView({ block: 'center' }));
        await getWord(page, text).click();
        const word = await getWord(page, text).boundingBox();
        const card = await getCard(page, text).boundingBox();
        expect((card?.y ?? 0) > (word?.y ?? 0)).toBe(isBelow);
        await page.keyboard.press('Escape');
      }
    },
  );
});

test.describe('a hover card for the keyboard', () => {
  test('opens when the focus rests on the word, and Escape closes it', async ({ page }) => {
    await openPage(page, path);
    await focusByKeyboard(page, getWord(page, users));
    await expect(getCard(page, users)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getCard(page, users)).toBeHidden();
    await expect(getWord(page, users)).toBeFocused();
  });

  test('opens by Enter and Space at once', async ({ page }) => {
    await openPage(page, path);
    // The delay of a focus that rests never ends: no timer runs.
    await page.clock.install();
    await stopClock(page);
    for (const key of ['Enter', 'Space']) {
      await focusByKeyboard(page, getWord(page, users));
      await page.keyboard.press(key);
      await expect(getCard(page, users)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getCard(page, users)).toBeHidden();
    }
  });

  test('closes when the focus leaves', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    await focusByKeyboard(page, getWord(page, users));
    await expect(getCard(page, users)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(getCard(page, users)).toBeHidden();
  });

  test('is the accessible description of the word', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    await expect(getWord(page, users)).toHaveAccessibleDescription(/^People of other companies/);
    await expect(getWord(page, division)).toHaveAccessibleDescription(/^A part of the organ/);
  });
});

test.describe('a hover card for a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens by a tap on the word, and closes by a tap beside it', async ({ page }) => {
    await openPage(page, path);
    await getWord(page, users).tap();
    await expect(getCard(page, users)).toBeVisible();
    await page.locator('h1').tap();
    await expect(getCard(page, users)).toBeHidden();
  });

  test(
    'has a button of its own beside a link, which a tap follows',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      const result = getResult(page, division);
      await result.getByRole('button', { name: 'More about one division' }).tap();
      await expect(getCard(page, division)).toBeVisible();
      await page.locator('h1').tap();
      await getWord(page, division).tap();
      await expect(page).toHaveURL('/docs/api/easier-api/query-divisions');
    },
  );
});

test.describe('a closed hover card', () => {
  test('is in the HTML', () => {
    expect(getSitePage(path).html).toContain('<code translate="no">nameKana</code>, the');
  });

  test("is opened by the browser's own find", { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    await page.goto(toFindAddress(path, 'nameKana, the name'));
    await expect(getCard(page, kana)).toBeVisible();
  });

  test('is opened without script by a click, beside a link as well', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await getWord(page, users).click();
    await expect(getCard(page, users)).toBeVisible();
    await page.keyboard.press('Escape');
    await getResult(page, division)
      .getByRole('button', { name: /^More about/ })
      .click();
    await expect(getCard(page, division)).toBeVisible();
    await page.close();
  });
});

/** The word that has a card: a link or a button. */
function getWord(page: Page, text: string): Locator {
  return getResult(page, text).locator('[data-opener]');
}

function getCard(page: Page, text: string): Locator {
  return getResult(page, text).locator('[popover] > span');
}

/** Focuses a word by keyboard; focus by mouse opens nothing. */
async function focusByKeyboard(page: Page, word: Locator): Promise<void> {
  await word.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(word).toBeFocused();
}

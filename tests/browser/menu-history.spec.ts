import type { Locator, Page } from '@playwright/test';
import { isSameDocument, markDocument, openPage } from './open-page';
import { getSitePage } from './site-pages';
import { expect, test } from './test';

const guide = '/docs/platform/message-iframe-helper/guide';
const category = '/docs/category/platform';
const before = '/docs/guidelines/npm-registry/publish';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('the open menu of a phone', () => {
  test(
    'is closed by Back on the first page of a visit, and opened again by Forward',
    { tag: '@S36' },
    async ({ page }) => {
      await startVisit(page);
      await page.evaluate(() => window.scrollTo(0, 500));
      await openMenuInPlace(page);
      await page.goBack();
      await expect(getMenu(page)).toBeHidden();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
      await expectSamePage(page);
      await page.goForward();
      await expect(getMenu(page)).toBeVisible();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'true');
      await page.goBack();
      await expect(getMenu(page)).toBeHidden();
      await expectSamePage(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(500);
      await page.goBack();
      await expect(page).toHaveURL(before);
    },
  );

  test('leaves no entry behind, however it is closed', { tag: '@all' }, async ({ page }) => {
    await startVisit(page);
    const ways = [
      () => getMenu(page).getByRole('button', { name: 'Close navigation bar' }).tap(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(380, 600),
      () => page.setViewportSize({ width: 1200, height: 844 }),
      () => getMenu(page).locator('[aria-current="page"]').tap(),
    ];
    for (const close of ways) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openMenu(page);
      await expectEntry(page, true);
      await close();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
      await expectEntry(page, false);
    }
    await expectSamePage(page);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  test(
    'leaves no entry between the page and the one that its link opens',
    { tag: '@all' },
    async ({ page }) => {
      await startVisit(page);
      await page.evaluate(() => window.scrollTo(0, 500));
      await openMenuInPlace(page);
      await getMenu(page).getByRole('link', { name: 'Platform', exact: true }).tap();
      await expect(page).toHaveTitle(getSitePage(category).title);
      await expect(getMenu(page)).toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expectSamePage(page);
      await expect(getMenu(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
      await page.goForward();
      await expect(page).toHaveTitle(getSitePage(category).title);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(before);
    },
  );

  test(
    'is closed by a reload, and Back leads to the page before',
    { tag: '@all' },
    async ({ page }) => {
      await startVisit(page);
      await openMenu(page);
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(getMenu(page)).toBeHidden();
      await expectEntry(page, false);
      await page.goBack();
      await expect(page).toHaveURL(before);
      await page.goForward();
      await expectSameAddress(page);
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expectEntry(page, false);
    },
  );

  test('can be closed and opened at once', { tag: '@all' }, async ({ page }) => {
    await startVisit(page);
    await openMenu(page);
    // Until the new entry is made, the browser may still stand at the old one, which looks the same.
    await getMenu(page).evaluate(
      (menu: HTMLElement) =>
        new Promise<void>((done) => {
          const { history } = window;
          const push = history.pushState.bind(history);
          history.pushState = (...entry) => {
            history.pushState = push;
            push(...entry);
            done();
          };
          menu.hidePopover();
          setTimeout(() => menu.showPopover());
        }),
    );
    await expectEntry(page, true);
    await expect(getMenu(page)).toBeVisible();
    await page.goBack();
    await expect(getMenu(page)).toBeHidden();
    await expectSamePage(page);
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  test(
    'is closed by Back at an anchor of the page, which stays in place',
    { tag: '@all' },
    async ({ page }) => {
      await startVisit(page);
      const id = await page.locator('main h2[id]').last().getAttribute('id');
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, id ?? '');
      await openMenuInPlace(page);
      await expectEntry(page, true);
      await page.goBack();
      await expect(getMenu(page)).toBeHidden();
      await expect(page).toHaveURL(`${guide}#${id}`);
      await page.goBack();
      await expectSamePage(page);
      await page.goBack();
      await expect(page).toHaveURL(before);
    },
  );
});

/** Opens a page and then, in a document of its own, the guide. */
async function startVisit(page: Page): Promise<void> {
  await openPage(page, before);
  await openPage(page, guide);
  await markDocument(page);
}

async function expectSamePage(page: Page): Promise<void> {
  await expectSameAddress(page);
  expect(await isSameDocument(page)).toBe(true);
}

async function expectSameAddress(page: Page): Promise<void> {
  await expect(page).toHaveURL(guide);
  await expect(page).toHaveTitle(getSitePage(guide).title);
}

/** Whether the browser stands at an entry of the menu. */
async function expectEntry(page: Page, expected: boolean): Promise<void> {
  const isMenu = () => page.evaluate(() => (window.history.state as { menu?: true } | null)?.menu);
  await expect.poll(isMenu).toBe(expected ? true : undefined);
}

function getHamburger(page: Page): Locator {
  return page.locator('button[aria-label="Toggle navigation bar"]');
}

function getMenu(page: Page): Locator {
  return page.locator('#site-menu');
}

async function openMenu(page: Page): Promise<void> {
  await getHamburger(page).tap();
  await expectOpen(page);
}

/** Without a tap, for which the page would be scrolled. */
async function openMenuInPlace(page: Page): Promise<void> {
  await getHamburger(page).evaluate((button: HTMLElement) => button.click());
  await expectOpen(page);
}

async function expectOpen(page: Page): Promise<void> {
  await expect(getMenu(page)).toBeVisible();
  await expectEntry(page, true);
}

import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { expect, test, toTiers } from './test';

const operation = '/docs/api/easier-api/create-new-task';
const guide = '/docs/platform/message-iframe-helper/guide';

const pages = [
  '/',
  operation,
  guide,
  '/docs/markdown-features/tabs',
  '/docs/api/easier-api',
  '/docs/api/easier-api/schemas/Task',
];

/** What of the article is cut by its own box, except what only screen readers get. */
function listClipped(page: Page): Promise<readonly string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden'))
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

test.describe('on paper', () => {
  for (const [path, tier] of toTiers(pages, 2)) {
    test(`${path} is whole, without controls`, { tag: tier }, async ({ page }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await openPage(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => listClipped(page)).toEqual([]);
      for (const control of await page.locator('button, input, select').all())
        await expect(control).toBeHidden();
    });
  }

  test('the fields inside fields are open', async ({ page }) => {
    await openPage(page, operation);
    const field = page.locator('[id^="body.checklist[]."]').first();
    await expect(field).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(field).toBeVisible();
  });
});

test.describe('the code on paper', () => {
  test('is ink on white, in both themes', { tag: '@all' }, async ({ page }) => {
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ media: 'screen' });
      await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
      await openPage(page, operation);
      await page.emulateMedia({ media: 'print' });
      const [ground, ink] = await page
        .locator('main pre:visible')
        .first()
        .evaluate((pre) => {
          const panel = pre.closest('section') ?? pre;
          return [getComputedStyle(panel).backgroundColor, getComputedStyle(pre).color];
        });
      expect([theme, ground, ink]).toEqual([theme, 'rgb(255, 255, 255)', 'rgb(30, 36, 51)']);
    }
  });
});

test.describe('at 200 % and at 400 %', () => {
  for (const [path, tier] of toTiers(pages, 2)) {
    test(`${path} is read without scrolling to the side`, { tag: tier }, async ({ page }) => {
      await openPage(page, path);
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 450 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(width);
      }
    });
  }
});

test.describe('on a wide screen', () => {
  test(
    'the contents stand near the text, and the pager is as wide as it',
    { tag: '@all' },
    async ({ page }) => {
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await openPage(page, guide);
        const text = await page.locator('article').boundingBox();
        const contents = await page
          .getByRole('navigation', { name: 'On this page' })
          .first()
          .boundingBox();
        const pager = await page.getByRole('navigation', { name: 'Docs pages' }).boundingBox();
        expect((contents?.x ?? 0) - (text?.x ?? 0) - (text?.width ?? 0)).toBeLessThan(80);
        expect(Math.round(pager?.width ?? 0)).toBe(Math.round(text?.width ?? 0));
      }
    },
  );
});

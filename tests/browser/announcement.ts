import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findViolationsInThemes } from './axe';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import { test, toTiers } from './test';

const getBar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const readKey = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);

/** The tests of an announcement with the id "first", on a site that is built for others too. */
export function testAnnouncement(getRoot: () => string): void {
  test.describe('an announcement', () => {
    test(
      'stands above the navbar of every page, in its colours, and passes axe',
      { tag: ['@S18', '@S34'] },
      async ({ page }) => {
        const watch = watchConsole(page);
        for (const path of ['/docs/', '/docs/api/library', '/search']) {
          await openPage(page, getRoot() + path);
          await expect(getBar(page)).toContainText('Closed on Monday: lend before');
          await expect(getBar(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
          const [bar, navbar] = await Promise.all([
            getBar(page).boundingBox(),
            page.getByRole('banner').boundingBox(),
          ]);
          expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(navbar?.y ?? 0);
        }
        expect(await findViolationsInThemes(page)).toEqual([]);
        expect(watch.problems).toEqual([]);
      },
    );

    test(
      'is closed at once, and stays away on other pages and on the next visit',
      { tag: ['@S18', '@S34'] },
      async ({ page }) => {
        await openPage(page, `${getRoot()}/docs/`);
        expect(await readKey(page, 'id')).toBe('first');
        expect(await readKey(page, 'dismiss')).toBe('false');
        await getBar(page).getByRole('button', { name: 'Close', exact: true }).click();
        await expect(getBar(page)).toBeHidden();
        expect(await readKey(page, 'dismiss')).toBe('true');
        await page.goto(`${getRoot()}/`);
        await expect(page.locator('html')).toHaveAttribute(
          'data-announcement-bar-initially-dismissed',
          'true',
        );
        await expect(getBar(page)).toBeHidden();
      },
    );

    test('is not painted before it is hidden', { tag: '@S35' }, async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('docusaurus.announcement.id', 'first');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      });
      // Without the app, only what runs before paint can have hidden it.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto(`${getRoot()}/docs/`);
      await expect(page.locator('[data-announcement]')).toBeHidden();
    });

    for (const [[stored, isShown], tier] of toTiers(
      [
        ['another', true],
        ['first', false],
        ['annoucement-bar', true],
      ] as const,
      2,
    )) {
      test(
        `that was closed as "${stored}" is ${isShown ? 'shown' : 'hidden'}`,
        { tag: ['@S35', ...tier] },
        async ({ page }) => {
          await page.addInitScript((id) => {
            if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
            localStorage.setItem('docusaurus.announcement.id', id);
            localStorage.setItem('docusaurus.announcement.dismiss', 'true');
          }, stored);
          await openPage(page, `${getRoot()}/docs/`);
          await expect(page.locator('[data-announcement]')).toBeVisible({ visible: isShown });
          expect(await readKey(page, 'id')).toBe('first');
        },
      );
    }

    test(
      'can be closed where storage is refused, for this page',
      { tag: '@all' },
      async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('Refused', 'SecurityError');
            },
          });
        });
        await page.goto(`${getRoot()}/docs/`);
        await getBar(page).getByRole('button', { name: 'Close' }).click();
        await expect(getBar(page)).toBeHidden();
      },
    );

    test('is read without script', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${getRoot()}/docs/`);
      await expect(getBar(page)).toBeVisible();
      await context.close();
    });
  });
}

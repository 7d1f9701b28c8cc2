import type { Page } from '@playwright/test';
import { findViolationsInThemes } from './axe';
import { watchConsole } from './console-watch';
import type { FixtureSite } from './fixture-site';
import { createFixtureCopy, startSite } from './fixture-site';
import { openPage } from './open-page';
import { runCommand } from './run-command';
import type { RunningCommand } from './run-command';
import type { SiteCopy } from './site-copy';
import { expect, test } from './test';

const announcement = `announcement: {
    id: 'first',
    content: 'Version 2 is here: <a href="/docs/">what is new</a>',
    backgroundColor: '#123456',
    textColor: '#ffffff',
  },
  sourceUrl`;

test.describe.configure({ mode: 'default' });
// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let copy: SiteCopy;
let server: RunningCommand;
let origin: FixtureSite['origin'];

test.beforeAll(async () => {
  copy = await createFixtureCopy('versions');
  await copy.edit('content/site.ts', 'sourceUrl', announcement);
  const { code, output } = await runCommand(copy.folder, 'build');
  expect(code, output).toBe(0);
  ({ server, origin } = await startSite(copy));
});

test.afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

const getBar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const readKey = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);

test.describe('an announcement', () => {
  test(
    'stands above the navbar of every page, in its colours, and passes axe',
    { tag: ['@S18', '@S34'] },
    async ({ page }) => {
      const watch = watchConsole(page);
      for (const path of ['/docs/', '/docs/api/easier-api', '/search']) {
        await openPage(page, origin + path);
        await expect(getBar(page)).toContainText('Version 2 is here: what is new');
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
      await openPage(page, `${origin}/docs/`);
      expect(await readKey(page, 'id')).toBe('first');
      expect(await readKey(page, 'dismiss')).toBe('false');
      await getBar(page).getByRole('button', { name: 'Close', exact: true }).click();
      await expect(getBar(page)).toBeHidden();
      expect(await readKey(page, 'dismiss')).toBe('true');
      await page.goto(`${origin}/`);
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
    await page.goto(`${origin}/docs/`);
    await expect(page.locator('[data-announcement]')).toBeHidden();
  });

  for (const [stored, isShown] of [
    ['another', true],
    ['first', false],
    ['annoucement-bar', true],
  ] as const) {
    test(
      `that was closed as "${stored}" is ${isShown ? 'shown' : 'hidden'}`,
      { tag: '@S35' },
      async ({ page }) => {
        await page.addInitScript((id) => {
          if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
          localStorage.setItem('docusaurus.announcement.id', id);
          localStorage.setItem('docusaurus.announcement.dismiss', 'true');
        }, stored);
        await openPage(page, `${origin}/docs/`);
        await expect(page.locator('[data-announcement]')).toBeVisible({ visible: isShown });
        expect(await readKey(page, 'id')).toBe('first');
      },
    );
  }

  test('can be closed where storage is refused, for this page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await page.goto(`${origin}/docs/`);
    await getBar(page).getByRole('button', { name: 'Close' }).click();
    await expect(getBar(page)).toBeHidden();
  });

  test('is read without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/docs/`);
    await expect(getBar(page)).toBeVisible();
    await context.close();
  });
});

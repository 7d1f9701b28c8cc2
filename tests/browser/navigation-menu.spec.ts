import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { getResult, toFindAddress } from './example-results';
import { isSameDocument, markDocument, openPage, openStill } from './open-page';
import { getSitePage } from './site-pages';

const path = '/docs/markdown-features/navigation-menu';

test.describe('a navigation menu for a mouse', () => {
  test('opens a group after 200 ms of rest, and closes it 150 ms after leaving', async ({
    page,
  }) => {
    await openStill(page, path);
    await getTrigger(page, 'Teams').hover();
    await page.clock.runFor(150);
    await expectClosed(page, 'Teams');
    await page.clock.runFor(100);
    await expectOpen(page, 'Teams');
    await page.mouse.move(0, 0);
    await page.clock.runFor(100);
    await expectOpen(page, 'Teams');
    await page.clock.runFor(100);
    await expectClosed(page, 'Teams');
  });

  test(
    'opens the next group at once while one is open, and that one only',
    { tag: '@all' },
    async ({ page }) => {
      await openStill(page, path);
      await getTrigger(page, 'Teams').click();
      await expectOpen(page, 'Teams');
      await getTrigger(page, 'Divisions').hover();
      await page.clock.runFor(20);
      await expectOpen(page, 'Divisions');
      await expectClosed(page, 'Teams');
    },
  );

  test(
    'opens and closes by clicks, and closes by a click beside it',
    { tag: '@all' },
    async ({ page }) => {
      await openStill(page, path);
      await getTrigger(page, 'Teams').click();
      await expectOpen(page, 'Teams');
      await getTrigger(page, 'Teams').click();
      await expectClosed(page, 'Teams');
      await getTrigger(page, 'Teams').click();
      await expectOpen(page, 'Teams');
      await page.locator('h1').click();
      await expectClosed(page, 'Teams');
    },
  );

  test('leads on in place, and closes', async ({ page }) => {
    await openPage(page, path);
    await markDocument(page);
    await getTrigger(page, 'Teams').click();
    await getMenu(page).getByRole('link', { name: 'Get a team' }).click();
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api/get-team').title);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});

test.describe('a navigation menu for the keyboard', () => {
  test(
    'moves along the row by arrows around the ends, by Home and End',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await getTrigger(page, 'Teams').focus();
      const moves = [
        ['ArrowRight', 'Divisions'],
        ['ArrowRight', 'Teams'],
        ['ArrowLeft', 'Divisions'],
        ['Home', 'Teams'],
        ['End', 'Divisions'],
      ] as const;
      for (const [key, name] of moves) {
        await page.keyboard.press(key);
        await expect(getTrigger(page, name)).toBeFocused();
      }
    },
  );

  test('opens a group by Enter, goes into it by the arrow down, and leaves it by Escape', async ({
    page,
  }) => {
    await openPage(page, path);
    await getTrigger(page, 'Teams').focus();
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Teams');
    const moves = [
      ['ArrowDown', 'Create a team'],
      ['ArrowDown', 'Get a team'],
      ['End', 'Delete a team'],
      ['ArrowDown', 'Create a team'],
    ] as const;
    for (const [key, name] of moves) {
      await page.keyboard.press(key);
      await expect(getMenu(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Teams');
    await expect(getTrigger(page, 'Teams')).toBeFocused();
  });

  test(
    'goes with Tab from the name through its group to the next name',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await getTrigger(page, 'Teams').focus();
      await page.keyboard.press('Space');
      for (const name of ['Create a team', 'Get a team', 'Delete a team']) {
        await page.keyboard.press('Tab');
        await expect(getMenu(page).getByRole('link', { name })).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(getTrigger(page, 'Divisions')).toBeFocused();
      await expectClosed(page, 'Teams');
    },
  );
});

test.describe('the links of a navigation menu', () => {
  test('stand in a landmark with a name of its own', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const names = await page
      .getByRole('navigation')
      .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label')));
    expect(names).toContain('This chapter');
    expect(new Set(names).size).toBe(names.length);
  });

  test('mark the one to the open page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const chapter = page.getByRole('navigation', { name: 'This chapter' });
    await expect(chapter.locator('[aria-current="page"]')).toHaveText('Navigation menu');
  });

  test('are in the HTML while they are closed', async ({ page }) => {
    await page.goto(path);
    await expect(getMenu(page).locator('a')).toHaveCount(5);
  });

  test(
    "are found by the browser's own find, which opens their group",
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await page.goto(toFindAddress(path, 'Create a team', 'Get a team'));
      await expectOpen(page, 'Teams');
    },
  );

  test('are reached without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await getTrigger(page, 'Divisions').click();
    await getMenu(page).getByRole('link', { name: 'List divisions' }).click();
    await expect(page).toHaveURL('/docs/api/easier-api/query-divisions');
    await page.waitForLoadState();
    await page.close();
  });
});

test.describe('a navigation menu for a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    'opens a group by a tap, and closes it by a tap beside it',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await getTrigger(page, 'Divisions').tap();
      await expectOpen(page, 'Divisions');
      await page.locator('h1').tap();
      await expectClosed(page, 'Divisions');
    },
  );
});

function getMenu(page: Page): Locator {
  return getResult(page, 'Create a division').getByRole('navigation');
}

function getTrigger(page: Page, name: string): Locator {
  return getMenu(page).getByRole('button', { name, exact: true });
}

function getGroup(page: Page, name: string): Locator {
  return getMenu(page).locator('li', { hasText: name }).first().locator('[popover] > div');
}

async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(getTrigger(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(getGroup(page, name)).toBeVisible();
}

async function expectClosed(page: Page, name: string): Promise<void> {
  await expect(getTrigger(page, name)).toHaveAttribute('aria-expanded', 'false');
  await expect(getGroup(page, name)).toBeHidden();
}

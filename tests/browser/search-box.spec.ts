import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { holdFiles } from './gate';
import { expectHydrated, goInPlace, isSameDocument, markDocument, openPage } from './open-page';
import {
  getBox,
  getField,
  getHits,
  getNavbarBox,
  getPages,
  getPalette,
  holdIndex,
  paletteChunk,
  search,
} from './search';
import { watchNetwork } from './quiet-network';
import { getSitePage } from './site-pages';

const guide = '/docs/platform/message-iframe-helper/guide';

/** All scripts of the app. */
const scripts = /\/assets\/.*\.js/;

test.describe('the box', () => {
  test(
    'opens the palette by a press, with what stands in it, and takes its text back',
    { tag: '@S44' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await getNavbarBox(page).click();
      await expect(getBox(page)).toBeFocused();
      await page.keyboard.type('team');
      await expect(getHits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getPalette(page)).toHaveCount(0);
      await expect(getNavbarBox(page)).toHaveValue('team');
      await expect(getNavbarBox(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(getBox(page)).toHaveValue('team');
      await expect(getHits(page).first()).toBeVisible();
    },
  );

  test(
    'lets the Tab key pass, and opens the palette when it is typed into',
    { tag: '@S44' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await getNavbarBox(page).focus();
      await expect(getPalette(page)).toHaveCount(0);
      await page.keyboard.press('t');
      await expect(getBox(page)).toBeFocused();
      await page.keyboard.type('eam');
      await expect(getBox(page)).toHaveValue('team');
    },
  );

  test(
    'shows the keys while it is empty, on a desktop, and a button to clear it otherwise',
    { tag: '@S45' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      const hint = page.locator('search kbd');
      const clear = page.getByRole('button', { name: 'Clear the search' });
      await expect(hint).toHaveText(['ctrl', 'K']);
      await expect(clear).toHaveCount(0);
      await search(page, 'team');
      await page.keyboard.press('Escape');
      await expect(getPalette(page)).toHaveCount(0);
      await expect(hint).toHaveCount(0);
      await clear.click();
      await expect(getNavbarBox(page)).toHaveValue('');
      await expect(getNavbarBox(page)).toBeFocused();
      await expect(getPalette(page)).toHaveCount(0);
      await expect(hint).toHaveCount(2);
      for (const [width, isShown] of [
        [997, true],
        [996, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect(hint.first()).toBeVisible({ visible: isShown });
      }
    },
  );

  test(
    'is not on the results page, which has a field of its own for the same keys',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/search?q=team');
      await expect(page.getByRole('searchbox')).toHaveCount(1);
      await page.getByRole('link', { name: 'Easier Developers' }).focus();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(getPalette(page)).toHaveCount(0);
    },
  );
});

test.describe('before the script is there', () => {
  test('what is typed is not lost, and opens the palette when it is', async ({ page }) => {
    const gate = await holdFiles(page, scripts);
    await page.goto('/docs/?from=x', { waitUntil: 'commit' });
    await getNavbarBox(page).click();
    await page.keyboard.type('create te');
    await expect(getNavbarBox(page)).toHaveValue('create te');
    gate.open();
    await expect(getBox(page)).toBeFocused();
    await page.keyboard.type('am');
    await expect(getBox(page)).toHaveValue('create team');
    await expect(getHits(page).first()).toContainText(/create a team/i);
  });

  test('its keys lead to the field, and open the palette when it is', async ({ page }) => {
    const gate = await holdFiles(page, scripts);
    await page.goto('/docs/', { waitUntil: 'commit' });
    await expect(getNavbarBox(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(getNavbarBox(page)).toBeFocused();
    gate.open();
    await expect(getBox(page)).toBeFocused();
    await expect(getBox(page)).toHaveValue('');
  });

  test('a reader who is elsewhere by then finds the text in the box', async ({ page }) => {
    const gate = await holdFiles(page, scripts);
    await page.goto('/docs/', { waitUntil: 'commit' });
    await getNavbarBox(page).fill('team');
    await page.keyboard.press('Tab');
    gate.open();
    await expectHydrated(page);
    await expect(getNavbarBox(page)).toHaveValue('team');
    await expect(getPalette(page)).toHaveCount(0);
  });

  test('what is typed on the results page is searched for', { tag: '@all' }, async ({ page }) => {
    const gate = await holdFiles(page, scripts);
    await page.goto('/search?q=task', { waitUntil: 'commit' });
    await getField(page).fill('create team');
    gate.open();
    await expect(page).toHaveURL('/search?q=create+team');
    await expect(getField(page)).toHaveValue('create team');
    await expect(getPages(page).first()).toContainText(/create a team/i);
  });
});

test.describe('the words that brought a reader to a page', () => {
  test(
    'stand in the box, which takes them off the page and out of the address',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${guide}?_highlight=sandbox&_highlight=attributes&from=x`);
      await markDocument(page);
      await expect(getNavbarBox(page)).toHaveValue('sandbox attributes');
      await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(page).toHaveURL(`${guide}?from=x`);
      await expect(getNavbarBox(page)).toHaveValue('');
      await expect.poll(() => countMarks(page)).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
      await page.goBack();
      await expect(getNavbarBox(page)).toHaveValue('sandbox attributes');
    },
  );

  test('leave the box on the next page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${guide}?_highlight=sandbox`);
    await expect(getNavbarBox(page)).toHaveValue('sandbox');
    await goInPlace(page, '/docs/');
    await expect(page).toHaveTitle(getSitePage('/docs/').title);
    await expect(getNavbarBox(page)).toHaveValue('');
  });
});

test.describe('a palette whose script does not load', () => {
  test(
    'says so at the box, and comes with Retry; the results page stays in reach',
    { tag: ['@F53', '@S70'] },
    async ({ page }) => {
      const untilQuiet = watchNetwork(page);
      await page.route(paletteChunk, (route) => route.abort());
      await openPage(page, '/docs/');
      await markDocument(page);
      await page.keyboard.press('Control+k');
      await expect(getNavbarBox(page)).toBeFocused();
      await page.keyboard.type('team & task');
      const notice = page.getByRole('navigation', { name: 'Main' }).getByRole('alert');
      await expect(notice).toContainText('Search could not load.');
      await expect(notice.getByRole('link', { name: 'Open the search page' })).toHaveAttribute(
        'href',
        '/search?q=team%20%26%20task',
      );
      await expect(notice.getByRole('link', { name: 'Guides' })).toHaveAttribute('href', '/docs/');
      // Each letter asks for the script again; the last of these requests must not bring it before the click.
      await untilQuiet();
      await page.unroute(paletteChunk);
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(getBox(page)).toHaveValue('team & task');
      await expect(getHits(page).first()).toBeVisible();
      await expect(notice).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test(
    'is led to by Enter, which opens the results page',
    { tag: ['@F53', '@all'] },
    async ({ page }) => {
      await page.route(paletteChunk, (route) => route.abort());
      await openPage(page, '/docs/');
      await getNavbarBox(page).click();
      await expect(page.getByText('Search could not load.')).toBeVisible();
      await page.keyboard.type('team');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\/?\?q=team$/);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test('keeps what is typed while it loads slowly', { tag: '@all' }, async ({ page }) => {
    const gate = await holdIndex(page, paletteChunk);
    await openPage(page, '/docs/');
    await page.keyboard.press('Control+k');
    await expect(getNavbarBox(page)).toBeFocused();
    await page.keyboard.type('create');
    await expect(getNavbarBox(page)).toHaveValue('create');
    gate.open();
    await expect(getBox(page)).toBeFocused();
    await page.keyboard.type(' team');
    await expect(getBox(page)).toHaveValue('create team');
  });
});

function countMarks(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);
}

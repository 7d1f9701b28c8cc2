import { expect, test } from './test';
import { isSameDocument, markDocument, openPage, waitForFrames } from './open-page';
import {
  expectCursor,
  getBox,
  getCount,
  getHits,
  getNavbarBox,
  getPalette,
  getStatus,
  holdIndex,
  indexFile,
  openPalette,
  search,
  textFiles,
} from './search';
import { getSitePage } from './site-pages';

const guide = '/docs/platform/message-iframe-helper/guide';
const operation = '/docs/api/easier-api/create-team';

test.describe('the palette', () => {
  test('finds a heading of a guide while it is still typed', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'sandbox attrib');
    await expect(getHits(page).first()).toContainText('Sandbox attributes');
  });

  test('finds at most eight pages, in named groups', { tag: '@S95' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getHits(page).and(page.locator(':not([data-part])'))).toHaveCount(8);
    const first = page.getByRole('listbox').getByRole('group').first();
    await expect(first).toHaveAccessibleName('Operations');
    await expect(first.getByRole('option').first()).toHaveAttribute('href', /\/api\//);
    await expect(getStatus(page)).toHaveText(/^\d+ documents found$/);
  });

  test(
    'lists what titles say before the texts are there, and how many there are at least',
    { tag: '@all' },
    async ({ page }) => {
      const gate = await holdIndex(page, textFiles);
      await openPage(page, '/docs/');
      await search(page, 'team');
      await expect(getStatus(page)).toHaveText(/^At least \d+ documents found$/);
      const least = readNumber(await getStatus(page).innerText());
      await expect(getHits(page).first()).toContainText(/team/i);
      gate.open();
      await expect(getStatus(page)).toHaveText(/^\d+ documents found$/);
      expect(readNumber(await getStatus(page).innerText())).toBeGreaterThan(least);
    },
  );

  test(
    'lists operations with method and path, as links, and previews the chosen one',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await search(page, 'craete team');
      const hit = getHits(page).first();
      await expect(hit).toContainText('POST');
      await expect(hit).toContainText('/teams');
      await expect(hit).toHaveAttribute('href', /^\/docs\/api\/easier-api\/create-team\?/);
      await expect(getStatus(page)).toContainText('Did you mean create team?');
      const preview = getPalette(page).locator('[data-preview]');
      await expect(preview).toContainText('/teams');
      await expect(preview.getByText('divisionId', { exact: true })).toBeVisible();
      await expect(preview).toContainText('/docs/api/easier-api/create-team');
      await page.setViewportSize({ width: 900, height: 800 });
      await expect(preview).toBeHidden();
    },
  );

  test(
    'begins with the pages of this device and with four places to start',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, operation);
      // Under load, another page may open before this one is remembered.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('search.recent')))
        .toContain('Create a team');
      await openPage(page, guide);
      await openPalette(page);
      const recent = getPalette(page).getByRole('navigation', { name: 'Recent pages' });
      await expect(recent.getByRole('link')).toHaveText(['Create a team']);
      const starts = getPalette(page).getByRole('navigation', { name: 'Start here' });
      await expect(starts.getByRole('link')).toHaveCount(4);
      await recent.getByRole('link').click();
      await expect(page).toHaveTitle(getSitePage(operation).title);
      await expect(getPalette(page)).toHaveCount(0);
    },
  );

  test('has the styles of its own, over those of the page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await openPalette(page);
    // The line below the field shows the focus, in place of the ring that other fields have.
    await expect(getBox(page)).toHaveCSS('outline-style', 'none');
  });

  test('shows where else to look when there is nothing', { tag: '@S76' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'zzzzqqqq');
    await expect(getStatus(page)).toHaveText('No results');
    const next = getPalette(page).getByRole('navigation', { name: 'Try these pages instead' });
    await expect(next.getByRole('link', { name: 'All operations' })).toHaveAttribute(
      'href',
      '/search?q=type%3Aoperation',
    );
    await expect(page.getByRole('link', { name: 'See all results' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await waitForFrames(page);
    await expect(page).toHaveURL('/docs/');
  });
});

test(
  'a reader who has mistyped something searches for what was meant with one press',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'custmer');
    await expect(getStatus(page)).toHaveText(/documents found\. Did you mean customers\?$/);
    await getStatus(page).getByRole('button', { name: 'customers' }).click();
    await expect(getBox(page)).toHaveValue('customers');
    await expect(getBox(page)).toBeFocused();
    await expect(getStatus(page)).toHaveText(/documents found$/);
    await openPage(page, '/search?q=custmer');
    await expect(getCount(page)).toHaveText(/documents found\. Did you mean customers\?$/);
    await getCount(page).getByRole('link', { name: 'customers' }).click();
    await expect(page).toHaveURL('/search?q=customers');
    await expect(getCount(page)).toHaveText(/documents found$/);
  },
);

function readNumber(text: string): number {
  return Number(/\d+/.exec(text)?.[0]);
}

test.describe('the palette by keyboard', () => {
  test(
    'opens with Ctrl+K from anywhere, and with a slash outside of fields',
    { tag: '@S97' },
    async ({ page }) => {
      await openPage(page, operation);
      const tab = page.getByRole('tab', { name: 'Go', exact: true });
      await tab.focus();
      for (const key of ['Control+k', '/', 'Control+K']) {
        await page.keyboard.press(key);
        await expect(getBox(page)).toBeFocused();
        await expect(getBox(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(getPalette(page)).toHaveCount(0);
        await expect(tab).toBeFocused();
      }
    },
  );

  test(
    'opens with Cmd+K on a Mac, which says so',
    { tag: ['@S97', '@all'] },
    async ({ browser, baseURL }) => {
      const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0.0.0';
      const context = await browser.newContext({ userAgent });
      const page = await context.newPage();
      await openPage(page, `${baseURL}${operation}`);
      await expect(page.locator('search kbd')).toHaveText(['⌘', 'K']);
      await page.keyboard.press('Control+k');
      await expect(getPalette(page)).toHaveCount(0);
      await page.keyboard.press('Meta+k');
      await expect(getBox(page)).toBeFocused();
      await context.close();
    },
  );

  test('takes a slash as text in its field', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await openPalette(page);
    await page.keyboard.type('/teams');
    await expect(getBox(page)).toHaveValue('/teams');
  });

  test('leaves the page where it is', { tag: ['@S49', '@all'] }, async ({ page }) => {
    await openPage(page, guide);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await openPalette(page);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(getPalette(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(5000);
  });

  test('moves through the hits with the arrow keys, and through the field at the ends', async ({
    page,
  }) => {
    // The texts of pages may bring other hits, and the cursor would move with its own.
    const gate = await holdIndex(page, textFiles);
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expectCursor(page, 0);
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, 1);
    await page.keyboard.press('ArrowUp');
    await expectCursor(page, 0);
    await page.keyboard.press('ArrowUp');
    await expectCursor(page, undefined);
    await page.keyboard.press('ArrowUp');
    await expectCursor(page, (await getHits(page).count()) - 1);
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, undefined);
    await expect(getBox(page)).toHaveValue('team');
    gate.open();
  });

  test(
    'moves through the places to start with the arrow keys, and back to the field',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await openPalette(page);
      const links = getPalette(page)
        .getByRole('navigation', { name: 'Start here' })
        .getByRole('link');
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      for (const at of [1, 2, 3, 3]) {
        await page.keyboard.press('ArrowDown');
        await expect(links.nth(at)).toBeFocused();
      }
      for (const at of [2, 1, 0]) {
        await page.keyboard.press('ArrowUp');
        await expect(links.nth(at)).toBeFocused();
      }
      await page.keyboard.press('ArrowUp');
      await expect(getBox(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/api/easier-api');
      await expect(getPalette(page)).toHaveCount(0);
    },
  );

  test(
    'keeps the hit under the cursor when more hits arrive',
    { tag: '@all' },
    async ({ page }) => {
      const gate = await holdIndex(page, textFiles);
      await openPage(page, '/docs/');
      await search(page, 'team');
      await expectCursor(page, 0);
      for (const at of [1, 2, 3]) {
        await page.keyboard.press('ArrowDown');
        await expectCursor(page, at);
      }
      const chosen = getHits(page).and(page.locator('[aria-selected="true"]'));
      const href = (await chosen.getAttribute('href'))?.replace(/\?.*/, '') ?? '';
      const before = await getHits(page).first().innerText();
      gate.open();
      await expect(getHits(page).first()).not.toHaveText(before);
      expect(await chosen.getAttribute('href')).toContain(href);
    },
  );

  test('opens the hit under the cursor with Enter, in place', async ({ page }) => {
    await openPage(page, '/docs/');
    await markDocument(page);
    await search(page, 'create team');
    await expectCursor(page, 0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(getSitePage(operation).title);
    await expect(getPalette(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(
    'opens the hit in a new tab with Ctrl+Enter, and stays',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, '/docs/');
      await search(page, 'create team');
      await expectCursor(page, 0);
      const opened = context.waitForEvent('page');
      await page.keyboard.press('Control+Enter');
      await expect(await opened).toHaveURL(/\/docs\/api\/easier-api\/create-team\?/);
      await (await opened).waitForLoadState();
      await expect(getPalette(page)).toBeVisible();
      await expect(page).toHaveURL('/docs/');
    },
  );

  test(
    'opens with Enter the hit of the current query, even before its hits arrive',
    { tag: '@all' },
    async ({ page }) => {
      const gate = await holdIndex(page);
      await openPage(page, '/docs/');
      await search(page, 'create team');
      await expect(getStatus(page)).toHaveText('Loading…');
      await page.keyboard.press('Enter');
      gate.open();
      await expect(page).toHaveTitle(getSitePage(operation).title);
      await expect(getPalette(page)).toHaveCount(0);
    },
  );

  test(
    'opens nothing for a reader who has left when the hits come',
    { tag: '@all' },
    async ({ page }) => {
      const gate = await holdIndex(page);
      await openPage(page, '/docs/');
      await search(page, 'create team');
      await expect(getStatus(page)).toHaveText('Loading…');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(getPalette(page)).toHaveCount(0);
      const loaded = page.waitForResponse(indexFile);
      gate.open();
      await (await loaded).finished();
      // The hits are there when the palette shows them again.
      await search(page, 'create team');
      await expect(getHits(page).first()).toBeVisible();
      await expect(page).toHaveURL('/docs/');
    },
  );

  test(
    'opens with Enter the hit of the last letters, not of those before',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await search(page, 'create');
      await expectCursor(page, 0);
      await getBox(page).evaluate(async (input: HTMLInputElement) => {
        input.setRangeText(' team', input.value.length, input.value.length, 'end');
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        // React renders between the two, and the worker that searches cannot answer.
        await new Promise<void>(queueMicrotask);
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      });
      await expect(page).toHaveTitle(getSitePage(operation).title);
    },
  );
});

test.describe('the palette by mouse', () => {
  test('closes on a press beside it, and by Back', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await page.mouse.click(5, 400);
    await expect(getPalette(page)).toHaveCount(0);
    await search(page, 'sandbox attributes');
    // Until the answer comes, the hits are those of the query before.
    await getHits(page).filter({ hasText: 'Sandbox attributes' }).first().click();
    await expect(page).toHaveTitle(getSitePage(guide).title);
    await openPalette(page);
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
    await expect(getPalette(page)).toHaveCount(0);
    await expect(getNavbarBox(page)).toBeVisible();
  });

  test(
    'opens a hit with a click in place, and with Ctrl in another tab',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, '/docs/');
      await markDocument(page);
      await search(page, 'sandbox attributes');
      const opened = context.waitForEvent('page');
      await getHits(page)
        .first()
        .click({ modifiers: ['Control'] });
      await expect(await opened).toHaveURL(/message-iframe-helper\/guide\?/);
      await (await opened).waitForLoadState();
      await expect(getPalette(page)).toBeVisible();
      await getHits(page).first().click();
      await expect(page).toHaveTitle(getSitePage(guide).title);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('leads to all results, in place', { tag: '@S78' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await markDocument(page);
    await search(page, 'team & task');
    const all = page.getByRole('link', { name: 'See all results' });
    await expect(all).toHaveAttribute('href', '/search?q=team%20%26%20task');
    await all.click();
    await expect(page.locator('h1')).toHaveText('Search results for "team & task"');
    await expect(page).toHaveTitle('Search results for "team & task"');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });
});

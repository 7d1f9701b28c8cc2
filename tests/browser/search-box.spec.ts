import { expect, test } from '@playwright/test';
import { isSameDocument, markDocument, openPage, waitForFrames } from './open-page';
import { expectCursor, getBox, getHits, getPanel, holdIndex, search, textFiles } from './search';
import { getSitePage } from './site-pages';

const guide = '/docs/platform/message-iframe-helper/guide';

test.describe('the box', () => {
  test('finds a heading of a guide while it is still typed', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'sandbox attrib');
    await expect(getHits(page).first()).toContainText('Sandbox attributes');
  });

  test('finds at most eight pages', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getHits(page).and(page.locator(':not([data-part])'))).toHaveCount(8);
  });

  test('lists operations with method and path, as links', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'craete team');
    const hit = getHits(page).first();
    await expect(hit).toContainText('POST');
    await expect(hit).toContainText('/teams');
    await expect(hit).toHaveAttribute('href', /^\/docs\/api\/easier-api\/create-team\?/);
    await expect(getPanel(page).getByRole('status')).toHaveText('Results for "create team"');
  });
});

test.describe('the box by keyboard', () => {
  test('takes focus with Ctrl+K from anywhere', async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/create-team');
    await page.keyboard.press('Control+k');
    await expect(getBox(page)).toBeFocused();
    await page.getByRole('tab', { name: 'Go', exact: true }).focus();
    await page.keyboard.press('Control+K');
    await expect(getBox(page)).toBeFocused();
  });

  test('leaves the page where it is when it takes focus', async ({ page }) => {
    await openPage(page, guide);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await page.keyboard.press('Control+k');
    await expect(getBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.scrollY)).toBe(5000);
  });

  test('moves through the hits with the arrow keys, and through the input at the ends', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expectCursor(page, 0);
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, 1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectCursor(page, undefined);
    await page.keyboard.press('ArrowUp');
    await expectCursor(page, (await getHits(page).count()) - 1);
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, undefined);
    await expect(getBox(page)).toHaveValue('team');
  });

  test('keeps the hit under the cursor when more hits arrive', async ({ page }) => {
    const gate = await holdIndex(page, textFiles);
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expectCursor(page, 0);
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
    const chosen = getHits(page).and(page.locator('[aria-selected="true"]'));
    const href = (await chosen.getAttribute('href'))?.replace(/\?.*/, '') ?? '';
    const before = await getHits(page).first().innerText();
    gate.open();
    await expect(getHits(page).first()).not.toHaveText(before);
    expect(await chosen.getAttribute('href')).toContain(href);
  });

  test('opens the hit under the cursor with Enter, in place', async ({ page }) => {
    await openPage(page, '/docs/');
    await markDocument(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('create team');
    await expectCursor(page, 0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api/create-team').title);
    await expect(getPanel(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('opens with Enter the hit of the current query, even before its hits arrive', async ({
    page,
  }) => {
    const gate = await holdIndex(page);
    await openPage(page, '/docs/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('create team');
    await expect(getPanel(page)).toBeVisible();
    await page.keyboard.press('Enter');
    gate.open();
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api/create-team').title);
    await expect(getPanel(page)).toBeHidden();
  });

  test('opens nothing for a reader who has left when the hits come', async ({ page }) => {
    const gate = await holdIndex(page);
    await openPage(page, '/docs/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('create team');
    await expect(getPanel(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    gate.open();
    // Inside the closed panel.
    await expect(page.locator('[role="option"]').first()).toBeAttached();
    await waitForFrames(page);
    await expect(page).toHaveURL('/docs/');
  });

  test('opens with Enter the hit of the last letters, not of those before', async ({ page }) => {
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
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api/create-team').title);
  });

  test('does nothing with Enter when there are no hits', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'zzzzqqqq');
    await expect(getPanel(page)).toContainText('No results');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/');
  });

  test('closes with Escape, and shows the hits again when it gets focus', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getBox(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toBeHidden();
    await expect(getBox(page)).not.toBeFocused();
    await expect(getBox(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(getBox(page)).toHaveValue('team');
    await getBox(page).focus();
    await expect(getHits(page).first()).toBeVisible();
  });
});

test.describe('the box by mouse', () => {
  test('closes on a click elsewhere', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getHits(page).first()).toBeVisible();
    await page.locator('main h1').click();
    await expect(getPanel(page)).toBeHidden();
  });

  test('shows the keys while it is empty, and a button to clear it otherwise', async ({ page }) => {
    await openPage(page, '/docs/');
    const hint = page.locator('search kbd');
    const clear = page.getByRole('button', { name: 'Clear the search' });
    await expect(hint).toHaveText(['ctrl', 'K']);
    await expect(clear).toHaveCount(0);
    await search(page, 'team');
    await expect(hint).toHaveCount(0);
    await clear.click();
    await expect(getBox(page)).toHaveValue('');
    await expect(getBox(page)).toBeFocused();
    await expect(getPanel(page)).toBeHidden();
    await expect(hint).toHaveCount(2);
  });

  test('opens a hit with a click, in place', async ({ page }) => {
    await openPage(page, '/docs/');
    await markDocument(page);
    await search(page, 'sandbox attributes');
    await getHits(page).first().click();
    await expect(page).toHaveTitle(getSitePage(guide).title);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leads to all results, in place', async ({ page }) => {
    await openPage(page, '/docs/');
    await markDocument(page);
    await search(page, 'team & task');
    const all = page.getByRole('link', { name: 'See all results' });
    await expect(all).toHaveAttribute('href', '/search?q=team%20%26%20task');
    await all.click();
    await expect(page.locator('h1')).toHaveText('Search results for "team & task"');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('says "No results", and offers no list of all of them', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'zzzzqqqq');
    await expect(getPanel(page)).toHaveText('No results');
    await expect(page.getByRole('link', { name: 'See all results' })).toHaveCount(0);
  });
});

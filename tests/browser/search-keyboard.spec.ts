import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import {
  expectCursor,
  getBox,
  getCount,
  getField,
  getHits,
  getNavbarBox,
  getPages,
  getPalette,
  getStatus,
  search,
} from './search';
import { expect, test } from './test';

test('a reader without a mouse finds, filters, opens and comes back', async ({ page }) => {
  await openPage(page, '/docs/');
  await tabTo(page, 'Search');
  await expect(getNavbarBox(page)).toBeFocused();
  await page.keyboard.type('team');
  await expect(getBox(page)).toBeFocused();
  await expect(getStatus(page)).toHaveText(/^\d+ documents found$/);
  await expectCursor(page, 0);
  // Filters are reached by Tab, and lead back to the field.
  await page.keyboard.type(' type:gu');
  await tabTo(page, 'Filter by type:guide');
  await page.keyboard.press('Enter');
  await expect(getBox(page)).toHaveValue('team type:guide ');
  await expect(getBox(page)).toBeFocused();
  await expect(getPalette(page).getByRole('group', { name: 'Guides' })).toBeVisible();
  await tabTo(page, 'Remove the filter type:guide');
  await page.keyboard.press('Enter');
  await expect(getBox(page)).toBeFocused();
  // The dialog keeps the focus: after its last control comes its first, and nothing of the page.
  await tabTo(page, 'See all results');
  const names: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    names.push(await readFocus(page));
  }
  expect(names).not.toContain('Skip to main content');
  expect(names).not.toContain('Easier Developers');
  await tabTo(page, 'See all results');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=team%20');
  await expect(getField(page)).toBeFocused();
  await expect(getCount(page)).toHaveText(/^\d+ documents found$/);
  await page.keyboard.type('type:operation');
  // The pages that were listed before the filter begin with operations, too, and others follow.
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(groups).toHaveText([/^Operations \d+$/]);
  await expect(getPages(page).first()).toContainText(/POST|GET|PATCH|DELETE/);
  const first = await getPages(page).first().getByRole('link').innerText();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\//);
  await expect(page.locator('h1')).toContainText(first);
  await page.goBack();
  await expect(getField(page)).toBeFocused();
  await expect(getField(page)).toHaveValue('team type:operation');
});

test(
  'a hit below a heading takes the focus to it, for the next Tab and for a screen reader',
  { tag: '@all' },
  async ({ page }) => {
    for (const path of ['/docs/first-call', '/docs/platform/message-iframe-helper/guide']) {
      await openPage(page, path);
      await search(page, 'sandbox attributes');
      await expect(getHits(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/iframe-helper\/guide\?.*#/);
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    }
  },
);

test('a key of an input method opens no hit', async ({ page }) => {
  await openPage(page, '/docs/');
  await search(page, 'team');
  await expect(getHits(page).first()).toBeVisible();
  // Safari sends it when the composition is over.
  await getBox(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(getPalette(page)).toBeVisible();
  await getBox(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true });
  await expect(getPalette(page)).toHaveCount(0);
});

test('a screen reader is told what is open, what is chosen, and how much there is', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  await page.keyboard.press('Control+k');
  await expect(getPalette(page)).toHaveAccessibleName('Search');
  await expect(getBox(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('create team');
  await expect(getBox(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(getStatus(page)).toHaveText(/documents found/);
  await expect(getHits(page).first()).toHaveAccessibleName(/POST.*Create a team/);
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(getBox(page)).toHaveAttribute(
    'aria-controls',
    (await list.getAttribute('id')) ?? '',
  );
  await expectCursor(page, 0);
  await page.keyboard.type(' zzzzqqqq zzzzqqqq');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('zzzzqqqq');
  await expect(getStatus(page)).toHaveText('No results');
  await expect(getBox(page)).toHaveAttribute('aria-expanded', 'false');
});

/** Presses Tab until the control of that name has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await readFocus(page)) === name) return;
  }
  throw new Error(`"${name}" is not reached by Tab.`);
}

function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement?.getAttribute('aria-label');
    return label ?? (activeElement instanceof HTMLElement ? activeElement.innerText : '');
  });
}

import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page';
import {
  getBox,
  getCount,
  getField,
  getHits,
  getNavbarBox,
  getPages,
  getPalette,
  getStatus,
} from './search';
import { expect, test } from './test';
import { translate } from './translator';
import { fill, getForm, getPanel } from './try-it';

const words = ['create team', 'webhok', 'xyzzy', 'method:get', 'password reset'];

/** Types in pieces, so that the translator changes what appears between them. */
async function typeInPieces(page: Page, field: Locator, word: string): Promise<void> {
  await field.fill('');
  for (const piece of word.match(/.{1,3}/g) ?? []) {
    await field.pressSequentially(piece);
    await page.waitForTimeout(60);
  }
}

/** The text of an element without the translator's brackets. */
async function readText(locator: Locator): Promise<string> {
  return (await locator.innerText()).replaceAll(/[[\]]/g, '');
}

test.describe('a page that the browser translates', () => {
  test('is searched in the palette, which says what it finds now', async ({ page }) => {
    await openPage(page, '/docs/routing');
    await translate(page);
    await getNavbarBox(page).click();
    for (const word of words) {
      await typeInPieces(page, getBox(page), word);
      const found = word === 'xyzzy' ? 'No results' : /^\d+ documents found/;
      await expect.poll(() => readText(getStatus(page))).toMatch(found);
    }
    await expect(getHits(page).first()).toContainText('[Reset][ the ][password]');
    await page.keyboard.press('Escape');
    await expect(page.locator('h1')).toContainText('Routing');
  });

  test(
    'is searched on the results page, which says what it finds now',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/search');
      await translate(page);
      for (const word of words) {
        await typeInPieces(page, getField(page), word);
        const found = word === 'xyzzy' ? 'No documents were found' : /^\d+ documents found/;
        await expect.poll(() => readText(getCount(page))).toMatch(found);
        await expect.poll(() => readText(page.locator('h1'))).toContain(word);
      }
      await expect(getPages(page).first()).toContainText('[Reset][ the ][password]');
    },
  );

  test('has a form and tabs that work, and is left by links', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/create-team');
    await translate(page);
    const toggle = getPanel(page).getByRole('button', { name: 'own values' });
    await toggle.click();
    await expect(getForm(page)).toBeVisible();
    for (const text of ['', 'Ota', 'x'.repeat(100), 'Kanto']) await fill(page, 'name', text);
    await expect.poll(() => readText(toggle)).toBe('Your own values');
    await expect(getPanel(page).locator('pre:visible')).toContainText('Kanto');
    for (const name of ['Python', 'curl'])
      await getPanel(page).getByRole('tab', { name, exact: true }).click();
    for (const name of ['Guides', 'API References']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expect(page.locator('h1')).toContainText(name === 'Guides' ? 'Guides' : 'Easier');
    }
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Guides');
  });
});

declare global {
  interface Window {
    /** Whether no dialog can be opened. */
    noDialog?: boolean;
  }
}

test('a palette that fails leaves the page as it is, and opens on Retry', async ({ page }) => {
  await openPage(page, '/docs/routing');
  await page.evaluate(() => {
    window.noDialog = true;
    const own = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal');
    HTMLDialogElement.prototype.showModal = function show() {
      if (window.noDialog === true) throw new Error('No dialog');
      own?.value.call(this);
    };
  });
  await getNavbarBox(page).click();
  await expect(page.getByRole('alert')).toContainText('Search could not load.');
  await expect(page.locator('h1')).toHaveText('Routing');
  await page.evaluate(() => {
    window.noDialog = false;
  });
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(getPalette(page)).toBeVisible();
});

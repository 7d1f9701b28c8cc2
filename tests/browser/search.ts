import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Gate } from './gate';
import { createGate } from './gate';

/** The requests for a search index. */
export const indexFile = '**/search-index.json*';

/** The requests for the terms and texts of pages. */
export const textFiles = /\/search-(?:terms|text-\d+)\.json/;

/** The search box of the navbar. */
export function getBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

/** The dropdown of the box. */
export function getPanel(page: Page): Locator {
  return page.locator('search form + div');
}

/** The hits that the box lists. */
export function getHits(page: Page): Locator {
  return page.getByRole('option');
}

/** The field of the results page. */
export function getField(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

/** What the results page says of its hits: how many there are, or why there are none. */
export function getCount(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

/** The pages that the results page lists, without the parts below them. */
export function getPages(page: Page): Locator {
  return page.locator('main article:not([data-part])');
}

/** Types a query into the box, in place of what was there. */
export async function search(page: Page, query: string): Promise<void> {
  await getBox(page).fill(query);
}

/** Holds files of the search index back until the gate is opened. */
export async function holdIndex(page: Page, files: string | RegExp = indexFile): Promise<Gate> {
  const gate = createGate();
  await page.route(files, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

/** Fails unless the cursor is on that hit; `undefined` is the input. */
export async function expectCursor(page: Page, index: number | undefined): Promise<void> {
  const selected = getHits(page).and(page.locator('[aria-selected="true"]'));
  if (index === undefined) {
    await expect(selected).toHaveCount(0);
    await expect(getBox(page)).not.toHaveAttribute('aria-activedescendant');
    return;
  }
  const id = await getHits(page).nth(index).getAttribute('id');
  await expect(selected).toHaveAttribute('id', id ?? '');
  await expect(getBox(page)).toHaveAttribute('aria-activedescendant', id ?? '');
}

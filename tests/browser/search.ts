import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PageDocument } from '../../src/model/search/search-document';
import type { Gate } from './gate';
import { holdFiles } from './gate';

/** The requests for a search index. */
export const indexFile = '**/search-index.json*';

/** The requests for the indexes of contexts, too. */
export const indexFiles = /\/search-index[\w-]*\.json/;

/** The requests for the terms and texts of pages. */
export const textFiles = /\/search-(?:terms|text-\d+)\.json/;

/** The requests for the script of the palette. */
export const paletteChunk = /\/palette\.[\w-]+\.js/;

/** The request for the script of the worker. */
export const workerScript = /\/search\.worker[\w.-]*\.js/;

/** The search box of the navbar. */
export function getNavbarBox(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('searchbox', { name: 'Search' });
}

/** The palette that the box opens. */
export function getPalette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' });
}

/** The field of the palette. */
export function getBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

/** What the palette says of its hits: how many there are, or why there are none. */
export function getStatus(page: Page): Locator {
  return getPalette(page).getByRole('status');
}

/** The hits that the palette lists. */
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

/** Opens the palette by its keys, and waits until its field has focus. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(getBox(page)).toBeFocused();
}

/** Types a query into the palette, in place of what was there. */
export async function search(page: Page, query: string): Promise<void> {
  if (!(await getPalette(page).isVisible())) await openPalette(page);
  await getBox(page).fill(query);
}

/** Holds files of the search index back until the gate is opened. */
export function holdIndex(page: Page, files: string | RegExp = indexFile): Promise<Gate> {
  return holdFiles(page, files);
}

/** An index in which some operations have other addresses. */
export function poisonIndex(index: string, urls: readonly string[]): string {
  const entries = JSON.parse(index);
  const [titles] = entries;
  const left = [...urls];
  titles.documents = titles.documents.map((page: PageDocument) =>
    page.f?.method === 'POST' ? { ...page, u: left.shift() ?? page.u } : page,
  );
  return JSON.stringify(entries);
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

/** What the search of a site says about the pages of the reference. */
export async function listReference(request: APIRequestContext, origin: string) {
  // As a browser does when the server closes a connection just as it is used again.
  const answer = await request.get(`${origin}/search-index.json`, { maxRetries: 1 });
  const text = await answer.text();
  // The text of an error page says what is wrong.
  if (!answer.ok() || !text.startsWith('['))
    throw new Error(`The search index was answered with ${answer.status()}: ${text}`);
  const [pages] = JSON.parse(text) as [{ readonly documents: readonly PageDocument[] }];
  return pages.documents
    .filter(({ u }) => u.startsWith('/docs/api/'))
    .map(({ i: _, ...about }) => about);
}

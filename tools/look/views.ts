import type { Page } from '@playwright/test';

/** A kind of page, or a state of one. */
export interface View {
  readonly name: string;
  readonly path: string;
  /** The picture shows more than the first screen. */
  readonly isWhole?: boolean;
  readonly forcedColors?: boolean;
  /** The reader has zoomed to 200 %. */
  readonly isZoomed?: boolean;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const api = '/docs/api/easier-api';
const guide = '/docs/platform/message-iframe-helper/guide';

/** Each kind of page that the site has, and the states that a reader brings it into. */
export const views: readonly View[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'guides', path: '/docs/', isWhole: true },
  { name: 'first-call', path: '/docs/first-call', isWhole: true },
  { name: 'guide', path: guide, isWhole: true },
  { name: 'guide-end', path: guide, prepare: scrollToEnd },
  { name: 'code', path: '/docs/markdown-features/code-blocks', isWhole: true },
  { name: 'tabs', path: '/docs/markdown-features/tabs', isWhole: true },
  { name: 'admonitions', path: '/docs/markdown-features/admonitions', isWhole: true },
  { name: 'card', path: '/docs/markdown-features/card', isWhole: true },
  { name: 'hover-card', path: '/docs/markdown-features/hover-card', prepare: openHoverCard },
  { name: 'formulas', path: '/docs/markdown-features/mathematics', isWhole: true },
  { name: 'tables', path: '/docs/markdown-features/table', isWhole: true },
  { name: 'category', path: '/docs/category/platform' },
  { name: 'api', path: api, isWhole: true },
  { name: 'overview', path: `${api}/easier-application-api-document`, isWhole: true },
  { name: 'errors', path: '/docs/api/postal-api/errors', isWhole: true },
  { name: 'schemas', path: `${api}/schemas` },
  { name: 'schema', path: `${api}/schemas/Task`, isWhole: true },
  { name: 'operation', path: `${api}/create-new-task`, isWhole: true },
  { name: 'operation-first', path: `${api}/create-team` },
  { name: 'operation-empty', path: `${api}/delete-team`, prepare: scrollToResponses },
  { name: 'operation-get', path: '/docs/api/postal-api/get-address', isWhole: true },
  { name: 'operation-long', path: `${api}/query-customers`, isWhole: true },
  { name: 'operation-open', path: `${api}/create-new-task`, isWhole: true, prepare: expandAll },
  { name: 'operation-middle', path: `${api}/create-new-task`, prepare: scrollToResponses },
  { name: 'sample', path: `${api}/create-new-task`, prepare: chooseJavaScript },
  { name: 'marks', path: `${api}/create-team?_highlight=team` },
  { name: 'form', path: `${api}/create-team`, prepare: openForm },
  { name: 'form-errors', path: `${api}/create-team`, isWhole: true, prepare: failForm },
  { name: 'search', path: '/search?q=team' },
  { name: 'search-start', path: '/search' },
  { name: 'search-nothing', path: '/search?q=qqqqzzzz' },
  { name: 'palette', path: '/', prepare: (page) => openPalette(page, 'team') },
  { name: 'palette-start', path: '/', prepare: (page) => openPalette(page, '', '') },
  { name: 'palette-nothing', path: '/', prepare: (page) => openPalette(page, 'qqqqzzzz', 'p') },
  { name: 'menu', path: `${api}/create-team`, prepare: openMenu },
  { name: 'not-found', path: '/docs/no-such-page' },
  { name: 'not-found-near', path: `${api}/creat-team` },
  { name: 'forced-home', path: '/', forcedColors: true },
  { name: 'forced-form', path: `${api}/create-team`, forcedColors: true, prepare: openForm },
  { name: 'forced', path: `${api}/create-team`, forcedColors: true },
  { name: 'zoom', path: `${api}/create-team`, isZoomed: true },
  { name: 'zoom-form', path: `${api}/create-team`, isZoomed: true, prepare: openForm },
  { name: 'print-guide', path: guide, isWhole: true, prepare: print },
  { name: 'print', path: `${api}/create-team`, isWhole: true, prepare: print },
];

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(`scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`);
}

async function scrollToResponses(page: Page): Promise<void> {
  await page.evaluate(
    `document.querySelector('#responses').scrollIntoView({ behavior: 'instant' })`,
  );
}

async function openForm(page: Page): Promise<void> {
  await page.getByText('Try your own values').first().click();
  await page.getByRole('group', { name: 'Your own values' }).waitFor();
}

/** Types values that most fields refuse. */
async function failForm(page: Page): Promise<void> {
  await openForm(page);
  const form = page.getByRole('group', { name: 'Your own values' });
  const fields = await form.locator('input:not([type]), input[type="text"]').all();
  for (const field of fields.slice(0, 4)) await field.fill('x?');
  await page.keyboard.press('Tab');
}

async function openPalette(page: Page, words: string, result = '[role="option"]'): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog:modal').waitFor();
  await page.keyboard.type(words);
  await page.locator(`dialog:modal ${result}`).first().waitFor();
}

/** The fields of the request. */
async function expandAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Expand all' }).first().click();
}

async function chooseJavaScript(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'JavaScript' }).first().click();
}

async function openHoverCard(page: Page): Promise<void> {
  await page.locator('main [data-opener]').first().hover();
  await page.locator(':popover-open').waitFor();
}

/** Narrow screens alone have the button. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('[popovertarget="site-menu"]').first();
  if (await button.isVisible()) await button.click();
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
}

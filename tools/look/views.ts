import type { Page } from '@playwright/test';

/** A kind of page, or a state of one. */
export interface View {
  readonly name: string;
  readonly path: string;
  /** Whether the picture shows more than the first screen. */
  readonly isWhole?: boolean;
  readonly forcedColors?: boolean;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const api = '/docs/api/easier-api';
const guide = '/docs/platform/message-iframe-helper/guide';

/** Each kind of page that the site has, and the states that a reader brings it into. */
export const views: readonly View[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'guide', path: guide, isWhole: true },
  { name: 'guide-end', path: guide, prepare: scrollToEnd },
  { name: 'code', path: '/docs/markdown-features/code-blocks', isWhole: true },
  { name: 'tabs', path: '/docs/markdown-features/tabs', isWhole: true },
  { name: 'admonitions', path: '/docs/markdown-features/admonitions', isWhole: true },
  { name: 'tables', path: '/docs/markdown-features/table', isWhole: true },
  { name: 'category', path: '/docs/category/platform' },
  { name: 'api', path: api, isWhole: true },
  { name: 'overview', path: `${api}/easier-application-api-document`, isWhole: true },
  { name: 'errors', path: '/docs/api/postal-api/errors', isWhole: true },
  { name: 'schemas', path: `${api}/schemas` },
  { name: 'schema', path: `${api}/schemas/Task`, isWhole: true },
  { name: 'operation', path: `${api}/create-new-task`, isWhole: true },
  { name: 'operation-first', path: `${api}/create-team` },
  { name: 'operation-get', path: '/docs/api/postal-api/get-address', isWhole: true },
  { name: 'form', path: `${api}/create-team`, prepare: openForm },
  { name: 'form-errors', path: `${api}/create-team`, isWhole: true, prepare: failForm },
  { name: 'search', path: '/search?q=team' },
  { name: 'search-nothing', path: '/search?q=qqqqzzzz' },
  { name: 'palette', path: '/', prepare: openPalette },
  { name: 'menu', path: `${api}/create-team`, prepare: openMenu },
  { name: 'not-found', path: '/docs/no-such-page' },
  { name: 'not-found-near', path: `${api}/creat-team` },
  { name: 'forced', path: `${api}/create-team`, forcedColors: true },
  { name: 'print', path: `${api}/create-team`, isWhole: true, prepare: print },
];

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(`scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`);
}

async function openForm(page: Page): Promise<void> {
  await page.getByText('Try your own values').first().click();
  await getForm(page).waitFor();
}

const getForm = (page: Page) => page.getByRole('group', { name: 'Your own values' });

/** What a careless reader types. */
async function failForm(page: Page): Promise<void> {
  await openForm(page);
  const fields = getForm(page).locator('input:not([type]), input[type="text"]');
  for (const field of (await fields.all()).slice(0, 4)) await field.fill('x?');
  await page.keyboard.press('Tab');
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('team');
  await page.locator('dialog:modal [role="option"]').first().waitFor();
}

/** Narrow screens alone have it. */
async function openMenu(page: Page): Promise<void> {
  const button = page.locator('[popovertarget="site-menu"]').first();
  if (await button.isVisible()) await button.click();
}

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
}

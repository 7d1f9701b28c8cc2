import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, toTiers } from './test';
import type { Locator, Page, Route } from '@playwright/test';
import { goInPlace, isSameDocument, markDocument, openPage } from './open-page';
import {
  getCount,
  getHits,
  getNavbarBox,
  getPalette,
  getStatus,
  holdIndex,
  indexFile,
  search,
  textFiles,
} from './search';
import { watchNetwork } from './quiet-network';
import { getSitePage, siteFolder } from './site-pages';

test.describe('the index', () => {
  test(
    'is not requested before the reader points at or focuses the box',
    { tag: '@S42' },
    async ({ page }) => {
      const requests = watchSearchRequests(page);
      const untilQuiet = watchNetwork(page);
      await openPage(page, '/docs/');
      await untilQuiet();
      expect(requests).toEqual([]);
    },
  );

  for (const [act, tier] of toTiers(['hover', 'focus'] as const, 1)) {
    test(
      `is loaded by the first ${act}, once, under an address of its content`,
      { tag: ['@S42', '@S67', ...tier] },
      async ({ page }) => {
        const requests = watchSearchRequests(page);
        await openPage(page, '/docs/');
        await getNavbarBox(page)[act]();
        await expect.poll(() => requests.filter(isIndex)).toHaveLength(1);
        await search(page, 'team');
        await expect(getHits(page).first()).toBeVisible();
        await goInPlace(page, '/search?q=division');
        await expect(page.getByRole('article').first()).toBeVisible();
        expect(requests.filter(isIndex)).toHaveLength(1);
        const { origin, pathname, search: query } = new URL(requests.find(isIndex) ?? '');
        expect(origin).toBe(new URL(page.url()).origin);
        expect(pathname).toBe('/search-index.json');
        expect(query).toMatch(/^\?_=[\da-f]{8}$/);
      },
    );
  }

  test('that is slow keeps what was typed, and answers when it is there', async ({ page }) => {
    const gate = await holdIndex(page);
    await openPage(page, '/docs/');
    await search(page, 'create team');
    await expect(getStatus(page)).toContainText('Loading…');
    gate.open();
    await expect(getHits(page).first()).toContainText(/create a team/i);
  });
});

test.describe('an index that cannot be used', () => {
  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'fails on the server': (route) => route.fulfill({ status: 500, body: 'Broken' }),
    'is cut off': (route) => route.fulfill({ body: readIndex().slice(0, 5000) }),
    'is something else': (route) => route.fulfill({ body: '{"documents":[]}' }),
    'is an empty list': (route) => route.fulfill({ body: '[]' }),
    'is an empty object': (route) => route.fulfill({ body: '{}' }),
    'is empty': (route) => route.fulfill({ body: '' }),
    'has another format': (route) =>
      route.fulfill({ body: readIndex().replaceAll(/"format":\d+/g, '"format":1') }),
    'is damaged': (route) =>
      route.fulfill({ body: readIndex().replace('"t":"Create a team"', '"t":["Create a team"]') }),
    'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    'does not arrive': (route) => route.abort(),
  };

  for (const [[name, answer], tier] of toTiers(Object.entries(answers), 1)) {
    test(
      `because it ${name} says so in the box, and Retry mends it without a reload`,
      { tag: ['@F50', '@F51', ...tier] },
      async ({ page }) => {
        const uncaught: string[] = [];
        page.on('pageerror', (error) => void uncaught.push(error.message));
        await page.route(indexFile, answer);
        await openPage(page, '/docs/');
        await markDocument(page);
        await search(page, 'create team');
        await expect(getStatus(page)).toContainText('Search could not load.');
        await page.unroute(indexFile);
        await getPalette(page).getByRole('button', { name: 'Retry' }).click();
        await expect(getHits(page).first()).toContainText(/create a team/i);
        expect(await isSameDocument(page)).toBe(true);
        expect(uncaught).toEqual([]);
      },
    );
  }

  test(
    'because it never ends says so after 20 seconds, and Retry mends it',
    { tag: ['@all', '@F50'] },
    async ({ page }) => {
      await page.route(indexFile, () => new Promise<void>(() => {}));
      await openPage(page, '/docs/');
      await search(page, 'create team');
      await expect(getStatus(page)).toHaveText('Loading…');
      await expect(getStatus(page)).toContainText('Search could not load.');
      await page.unroute(indexFile);
      await getPalette(page).getByRole('button', { name: 'Retry' }).click();
      await expect(getHits(page).first()).toContainText(/create a team/i);
    },
  );

  test(
    'says so on the results page, and Retry mends it there, too',
    { tag: ['@F50', '@all'] },
    async ({ page }) => {
      await page.route(indexFile, (route) => route.fulfill({ status: 500, body: 'Broken' }));
      await openPage(page, '/search?q=team');
      await expect(getCount(page)).toContainText('Search could not load.');
      await page.unroute(indexFile);
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test(
    'leads on to other pages all the same, with the arrow keys, too',
    { tag: '@F50' },
    async ({ page }) => {
      await page.route(indexFile, (route) => route.abort());
      await openPage(page, '/docs/');
      await search(page, 'team');
      await expect(getStatus(page)).toContainText('Search could not load.');
      const next = getNextSteps(getPalette(page));
      await expect(next.getByRole('link')).toHaveText(waysOn);
      await page.keyboard.press('ArrowDown');
      await expect(next.getByRole('link').first()).toBeFocused();
      await next.getByRole('link', { name: 'API References' }).click();
      await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api').title);
      await expect(getPalette(page)).toHaveCount(0);
    },
  );

  test('leads on from the results page, too', { tag: ['@F50', '@all'] }, async ({ page }) => {
    await page.route(indexFile, (route) => route.abort());
    await openPage(page, '/search?q=team');
    await expect(getCount(page)).toContainText('Search could not load.');
    const next = getNextSteps(page.getByRole('main'));
    await expect(next.getByRole('link')).toHaveText(waysOn);
    await next.getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveTitle(getSitePage('/docs/').title);
  });

  test('leaves the rest of the page alone', { tag: ['@F50', '@all'] }, async ({ page }) => {
    await page.route(indexFile, (route) => route.abort());
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getStatus(page)).toContainText('Search could not load.');
    await page.keyboard.press('Escape');
    await expect(getPalette(page)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api').title);
  });
});

test.describe('texts that cannot be loaded', () => {
  test(
    'leave the hits by title, say so in the box, and Retry mends it',
    { tag: '@F52' },
    async ({ page }) => {
      await page.route(textFiles, (route) => route.abort());
      await openPage(page, '/docs/');
      await search(page, 'create team');
      await expect(getStatus(page)).toContainText('Some results could not load.');
      await expect(getHits(page).first()).toContainText(/create a team/i);
      // A word that is in texts only.
      await search(page, 'Marunouchi');
      await expect(getHits(page)).toHaveCount(0);
      await expect(getStatus(page)).toContainText('Some results could not load.');
      await expect(getStatus(page)).not.toContainText('No results');
      await expect(getNextSteps(getPalette(page)).getByRole('link')).toHaveText(waysOn);
      await page.unroute(textFiles);
      await getPalette(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('listbox')).toContainText('Marunouchi');
      await expect(getStatus(page)).not.toContainText('could not load');
    },
  );

  test(
    'say so on the results page, and Retry mends it there, too',
    { tag: ['@F52', '@all'] },
    async ({ page }) => {
      await page.route(textFiles, (route) => route.abort());
      await openPage(page, '/search?q=Marunouchi');
      const main = page.getByRole('main');
      await expect(getCount(page)).toContainText('Some results could not load.');
      await expect(main).not.toContainText('No documents were found');
      await expect(getNextSteps(main).getByRole('link')).toHaveText(waysOn);
      await page.unroute(textFiles);
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('article').first()).toContainText('Marunouchi');
      await expect(getCount(page)).toHaveText(/^\d+ documents? found$/);
    },
  );
});

/** The pages that a reader without hits is led to. */
const waysOn = ['Guides', 'API References', 'All operations', 'All schemas'];

function getNextSteps(around: Locator): Locator {
  return around.getByRole('navigation', { name: 'Try these pages instead' });
}

/** The URLs of the index and of the worker's script that are requested. */
function watchSearchRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/search-index|search\.worker/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

function isIndex(url: string): boolean {
  return url.includes('search-index');
}

function readIndex(): string {
  return readFileSync(join(siteFolder, 'search-index.json'), 'utf8');
}

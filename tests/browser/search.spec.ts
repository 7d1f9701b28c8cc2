import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { watchConsole } from './console-watch';
import type { Gate } from './gate';
import { createGate } from './gate';
import { goInPlace, isSameDocument, markDocument, openPage, waitForFrames } from './open-page';
import { getSitePage, siteFolder } from './site-pages';

const guide = '/docs/platform/message-iframe-helper/guide';
const indexFile = '**/search-index.json*';

test.describe('the index', () => {
  test('is not requested before the reader points at or focuses the box', async ({ page }) => {
    const requests = watchSearchRequests(page);
    await openPage(page, '/docs/');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });

  for (const act of ['hover', 'focus'] as const) {
    test(`is loaded by the first ${act}, once, under an address of its content`, async ({
      page,
    }) => {
      const requests = watchSearchRequests(page);
      await openPage(page, '/docs/');
      await getBox(page)[act]();
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
    });
  }

  test('that is slow keeps what was typed, and answers when it is there', async ({ page }) => {
    const gate = createGate();
    await page.route(indexFile, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await openPage(page, '/docs/');
    await search(page, 'create team');
    await expect(getPanel(page)).toContainText('Loading…');
    gate.open();
    await expect(getHits(page).first()).toContainText(/create team/i);
  });
});

test.describe('a search finds', () => {
  const cases = [
    { query: 'create team', path: '/docs/api/easier-api/create-team' },
    { query: 'Tokyo', path: '/docs/api/postal-api/' },
    { query: '東京都', path: '/docs/api/postal-api/' },
    { query: '都道府県', path: '/docs/api/postal-api/' },
    { query: 'POST /teams', path: '/docs/api/easier-api/create-team' },
    { query: 'sandbox attributes', path: `${guide}?` },
  ];

  for (const { query, path } of cases) {
    test(query, async ({ page }) => {
      await openPage(page, `/search?q=${encodeURIComponent(query)}`);
      const links = page.getByRole('article').getByRole('link');
      await expect(links.first()).toBeVisible();
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets.filter((target) => target?.startsWith(path))).not.toEqual([]);
    });
  }

  test('a heading of a guide while it is still typed', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'sandbox attrib');
    await expect(getHits(page).first()).toContainText('Sandbox attributes');
  });

  test('at most eight hits in the box', async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getHits(page)).toHaveCount(8);
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
    await expectCursor(page, 7);
    await page.keyboard.press('ArrowDown');
    await expectCursor(page, undefined);
    await expect(getBox(page)).toHaveValue('team');
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

test.describe('the results page', () => {
  test('says how many documents were found, and has the query as its title', async ({ page }) => {
    await openPage(page, '/search?q=postal+code');
    await expect(page.locator('h1')).toHaveText('Search results for "postal code"');
    await expect(page).toHaveTitle('Search results for "postal code"');
    await expect(getCount(page)).toHaveText(/^\d+ documents found$/);
    const count = Number.parseInt(await getCount(page).innerText(), 10);
    await expect(page.getByRole('article')).toHaveCount(count);
  });

  test('counts one document as one', async ({ page }) => {
    const texts: string[] = [];
    for (const query of ['provenance', 'Marunouchi', 'semver']) {
      await openPage(page, `/search?q=${query}`);
      await expect(getCount(page)).toHaveText(/found$/);
      const count = await page.getByRole('article').count();
      texts.push(await getCount(page).innerText());
      expect(texts.at(-1)).toBe(count === 1 ? '1 document found' : `${count} documents found`);
    }
    expect(texts).toContain('1 document found');
  });

  test('says when there are none', async ({ page }) => {
    await openPage(page, '/search?q=zzzzqqqq');
    await expect(getCount(page)).toHaveText('No documents were found');
  });

  test('is empty without a query, and ready to type', async ({ page }) => {
    await openPage(page, '/search');
    await expect(page.locator('h1')).toHaveText('Search the documentation');
    await expect(getCount(page)).toHaveCount(0);
    await expect(getField(page)).toBeFocused();
  });

  test('follows what is typed without filling the history', async ({ page }) => {
    await openPage(page, '/docs/');
    await goInPlace(page, '/search');
    await getField(page).pressSequentially('team');
    await expect(page).toHaveURL('/search?q=team');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
  });

  test('drops the query from the address when the field is emptied', async ({ page }) => {
    await openPage(page, '/search?q=team&from=elsewhere');
    await getField(page).fill('');
    await expect(page).toHaveURL('/search?from=elsewhere');
    await expect(page.locator('h1')).toHaveText('Search the documentation');
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('leads to the place on the page, in place, and Back returns to the results', async ({
    page,
  }) => {
    await openPage(page, '/search?q=sandbox+attributes');
    await markDocument(page);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveTitle(getSitePage(guide).title);
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Search results for "sandbox attributes"');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('a hit that is opened', () => {
  test('names its words and its heading in the address, scrolls there, and marks the words', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    await search(page, 'sandbox attributes');
    await expectCursor(page, 0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `${guide}?_highlight=sandbox&_highlight=attributes#sandbox-attributes`,
    );
    await expect(page.locator('#sandbox-attributes')).toBeInViewport();
    await expect.poll(() => readMarks(page)).toEqual(['attributes', 'sandbox']);
  });

  test('looks the same when its address is loaded', async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, `${guide}?_highlight=sandbox#sandbox-attributes`);
    await expect(page.locator('#sandbox-attributes')).toBeInViewport();
    await expect.poll(() => readMarks(page)).toEqual(['sandbox']);
    expect(watch.problems).toEqual([]);
  });

  test('loses its marks on the next page', async ({ page }) => {
    await openPage(page, `${guide}?_highlight=sandbox`);
    await expect.poll(() => readMarks(page)).toEqual(['sandbox']);
    await goInPlace(page, '/docs/');
    await expect(page).toHaveTitle(getSitePage('/docs/').title);
    await expect.poll(() => readMarks(page)).toEqual([]);
  });
});

test.describe('an index that cannot be used', () => {
  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'fails on the server': (route) => route.fulfill({ status: 500, body: 'Broken' }),
    'is cut off': (route) => route.fulfill({ body: readIndex().slice(0, 5000) }),
    'is something else': (route) => route.fulfill({ body: '{"documents":[]}' }),
    'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    'does not arrive': (route) => route.abort(),
  };

  for (const [name, answer] of Object.entries(answers)) {
    test(`because it ${name} says so in the box, and Retry mends it without a reload`, async ({
      page,
    }) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => void uncaught.push(error.message));
      await page.route(indexFile, answer);
      await openPage(page, '/docs/');
      await markDocument(page);
      await search(page, 'create team');
      await expect(getPanel(page)).toContainText('Search could not load.');
      await page.unroute(indexFile);
      await getPanel(page).getByRole('button', { name: 'Retry' }).click();
      await expect(getHits(page).first()).toContainText(/create team/i);
      expect(await isSameDocument(page)).toBe(true);
      expect(uncaught).toEqual([]);
    });
  }

  test('says so on the results page, and Retry mends it there, too', async ({ page }) => {
    await page.route(indexFile, (route) => route.fulfill({ status: 500, body: 'Broken' }));
    await openPage(page, '/search?q=team');
    await expect(getCount(page)).toContainText('Search could not load.');
    await page.unroute(indexFile);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('leaves the rest of the page alone', async ({ page }) => {
    await page.route(indexFile, (route) => route.abort());
    await openPage(page, '/docs/');
    await search(page, 'team');
    await expect(getPanel(page)).toContainText('Search could not load.');
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api').title);
  });
});

test.describe('a hostile query', () => {
  const queries = [
    '<img src=x onerror="window.marker=1">',
    '</title><script>window.marker=1</script>',
    '"><svg onload=window.marker=1>',
    '&lt;b&gt;',
    '__proto__ constructor toString',
    '(a+)+$ [ \\ * ?',
    '{{7*7}} ${7*7} $& $1',
    '\u202Eevil\u0000 \uD83D\uDE00',
    'x'.repeat(2000),
  ];

  test('is shown as it is on the results page, and runs nothing', async ({ page }) => {
    const watch = watchConsole(page);
    for (const query of queries) {
      await openPage(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(getCount(page)).toHaveText(/found$/);
      expect(await page.locator('h1').textContent()).toBe(`Search results for "${query}"`);
      await expect(getField(page)).toHaveValue(query);
      expect(await page.evaluate(() => window.marker)).toBeUndefined();
      await expect(page.locator('main :is(img, svg, script, b)')).toHaveCount(0);
    }
    expect(watch.problems).toEqual([]);
  });

  test('is answered in the box, too', async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, '/docs/');
    for (const query of queries) {
      await search(page, query);
      await expect(
        getPanel(page).locator('[role="option"], [role="status"]').first(),
      ).toBeVisible();
      await expect(getPanel(page).locator('img, script')).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    expect(watch.problems).toEqual([]);
  });

  test('in a link to a page marks nothing that is not there', async ({ page }) => {
    const watch = watchConsole(page);
    const words = queries.map((query) => `_highlight=${encodeURIComponent(query)}`).join('&');
    await openPage(page, `${guide}?${words}&_highlight=%E0%A4%A`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    expect(watch.problems).toEqual([]);
  });
});

function getBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search' });
}

/** The dropdown of the box. */
function getPanel(page: Page): Locator {
  return page.locator('search form + div');
}

function getHits(page: Page): Locator {
  return page.getByRole('option');
}

/** The field of the results page. */
function getField(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

function getCount(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

/** Holds the search index back until the gate is opened. */
async function holdIndex(page: Page): Promise<Gate> {
  const gate = createGate();
  await page.route(indexFile, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

async function search(page: Page, query: string): Promise<void> {
  await getBox(page).fill(query);
}

/** Fails unless the cursor is on that hit; `undefined` is the input. */
async function expectCursor(page: Page, index: number | undefined): Promise<void> {
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

/** The words that are marked on the page, each once, in lower case. */
function readMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-match') ?? [])];
    const words = ranges.map((range) => (range instanceof Range ? range.toString() : ''));
    return [...new Set(words.map((word) => word.toLowerCase()))].toSorted();
  });
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

import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { goInPlace, isSameDocument, markDocument, openPage } from './open-page';
import { expectCursor, getCount, getField, getHits, getPages, search } from './search';
import { getSitePage } from './site-pages';

const starts = ['Guides', 'API References', 'All operations', 'All schemas'];
const guide = '/docs/platform/message-iframe-helper/guide';

test.describe('a search finds', () => {
  const cases = [
    { query: 'create team', path: '/docs/api/easier-api/create-team' },
    { query: 'Tokyo', path: '/docs/api/postal-api/' },
    { query: '東京都', path: '/docs/api/postal-api/' },
    { query: '都道府県', path: '/docs/api/postal-api/' },
    { query: 'POST /teams', path: '/docs/api/easier-api/create-team' },
    { query: 'sandbox attributes', path: `${guide}?` },
  ];

  for (const [{ query, path }, tier] of toTiers(cases, 1)) {
    test(query, { tag: tier }, async ({ page }) => {
      await openPage(page, `/search?q=${encodeURIComponent(query)}`);
      const links = page.getByRole('article').getByRole('link');
      await expect(links.first()).toBeVisible();
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets.filter((target) => target?.startsWith(path))).not.toEqual([]);
    });
  }
});

test.describe('the results page', () => {
  test('says how many documents were found, and has the query as its title', async ({ page }) => {
    await openPage(page, '/search?q=postal+code');
    await expect(page.locator('h1')).toHaveText('Search results for "postal code"');
    await expect(page).toHaveTitle('Search results for "postal code"');
    await expect(getCount(page)).toHaveText(/^\d+ documents found$/);
    await expect(getPages(page)).toHaveCount(20);
    const more = page.getByRole('button', { name: 'More results' });
    // The texts of pages arrive after the first hits, and may change their number.
    const readCount = async () => Number.parseInt(await getCount(page).innerText(), 10);
    for (let shown = 20; await more.isVisible(); shown += 20) {
      // Texts that arrive may leave nothing more to show, and take the button away: a later click could meet a result.
      const showMore = shown === 20 ? more.click() : more.press('Enter', { timeout: 60_000 });
      await showMore.catch(async (error: unknown) => {
        if (await more.isVisible()) throw error;
      });
      const countMissing = async () =>
        Math.min(shown + 20, await readCount()) - (await getPages(page).count());
      await expect.poll(countMissing).toBe(0);
    }
    await expect.poll(async () => (await readCount()) - (await getPages(page).count())).toBe(0);
    const count = await readCount();
    // A reader with a screen reader goes from group to group and from page to page by headings.
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(count);
    const groups = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    const sum = groups.map((group) => Number(/\d+$/.exec(group)?.[0]));
    expect(sum.reduce((total, one) => total + one, 0)).toBe(count);
  });

  test('names what is above a page, joined by " › "', { tag: '@S102' }, async ({ page }) => {
    await openPage(page, '/search?q=static+assets');
    await expect(getPages(page).filter({ hasText: ' › ' }).first()).toBeVisible();
  });

  test(
    'has its tools at the edge, where other pages have their search',
    { tag: '@all' },
    async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await openPage(page, '/search?q=team');
        const toggle = await page.getByRole('banner').getByRole('button').last().boundingBox();
        expect(width - (toggle?.x ?? 0) - (toggle?.width ?? 0)).toBeLessThan(40);
      }
    },
  );

  test('counts one document as one', { tag: '@all' }, async ({ page }) => {
    const texts: string[] = [];
    for (const query of ['provenance', 'Marunouchi', 'semver']) {
      await openPage(page, `/search?q=${query}`);
      await expect(getCount(page)).toHaveText(/^\d+ documents? found$/);
      const count = await getPages(page).count();
      expect(count).toBeLessThan(20);
      texts.push(await getCount(page).innerText());
      expect(texts.at(-1)).toBe(count === 1 ? '1 document found' : `${count} documents found`);
    }
    expect(texts).toContain('1 document found');
  });

  test('says when there are none', { tag: '@S77' }, async ({ page }) => {
    await openPage(page, '/search?q=zzzzqqqq');
    await expect(getCount(page)).toHaveText('No documents were found');
    const next = page.getByRole('navigation', { name: 'Try these pages instead' });
    await expect(next.getByRole('link')).toHaveText(starts);
    await next.getByRole('link', { name: 'All schemas' }).click();
    await expect(page).toHaveURL('/search?q=type%3Aschema');
    await expect(getPages(page).first()).toBeVisible();
    await expect(next).toHaveCount(0);
  });

  test('keeps its title and the focus by links and by Back', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/search?q=team');
    await expect(getPages(page).first()).toBeVisible();
    await getPages(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(page).toHaveTitle('Search results for "team"');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveValue('team');
  });

  test('asks search engines to follow its links only', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });

  test('is empty without a query, and ready to type', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/search');
    await expect(page.locator('h1')).toHaveText('Search the documentation');
    await expect(getCount(page)).toHaveCount(0);
    await expect(getField(page)).toBeFocused();
    const start = page.getByRole('navigation', { name: 'Start here' });
    await expect(start.getByRole('link')).toHaveText(starts);
    await getField(page).fill('team');
    await expect(start).toHaveCount(0);
  });

  test(
    'has an address that servers take, whatever is pasted',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/search');
      const log = 'team 東京 %E6 '.repeat(2000);
      await getField(page).fill(log);
      await expect(getPages(page).first()).toBeVisible();
      await expect(getField(page)).toHaveValue(log);
      expect(page.url().length).toBeLessThan(7000);
      await page.reload();
      await expect(getPages(page).first()).toBeVisible();
    },
  );

  test('follows what is typed without filling the history', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await goInPlace(page, '/search');
    await getField(page).pressSequentially('team');
    await expect(page).toHaveURL('/search?q=team');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs/');
  });

  test(
    'has the words of the address in its field, by links and by Back',
    { tag: ['@S4', '@all'] },
    async ({ page }) => {
      await openPage(page, '/search');
      await goInPlace(page, '/search?q=team');
      await expect(getField(page)).toHaveValue('team');
      await getField(page).fill('teams');
      await expect(page).toHaveURL('/search?q=teams');
      await goInPlace(page, '/search?q=task');
      await expect(getField(page)).toHaveValue('task');
      await page.goBack();
      await expect(getField(page)).toHaveValue('teams');
      await page.goBack();
      await expect(getField(page)).toHaveValue('');
      await expect(page).toHaveTitle('Search the documentation');
    },
  );

  test(
    'drops the query from the address when the field is emptied',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/search?q=team&from=elsewhere');
      await getField(page).fill('');
      await expect(page).toHaveURL('/search?from=elsewhere');
      await expect(page.locator('h1')).toHaveText('Search the documentation');
      await expect(page.getByRole('article')).toHaveCount(0);
    },
  );

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
  test(
    'names its words and its heading in the address, scrolls there, and marks the words',
    { tag: ['@S1', '@S2'] },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await search(page, 'sandbox attributes');
      await expectCursor(page, 0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        `${guide}?_highlight=sandbox&_highlight=attributes#sandbox-attributes`,
      );
      await expect(page.locator('#sandbox-attributes')).toBeInViewport();
      await expect.poll(() => readMarks(page)).toEqual(['attributes', 'sandbox']);
    },
  );

  test(
    'leads to the field that has the name, and to the sections of a response',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await search(page, 'create task dueOn');
      const part = getHits(page).and(page.locator('[data-part][href$="#body.dueOn"]'));
      await expect(part).toContainText('Request');
      await part.click();
      const field = page.locator('[id="body.dueOn"]');
      await expect(field).toBeInViewport();
      await expect(field).toContainText('dueOn');
      const operationPath = '/docs/api/easier-api/create-team';
      await openPage(page, operationPath);
      for (const id of ['response-201-headers', 'response-201-next']) {
        await goInPlace(page, `${operationPath}#${id}`);
        await expect(page.locator(`h3[id="${id}"]`)).toBeInViewport();
      }
    },
  );

  test('looks the same when its address is loaded', { tag: ['@S2', '@all'] }, async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, `${guide}?_highlight=sandbox#sandbox-attributes`);
    await expect(page.locator('#sandbox-attributes')).toBeInViewport();
    await expect.poll(() => readMarks(page)).toEqual(['sandbox']);
    expect(watch.problems).toEqual([]);
  });

  test(
    'marks the headings only if a word stands everywhere on the page',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/api/easier-api/create-team?_highlight=team&_highlight=division');
      await expect.poll(() => readMarks(page)).toContain('team');
      const elsewhere = await page.evaluate(
        () =>
          [...(CSS.highlights.get('search-match') ?? [])].filter(
            (range) =>
              range instanceof Range &&
              /^team$/i.test(range.toString()) &&
              range.startContainer.parentElement?.closest('h1, h2, h3, h4') === null,
          ).length,
      );
      expect(elsewhere).toBe(0);
      expect(await countMarks(page)).toBeLessThan(50);
    },
  );

  test(
    'is marked in ink on its own ground, on dark code too',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/api/easier-api/create-team?_highlight=team');
      for (const theme of ['light', 'dark'] as const) {
        const contrast = await page.evaluate((value) => {
          document.documentElement.dataset['theme'] = value;
          const pre = document.querySelector('article pre code') ?? document.body;
          const { color, backgroundColor } = getComputedStyle(pre, '::highlight(search-match)');
          const toLight = (text: string) => {
            const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map((part) => {
              const share = Number(part) / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const [dark = 0, light = 0] = [toLight(color), toLight(backgroundColor)].toSorted(
            (a, b) => a - b,
          );
          return (light + 0.05) / (dark + 0.05);
        }, theme);
        expect(contrast).toBeGreaterThan(4.5);
      }
    },
  );

  test(
    'keeps its marks when the text changes, and loses them on the next page',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${guide}?_highlight=sandbox`);
      await expect.poll(() => readMarks(page)).toEqual(['sandbox']);
      const count = await countMarks(page);
      await page.evaluate(() => {
        const range = [...(CSS.highlights.get('search-match') ?? [])][0];
        const text = range?.startContainer;
        if (!(text instanceof Text)) throw new Error('Nothing is marked.');
        // As React replaces a text, writes it anew, and adds an element.
        text.replaceWith(text.data);
        for (const { startContainer } of CSS.highlights.get('search-match') ?? [])
          if (startContainer instanceof Text) startContainer.data = `${startContainer.data} `;
        const added = document.createElement('p');
        added.append('A ', Object.assign(document.createElement('b'), { textContent: 'Sandbox' }));
        document.querySelector('article')?.append(added);
      });
      await expect.poll(() => countMarks(page)).toBe(count + 1);
      expect(await readMarks(page)).toEqual(['sandbox']);
      await page.evaluate(() => document.querySelector('article')?.lastElementChild?.remove());
      await expect.poll(() => countMarks(page)).toBe(count);
      await goInPlace(page, '/docs/');
      await expect(page).toHaveTitle(getSitePage('/docs/').title);
      await expect.poll(() => readMarks(page)).toEqual([]);
    },
  );
});

/** The words that are marked on the page, each once, in lower case. */
function readMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-match') ?? [])];
    const words = ranges.map((range) => (range instanceof Range ? range.toString() : ''));
    return [...new Set(words.map((word) => word.toLowerCase()))].toSorted();
  });
}

function countMarks(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);
}

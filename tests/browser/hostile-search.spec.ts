import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { watchConsole } from './console-watch';
import { goInPlace, openPage } from './open-page';
import {
  getBox,
  getCount,
  getField,
  getHits,
  getPalette,
  getStatus,
  indexFile,
  poisonIndex,
  search,
} from './search';
import { siteFolder } from './site-pages';

const guide = '/docs/platform/message-iframe-helper/guide';

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

  test(
    'is shown as it is on the results page, and runs nothing',
    { tag: '@F57' },
    async ({ page }) => {
      const watch = watchConsole(page);
      for (const query of queries) {
        await openPage(page, `/search?q=${encodeURIComponent(query)}`);
        await expect(getCount(page)).toHaveText(/found/);
        // A title shows the first 200 characters.
        const shown = query.length > 200 ? `${query.slice(0, 200)}…` : query;
        expect(await page.locator('h1').textContent()).toBe(`Search results for "${shown}"`);
        await expect(page).toHaveTitle(/^Search results for ".{1,201}"$/su);
        await expect(getField(page)).toHaveValue(query);
        expect(await page.evaluate(() => window.marker)).toBeUndefined();
        await expect(page.locator('main :is(img, svg:not(.icon), script, b)')).toHaveCount(0);
      }
      expect(watch.problems).toEqual([]);
    },
  );

  test('is answered in the palette, too', { tag: ['@F57', '@all'] }, async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, '/docs/');
    for (const query of queries) {
      await search(page, query);
      await expect(
        getPalette(page).locator('[role="option"], [role="status"]').first(),
      ).toBeVisible();
      await expect(getPalette(page).locator('img, script')).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    expect(watch.problems).toEqual([]);
  });

  test('in a link to a page marks nothing that is not there', { tag: '@F61' }, async ({ page }) => {
    const watch = watchConsole(page);
    const words = queries.map((query) => `_highlight=${encodeURIComponent(query)}`).join('&');
    await openPage(page, `${guide}?${words}&_highlight=%E0%A4%A`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    expect(watch.problems).toEqual([]);
  });
});

test.describe('150 attacks', () => {
  const bodies = [
    '<img src=x onerror=window.marker=1>',
    '<svg/onload=window.marker=1>',
    '<script>window.marker=1</script>',
    '<iframe srcdoc="<script>parent.marker=1</script>">',
    '<a href="javascript:window.marker=1" autofocus onfocus=window.marker=1>x</a>',
    '<details open ontoggle=window.marker=1>',
    '<style>@import "//evil.example"</style>',
    '<math><mtext></mtext><mglyph><style><img src=x onerror=window.marker=1>',
    'javascript:window.marker=1',
    "');window.marker=1;//",
    '${window.marker=1}',
    '{{constructor.constructor("window.marker=1")()}}',
    '%3Cimg%20src=x%20onerror=window.marker=1%3E',
    '&lt;img src=x onerror=window.marker=1&gt;',
    '//evil.example/<b>x</b>',
  ];
  const starts = [
    '',
    '"><',
    "'>",
    '</title>',
    '</textarea>',
    '-->',
    ']]>',
    '\\',
    '\u200D',
    '\u202E',
  ];
  // The gate tries a tenth of them, each body and each start once.
  const isTried = (start: number, body: number) =>
    process.env['TEST_TIER'] === 'all' || start === body % starts.length;
  const attacks = starts.flatMap((start, at) =>
    bodies.filter((_, index) => isTried(at, index)).map((body) => start + body),
  );

  test(
    'stay text as query and context, in heading, title, field and palette',
    { tag: '@F57' },
    async ({ page }) => {
      const watch = watchConsole(page);
      await openPage(page, '/search');
      for (const attack of attacks) {
        const given = encodeURIComponent(attack);
        await goInPlace(page, `/search?q=${given}&ctx=${given}`);
        await expect(page).toHaveTitle(
          `Search results for "${attack}"`.replaceAll(/\s+/g, ' ').trim(),
        );
        expect(await page.locator('h1').textContent()).toBe(`Search results for "${attack}"`);
        await expect(getField(page)).toHaveValue(attack);
        await expect(getCount(page)).toHaveText(/found/);
      }
      expect(attacks.length).toBeGreaterThanOrEqual(bodies.length);
      await expectUnharmed(page);
      await openPage(page, '/docs/');
      for (const attack of attacks) {
        await search(page, attack);
        await expect(getBox(page)).toHaveValue(attack);
      }
      await expect(getStatus(page)).toHaveText(/found|No results/);
      await expectUnharmed(page, 'dialog');
      expect(watch.problems).toEqual([]);
    },
  );

  test(
    'as version ask for nothing, and are called what they are',
    { tag: ['@F56', '@F57', '@S54', '@S90'] },
    async ({ page }) => {
      const asked: string[] = [];
      await openPage(page, '/search');
      page.on('request', (request) => asked.push(request.url()));
      for (const attack of attacks) {
        await goInPlace(page, `/search?q=team&version=${encodeURIComponent(attack)}`);
        await expect(getCount(page)).toContainText('Unexpected version url');
        await goInPlace(page, '/search');
        await expect(getCount(page)).toHaveCount(0);
      }
      await expectUnharmed(page);
      expect(asked.filter((url) => /search-index|evil/.test(url))).toEqual([]);
    },
  );
});

test(
  'a query of nothing but blanks and signs finds nothing, and one of operators no more than its words',
  { tag: ['@F60', '@S53'] },
  async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, '/docs/');
    for (const query of ['', '   ', '*', '+-^~:', '[(', '\u0000', '- -', '\u200B', '\uD800']) {
      await search(page, query);
      await expect(getHits(page)).toHaveCount(0);
    }
    await search(page, 'create team');
    await expect(getHits(page).first()).toContainText(/create a team/i);
    await search(page, '+create ^~team*');
    await expect(getStatus(page)).toHaveText(/^\d+ documents found$/);
    await expect(getHits(page).first()).toContainText(/create a team/i);
    expect(watch.problems).toEqual([]);
  },
);

test(
  'a hit that leads out of the site is left out, and the console says so',
  { tag: ['@F55', '@all'] },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => void warnings.push(message.text()));
    const urls = [
      'javascript:alert(1)',
      '//evil.example/',
      '\\\\evil.example',
      'https://evil.example/',
    ];
    await page.route(indexFile, (route) => route.fulfill({ body: poisonIndex(readIndex(), urls) }));
    await openPage(page, '/search?q=method:post');
    await expect(getCount(page)).toHaveText(/^\d+ documents found$/);
    const links = page.getByRole('article').getByRole('link');
    const count = Number.parseInt(await getCount(page).innerText(), 10) - urls.length;
    await expect(links).toHaveCount(count);
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^\/docs\/api\//);
    for (const url of urls)
      expect(
        warnings.filter((text) => text.endsWith(`leads out of this site: ${url}`)),
      ).toHaveLength(1);
  },
);

test.describe('words to mark', () => {
  test(
    'are 16 of at least two letters at the most, and 500 marks, whatever the address says',
    { tag: ['@F61', '@all'] },
    async ({ page }) => {
      const watch = watchConsole(page);
      const letters = [...'abcdefghijklmnopqrstuvwxyz'];
      const words = [
        ...letters,
        ...Array.from({ length: 500 }, (_, at) => `th${at}`),
        '.*',
        '%E0%A4',
      ];
      const parameters = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
      await openPage(
        page,
        `${guide}?_highlight=the&_highlight=th&${parameters}&_highlight=%E0%A4%A`,
      );
      await expect.poll(() => countMarks(page)).toBeGreaterThan(0);
      expect(await countMarks(page)).toBeLessThanOrEqual(500);
      const marked = await page.evaluate(() =>
        [...(CSS.highlights.get('search-match') ?? [])].map(String),
      );
      expect(marked.every((text) => text.length > 1)).toBe(true);
      expect(watch.problems).toEqual([]);
    },
  );

  test('leave the text as it is, for copying too', { tag: '@F61' }, async ({ page }) => {
    const read = () =>
      page.evaluate(() => {
        const article = document.querySelector('article');
        if (article === null) return '';
        window.getSelection()?.selectAllChildren(article);
        return `${window.getSelection()}${article.innerHTML.length}`;
      });
    await openPage(page, guide);
    await waitForWrapButtons(page);
    const plain = await read();
    await openPage(page, `${guide}?_highlight=the&_highlight=sandbox&_highlight=message`);
    await waitForWrapButtons(page);
    await expect.poll(() => countMarks(page)).toBeGreaterThan(10);
    expect(await read()).toBe(plain);
  });
});

async function expectUnharmed(page: Page, place = 'main'): Promise<void> {
  expect(await page.evaluate(() => window.marker)).toBeUndefined();
  await expect(page.locator(`${place} :is(img, iframe, script, b, style)`)).toHaveCount(0);
}

/** A block of code gets its button once it has been measured. */
async function waitForWrapButtons(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('article figure pre')].every(
      (pre) => pre.scrollWidth <= pre.clientWidth || pre.dataset['clipped'] !== undefined,
    ),
  );
}

function countMarks(page: Page): Promise<number> {
  return page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0);
}

function readIndex(): string {
  return readFileSync(join(siteFolder, 'search-index.json'), 'utf8');
}

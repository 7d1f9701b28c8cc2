import { expect, test, toTiers } from './test';
import type { Page, Route } from '@playwright/test';
import { watchConsole } from './console-watch';
import { expectHydrated, isSameDocument, markDocument, openPage, savesData } from './open-page';
import { toDataPattern } from './page-body';
import { expectPage, getSidebar } from './page-parts';
import { getSitePage } from './site-pages';
import { expectThemeToggleWorks } from './theme';

const get = '/docs/api/easier-api/get-team';
const create = '/docs/api/easier-api/create-team';

test('a page needs no script to be read, and asks for its style before any', async ({
  request,
}) => {
  for (const path of ['/', '/docs/routing', get]) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const link of scripts) expect(link).toContain(' fetchpriority="low"');
    expect(/<link rel="stylesheet"[^>]*>/.exec(html)?.[0]).not.toContain('fetchpriority');
  }
});

test.describe('a page whose style sheet is late', () => {
  for (const width of [390, 1280]) {
    for (const [path, tier] of toTiers(
      [get, '/', '/docs/routing', '/docs/markdown-features/tabs'],
      2,
    )) {
      test(
        `looks at ${width} px as it does with it: ${path}`,
        { tag: width === 390 ? tier : '@all' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          const release = await holdStyleSheet(page);
          // Scripts would change the page meanwhile.
          await page.route(/\.js$/, (route) => route.abort());
          await page.goto(path, { waitUntil: 'commit' });
          await page.locator('body > link').last().waitFor({ state: 'attached' });
          await page.evaluate(() => document.fonts.ready);
          const early = await listBoxes(page);
          release();
          await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
          expect(early.length).toBeGreaterThan(100);
          expect(await listBoxes(page)).toEqual(early);
        },
      );
    }
  }

  test('keeps the rules of its first paint when a sheet before it is there', async ({ page }) => {
    const path = '/docs/markdown-features/table';
    await page.route(/\.js$/, (route) => route.abort());
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const last = /<link rel="stylesheet" href="[^"]+">(?=\s*<\/body>)/;
      await route.fulfill({ response, body: (await response.text()).replace(last, '') });
    });
    await page.goto(path);
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('body > link')].every(({ sheet }) => sheet),
    );
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  });

  test(
    'has its app wait, which adds what the rules of its first paint do not know',
    { tag: '@all' },
    async ({ page }) => {
      const release = await holdStyleSheet(page);
      const scripts = page.waitForResponse(/\/chunks\/shell\./);
      await page.goto('/docs/routing', { waitUntil: 'commit' });
      await (await scripts).finished();
      await page.waitForTimeout(1000);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await expectHydrated(page);
    },
  );

  test('is whole without scripts, which would bring the rules of its first paint', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/docs/routing');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await context.close();
  });
});

/** Keeps the style sheet of all pages back until the returned function is called. */
async function holdStyleSheet(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/static\/style\.[^/]+\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Where the visible elements of a page are, and how they look. */
function listBoxes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const { color, backgroundColor, fontSize, fontWeight, opacity } = getComputedStyle(element);
      const look = [color, backgroundColor, fontSize, fontWeight, opacity].join(' ');
      return `${element.localName}.${element.className} ${x} ${y} ${width} ${height} ${look}`;
    }),
  );
}

test.describe('the data of an operation', () => {
  test('is asked for once on a first visit, by its document', async ({ page }) => {
    const watch = watchConsole(page);
    await savesData(page);
    const files = watchFiles(page);
    await openPage(page, get);
    expect(files).toEqual([`pages${get}.json`]);
    expect(watch.problems).toEqual([]);
  });

  test('is fetched ahead on hover, and never again', { tag: '@all' }, async ({ page }) => {
    const files = watchFiles(page);
    const own = [`pages${get}.json`, `pages${create}.json`];
    // Others are fetched ahead as well: their links are in view.
    const listOwn = () => files.filter((file) => own.includes(file));
    await openPage(page, get);
    const link = getSidebar(page).getByRole('link', { name: 'Create a team' });
    await link.hover();
    await expect.poll(listOwn).toEqual(own);
    await link.click();
    await expectPage(page, create);
    await page.goBack();
    await expectPage(page, get);
    await page.goForward();
    await expectPage(page, create);
    expect(listOwn()).toEqual(own);
  });
});

test.describe('when the data of an operation', () => {
  // Otherwise they would be there before the click.
  test.beforeEach(({ page }) => savesData(page));

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'are gone since a deploy': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'are answered by a page': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    'do not arrive': (route) => route.abort(),
  };

  for (const [[name, fail], tier] of toTiers(Object.entries(failures), 1)) {
    test(
      `${name}, the target is loaded from the server, once`,
      { tag: ['@S40', ...tier] },
      async ({ page }) => {
        await openPage(page, get);
        await markDocument(page);
        await page.route(toDataPattern(create), fail, { times: 1 });
        await getSidebar(page).getByRole('link', { name: 'Create a team' }).click();
        await expect(page).toHaveTitle(getSitePage(create).title);
        await expectHydrated(page);
        expect(await isSameDocument(page)).toBe(false);
      },
    );

    test(
      `${name} on the first visit, the text stays with a notice`,
      { tag: tier },
      async ({ page }) => {
        const file = toDataPattern(get);
        await page.route(file, fail);
        await page.goto(get);
        const notice = page.getByRole('status').filter({ hasText: 'did not load' });
        await expect(notice).toBeVisible();
        await expect(page.locator('main h1')).toBeVisible();
        await expectThemeToggleWorks(page);
        await page.unroute(file);
        await notice.getByRole('button', { name: 'Retry' }).click();
        await expectHydrated(page);
        await expect(notice).toHaveCount(0);
      },
    );
  }
});

/** The files with data of pages that are asked for from now on. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pages/')) files.push(pathname.slice(1));
  });
  return files;
}

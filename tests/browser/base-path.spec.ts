import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test';
import { watchConsole } from './console-watch';
import { isSameDocument, markDocument, openPage } from './open-page';
import type { RunningCommand } from './run-command';
import { findFreePort, runCommand, startServer } from './run-command';
import { poisonIndex, search } from './search';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';
import { expectThemeToggleWorks } from './theme';

const base = '/pr-12/';
const siteUrl = 'https://preview.example';

// One build serves all tests of this file.
test.describe.configure({ mode: 'default' });

let copy: SiteCopy;
let server: RunningCommand;
let origin: string;

test.beforeAll(async () => {
  copy = await createSiteCopy();
  const settings = { BASE_PATH: base, SITE_URL: siteUrl };
  const { code, output } = await runCommand(copy.folder, 'build', settings);
  expect(code, output).toBe(0);
  const port = await findFreePort();
  server = await startServer(copy.folder, 'serve', /The site is at/, {
    ...settings,
    PORT: String(port),
  });
  origin = `http://localhost:${port}`;
});

test.afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

test.describe('a site below /pr-12/', () => {
  test('prints its address when it is served', () => {
    expect(server.output()).toContain(`The site is at ${origin}${base}`);
  });

  test(
    'says on its home page when it lies at another path than it was built for',
    { tag: '@S75' },
    async ({ page }) => {
      const home = 'http://moved.example/elsewhere/';
      const client = join(copy.folder, 'dist/client');
      const files: Readonly<Record<string, string>> = {
        [home]: 'index.html',
        [`${home}base-notice.js`]: 'base-notice.js',
      };
      await page.route('http://moved.example/**', async (route) => {
        const file = files[route.request().url()];
        if (file === undefined) await route.fulfill({ status: 404 });
        else await route.fulfill({ path: join(client, file) });
      });
      await page.goto(home);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await expect(banner.locator('p')).toHaveText([
        'Your site did not load properly.',
        'A very common reason is a wrong site baseUrl configuration.',
        'Current configured baseUrl = /pr-12/',
        'We suggest trying baseUrl = /elsewhere/',
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const drawing of await page.locator('svg').all()) {
        // Not the black of a drawing without its attributes.
        await expect(drawing).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
        await expect(drawing).not.toHaveCSS('stroke', 'none');
      }
      await openPage(page, origin + base);
      await expect(banner).toHaveCount(0);
    },
  );

  test('has no URL in its HTML that leaves the base', { tag: '@S23' }, () => {
    const addresses = listHtml().flatMap(({ name, html }) =>
      [...html.matchAll(/\s(?:href|src|action|srcset|poster)="(\/[^"]*)"/g)]
        .map(([, address = '']) => address)
        .filter((address) => !address.startsWith(base))
        .map((address) => `${name}: ${address}`),
    );
    expect(addresses).toEqual([]);
  });

  test('has its own address as the canonical one on every page', () => {
    // A page that redirects names the address that it leads to.
    const pages = listHtml().filter(({ html }) => !html.includes('http-equiv="refresh"'));
    for (const { name, html } of pages) {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const social = /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1];
      expect(canonical, name).toMatch(/^https:\/\/preview\.example\/pr-12\//);
      expect(social, name).toBe(canonical);
    }
  });

  test('loads every kind of page quietly', async ({ page }) => {
    const watch = watchConsole(page);
    for (const path of [
      '',
      'docs/',
      'docs/category/platform',
      'docs/api/easier-api',
      'docs/api/easier-api/easier-application-api-document',
      'docs/api/easier-api/create-team',
      'docs/platform/message-iframe-helper/guide',
      'search?q=team',
    ]) {
      await openPage(page, origin + base + path);
      await expect(page.locator('[data-not-found]')).toHaveCount(0);
      await expectThemeToggleWorks(page);
    }
    expect(watch.problems).toEqual([]);
  });

  test(
    'navigates in place, and marks the open page in its sidebar',
    { tag: '@S23' },
    async ({ page }) => {
      await openPage(page, `${origin}${base}`);
      await markDocument(page);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Guides' })
        .click();
      await expect(page).toHaveURL(`${origin}${base}docs/`);
      const current = page.locator('nav[aria-label="Docs sidebar"] [aria-current="page"]');
      await expect(current).toHaveAttribute('href', `${base}docs/`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${siteUrl}${base}docs/`,
      );
      await page.locator('article').getByRole('link', { name: 'POST /tasks' }).first().click();
      await expect(page).toHaveURL(`${origin}${base}docs/api/easier-api/create-new-task`);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('searches, and opens what it finds', { tag: '@all' }, async ({ page }) => {
    const indexes: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search-index')) indexes.push(request.url());
    });
    await openPage(page, `${origin}${base}docs/`);
    await markDocument(page);
    await search(page, 'create team');
    const all = page.getByRole('link', { name: 'See all results' });
    await expect(all).toHaveAttribute('href', `${base}search?q=create%20team`);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(
      `${origin}${base}docs/api/easier-api/create-team?_highlight=create&_highlight=team`,
    );
    expect(await isSameDocument(page)).toBe(true);
    expect(indexes).toHaveLength(1);
    expect(indexes[0]).toMatch(new RegExp(`^${origin}${base}search-index\\.json\\?_=[\\da-f]{8}$`));
  });

  test('leaves out a hit that leads outside of the base', { tag: '@F55' }, async ({ page }) => {
    await page.route('**/search-index.json*', async (route) => {
      const answer = await route.fetch();
      const urls = ['/docs/evil', '/pr-123/docs/', '/pr-12/../docs/'];
      await route.fulfill({ body: poisonIndex(await answer.text(), urls) });
    });
    await openPage(page, `${origin}${base}search?q=method:post`);
    const links = page.getByRole('article').getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^\/pr-12\/docs\/api\//);
  });

  test('loads the data of the try it form', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${origin}${base}docs/api/easier-api/get-team`);
    await page.getByRole('button', { name: /own values$/ }).click();
    await page.getByLabel('teamId', { exact: true }).fill('team_below');
    await expect(page.locator('pre:visible').first()).toContainText('team_below');
  });

  test('links to the OpenAPI document below the base', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${origin}${base}docs/api/postal-api/postal-service-api`);
    for (const [format, title] of [
      ['YAML', 'title: Postal Service API'],
      ['JSON', '"title": "Postal Service API"'],
    ] as const) {
      const link = page.getByRole('link', { name: `OpenAPI document as ${format}` });
      const address = (await link.getAttribute('href')) ?? '';
      const response = await page.request.get(origin + address);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(title);
    }
  });

  test('answers 404 to an unknown address, inside the base and outside of it', async ({ page }) => {
    const watch = watchConsole(page, { missingDocument: true });
    const response = await openPage(page, `${origin}${base}docs/no-such-page`);
    expect(response.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    expect(watch.problems).toEqual([]);
    const outside = await page.request.get(`${origin}/docs/`);
    expect(outside.status()).toBe(404);
  });
});

interface HtmlFile {
  readonly name: string;
  readonly html: string;
}

function listHtml(): readonly HtmlFile[] {
  const client = join(copy.folder, 'dist/client');
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(client, name), 'utf8') }));
}

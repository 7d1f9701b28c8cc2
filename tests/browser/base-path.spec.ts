import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { watchConsole } from './console-watch';
import { createFixtureCopy } from './fixture-site';
import { clickNewLink, isSameDocument, markDocument, openPage } from './open-page';
import type { RunningCommand } from './run-command';
import { findFreePort, runCommand, startServer } from './run-command';
import { poisonIndex, search } from './search';
import type { SiteCopy } from './site-copy';
import { createHostServer, follow, listForms, staticHosts } from './static-hosts';
import { expect, test, toTiers } from './test';
import { expectThemeToggleWorks } from './theme';

const siteUrl = 'https://x.example';

/** Where a file of that kind names addresses. */
const places: readonly (readonly [name: RegExp, address: RegExp])[] = [
  [/\.html$/, /\s(?:href|src|action|srcset|poster)="(\/[^"]*)"/g],
  [/\.css$/, /url\(["']?(\/[^"')]*)/g],
  [/\.webmanifest$/, /"(?:src|start_url|scope|id)": "(\/[^"]*)"/g],
  [/^_redirects$/, /(?<!\S)(\/\S*)/g],
  [/^_headers$/, /^(\/\S*)/gm],
  [/\.xml$/, /<loc>https:\/\/x\.example(\/[^<]*)/g],
];

/** The addresses from the root of the host in a file. */
function listRootAddresses(name: string, load: () => string): readonly string[] {
  const pattern = places.find(([kind]) => kind.test(name))?.[1];
  return pattern === undefined
    ? []
    : Array.from(load().matchAll(pattern), ([, address = '']) => address);
}

for (const [base, tier] of toTiers(['/a/b/', '/docs/'], 1)) {
  test.describe(`a site below ${base}`, { tag: tier }, () => {
    // One build serves all tests.
    test.describe.configure({ mode: 'default' });

    let copy: SiteCopy;
    let server: RunningCommand;
    let origin: string;
    const client = () => join(copy.folder, 'dist/client');
    const read = (file: string) => readFileSync(join(client(), file), 'utf8');
    const listFiles = () => readdirSync(client(), { recursive: true, encoding: 'utf8' });
    /** The sidebar's link to the open page. */
    const current = 'nav[aria-label="Docs sidebar"] [aria-current="page"]';

    test.beforeAll(async () => {
      copy = await createFixtureCopy('versions');
      const guide = await copy.read('content/docs/webhooks.mdx');
      const moved = 'redirect_from: [/docs/hooks, /old/hooks.html]';
      await copy.write('content/docs/webhooks.mdx', guide.replace('---\n', `---\n${moved}\n`));
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

    test('prints its address when it is served', () => {
      expect(server.output()).toContain(`The site is at ${origin}${base}`);
    });

    test(
      'says on its home page when it lies at another path than it was built for',
      { tag: '@S75' },
      async ({ page }) => {
        const home = 'http://moved.example/elsewhere/';
        const files: Readonly<Record<string, string>> = {
          [home]: 'index.html',
          [`${home}base-notice.js`]: 'base-notice.js',
        };
        await page.route('http://moved.example/**', async (route) => {
          const file = files[route.request().url()];
          if (file === undefined) await route.fulfill({ status: 404 });
          else await route.fulfill({ path: join(client(), file) });
        });
        await page.goto(home);
        const banner = page.locator('#__docusaurus-base-url-issue-banner');
        await expect(banner.locator('p')).toHaveText([
          'Your site did not load properly.',
          'A very common reason is a wrong site baseUrl configuration.',
          `Current configured baseUrl = ${base}`,
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

    test('has no address from the root without its base', { tag: '@S23' }, () => {
      const found = listFiles().flatMap((name) =>
        listRootAddresses(name, () => read(name))
          .filter((address) => !address.startsWith(base))
          .map((address) => `${name}: ${address}`),
      );
      expect(found).toEqual([]);
    });

    test('has its own address as the canonical one on every page', () => {
      const pages = listFiles()
        .filter((name) => name.endsWith('.html'))
        .map((name) => ({ name, html: read(name) }))
        // A page that redirects names the address that it leads to.
        .filter(({ html }) => !html.includes('http-equiv="refresh"'));
      for (const { name, html } of pages) {
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
        const social = /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1];
        expect(canonical.startsWith(siteUrl + base), name).toBe(true);
        expect(social, name).toBe(canonical);
      }
    });

    test('loads every kind of page quietly', async ({ page }) => {
      const watch = watchConsole(page);
      for (const path of [
        '',
        'docs/',
        'docs/next/tags',
        'docs/category/teams',
        'docs/api/easier-api',
        'docs/api/easier-api/easier-application-api-document',
        'docs/api/easier-api/create-team',
        'docs/api/easier-api/schemas/Team',
        'docs/teams/invite',
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
        await expect(page.locator(current)).toHaveAttribute('href', `${base}docs/`);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          `${siteUrl}${base}docs/`,
        );
        await page.locator('article').getByRole('link', { name: 'exports' }).first().click();
        await expect(page).toHaveURL(`${origin}${base}docs/exports`);
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
      expect(indexes[0]?.startsWith(`${origin}${base}search-index.json?_=`)).toBe(true);
    });

    test('leaves out a hit that leads outside of the base', { tag: '@F55' }, async ({ page }) => {
      const beside = base.replace(/\/$/, '3/');
      for (const url of ['/evil', `${beside}docs/`, `${base}../docs/evil`]) {
        await page.route('**/search-index.json*', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ body: poisonIndex(await answer.text(), [url]) });
        });
        await openPage(page, `${origin}${base}search?q=team`);
        const links = page.getByRole('article').getByRole('link');
        await expect(links.first()).toBeVisible();
        for (const link of await links.all())
          expect((await link.getAttribute('href'))?.startsWith(`${base}docs/`), url).toBe(true);
        await page.unrouteAll();
      }
    });

    test('loads the data of the try it form', { tag: '@all' }, async ({ page }) => {
      await openPage(page, `${origin}${base}docs/api/easier-api/get-team`);
      await page.getByRole('button', { name: /own values$/ }).click();
      await page.getByLabel('teamId', { exact: true }).fill('team_below');
      await expect(page.locator('pre:visible').first()).toContainText('team_below');
    });

    test('links to the OpenAPI document below the base', { tag: '@all' }, async ({ page }) => {
      await openPage(page, `${origin}${base}docs/api/easier-api/easier-application-api-document`);
      for (const [format, title] of [
        ['YAML', 'title: Easier Application API Document'],
        ['JSON', '"title": "Easier Application API Document"'],
      ] as const) {
        const link = page.getByRole('link', { name: `OpenAPI document as ${format}` });
        const address = (await link.getAttribute('href')) ?? '';
        const response = await page.request.get(origin + address);
        expect(response.status()).toBe(200);
        expect(await response.text()).toContain(title);
      }
    });

    test('answers 404 to an unknown address, inside the base and outside of it', async ({
      page,
    }) => {
      const watch = watchConsole(page, { missingDocument: true });
      const response = await openPage(page, `${origin}${base}docs/no-such-page`);
      expect(response.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      expect(watch.problems).toEqual([]);
      const outside = await page.request.get(`${origin}/outside/`);
      expect(outside.status()).toBe(404);
    });

    test('is answered by every host after at most one redirect, redirects of its own included', () => {
      const locations = Array.from(
        read('sitemap.xml').matchAll(/<loc>https:\/\/x\.example([^<]+)<\/loc>/g),
        ([, path = '']) => path,
      );
      expect(locations.length).toBeGreaterThan(5);
      for (const host of staticHosts)
        for (const path of [...locations, `${base}docs/hooks`, `${base}old/hooks.html`])
          for (const form of path.endsWith('.html') ? [path] : listForms(path)) {
            const { status, redirects } = follow(host, client(), base, form);
            expect([status, redirects <= 1], `${host.name} ${form}`).toEqual([200, true]);
          }
    });

    test('leads from the old addresses of a page to the new one', async ({ page }) => {
      const [host] = staticHosts;
      if (host === undefined) throw new Error('There is no host.');
      const target = /^\S+ (\S+) 301$/m.exec(read('_redirects'))?.[1] ?? '';
      expect(target).toMatch(new RegExp(`^${base}docs/.*webhooks$`));
      const server = createHostServer(host, client(), base);
      await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      for (const path of ['docs/hooks', 'docs/hooks/', 'old/hooks.html']) {
        await page.goto(`${origin}${base}${path}`);
        await expect(page).toHaveURL(`${origin}${target}/`);
        await expect(page.locator('h1')).toHaveText('Webhooks');
      }
      await openPage(page, `${origin}${base}docs/teams/invite`);
      await clickNewLink(page, `${base}docs/hooks`);
      await expect(page).toHaveURL(`${origin}${target}/`);
      await expect(page.locator('h1')).toHaveText('Webhooks');
      await page.waitForLoadState();
      server.closeAllConnections();
      server.close();
      expect(existsSync(join(client(), 'docs/hooks/index.html'))).toBe(true);
      expect(read('sitemap.xml')).not.toContain('hooks.html');
    });
  });
}

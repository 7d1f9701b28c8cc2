import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { watchConsole } from './console-watch';
import { createFixtureCopy } from './fixture-site';
import { clickNewLink, openPage } from './open-page';
import { runCommand } from './run-command';
import type { SiteCopy } from './site-copy';
import { listSitePages, siteFolder } from './site-pages';
import type { StaticHost } from './static-hosts';
import { answer, createHostServer, staticHosts } from './static-hosts';
import { expect, test, toTiers } from './test';

/** The file that a reader gets, and after how many redirects. */
function follow(host: StaticHost, client: string, base: string, path: string) {
  let answered = answer(host, client, base, path);
  let redirects = 0;
  for (; 'location' in answered && redirects < 5; redirects += 1)
    answered = answer(host, client, base, answered.location);
  return { ...answered, redirects };
}

/** The ways in which people write the address of a page. */
function listForms(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/', '/index.html'] : [bare, `${bare}/`, `${bare}/index.html`];
}

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

for (const [host, tier] of toTiers(staticHosts, 2)) {
  test.describe(host.name, () => {
    test('answers each address of each page, after at most one redirect', { tag: '@S14' }, () => {
      const paths = listSitePages().map(({ path }) => path);
      for (const path of paths.filter((each) => each !== '/404.html'))
        for (const form of listForms(path)) {
          const { status, redirects, ...rest } = follow(host, siteFolder, '/', encodeURI(form));
          const file = 'file' in rest ? rest.file : '';
          expect([status, file], form).toEqual([
            200,
            join(siteFolder, decodeURI(path), 'index.html'),
          ]);
          expect(redirects, form).toBeLessThanOrEqual(1);
        }
      expect(follow(host, siteFolder, '/', '/no/such-page').status).toBe(404);
    });

    test('serves a page that keeps the address it was given', { tag: tier }, async ({ page }) => {
      const server = createHostServer(host, siteFolder, '/');
      await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      try {
        const watch = watchConsole(page);
        await openPage(page, `${origin}/docs/routing?a=1#trailing-slashes`);
        const slash = host.folder === 'served' ? '' : '/';
        await expect(page).toHaveURL(`${origin}/docs/routing${slash}?a=1#trailing-slashes`);
        const current = page.locator('nav[aria-label="Docs sidebar"] [aria-current="page"]');
        await expect(current).toHaveAttribute('href', '/docs/routing');
        await expect(page.locator('#trailing-slashes')).toBeInViewport();
        expect(watch.problems).toEqual([]);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  });
}

for (const [base, tier] of toTiers(['/a/b/', '/docs/'], 1)) {
  test.describe(`a site below ${base}`, { tag: tier }, () => {
    test.describe.configure({ mode: 'default' });

    let copy: SiteCopy;
    const client = () => join(copy.folder, 'dist/client');
    const read = (file: string) => readFileSync(join(client(), file), 'utf8');

    test.beforeAll(async () => {
      copy = await createFixtureCopy('versions');
      const guide = await copy.read('content/docs/webhooks.mdx');
      const moved = 'redirect_from: [/docs/hooks, /old/hooks.html]';
      await copy.write('content/docs/webhooks.mdx', guide.replace('---\n', `---\n${moved}\n`));
      const settings = { BASE_PATH: base, SITE_URL: 'https://x.example' };
      const { code, output } = await runCommand(copy.folder, 'build', settings);
      expect(code, output).toBe(0);
    });

    test.afterAll(() => copy?.remove());

    test('has no address from the root without its base', { tag: '@S23' }, () => {
      const names = readdirSync(client(), { recursive: true, encoding: 'utf8' });
      const found = names.flatMap((name) =>
        listRootAddresses(name, () => read(name))
          .filter((address) => !address.startsWith(base))
          .map((address) => `${name}: ${address}`),
      );
      expect(found).toEqual([]);
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

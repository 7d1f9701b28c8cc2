import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import { listSitePages, siteFolder } from './site-pages';
import { createHostServer, follow, listForms, staticHosts } from './static-hosts';
import { expect, test, toTiers } from './test';

for (const [host, tier] of toTiers(staticHosts, 2)) {
  test.describe(host.name, () => {
    test(
      'answers each address of each page, after at most one redirect',
      { tag: ['@S14', ...tier] },
      () => {
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
      },
    );

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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test';
import { startSite } from './fixture-site';
import { openPage } from './open-page';
import { runLine } from './run-command';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';
import { listSitePages } from './site-pages';

let copy: SiteCopy;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  copy = await createSiteCopy();
});

test.afterAll(() => copy?.remove());

test.describe('npm run docs:version 3.0 on this site', () => {
  test('reports success, and lists the version', async () => {
    const { code, output } = await runLine(copy.folder, 'npm run docs:version 3.0');
    expect(code, output).toBe(0);
    expect(output).toContain('[docs]: version 3.0 created!');
    expect(JSON.parse(await copy.read('content/versions.json'))).toEqual(['3.0']);
  });

  test('refuses to do it twice', { tag: '@all' }, async () => {
    const { code, output } = await runLine(copy.folder, 'npm run docs:version 3.0');
    expect(code).toBe(1);
    expect(output).toContain('this version already exists!');
  });

  test(
    'leaves a site that builds strictly, with every page in both versions',
    { tag: '@all' },
    async ({ page }) => {
      const { code, output } = await runLine(copy.folder, 'npm run build -- --strict');
      expect(code, output).toBe(0);
      const guides = listSitePages().filter(({ path }) => /^\/docs(?:\/|$)/.test(path));
      expect(guides.length).toBeGreaterThan(50);
      for (const { path } of guides) {
        expect(readPage(path), path).toBeDefined();
        expect(readPage(path.replace('/docs', '/docs/next')), path).toBeDefined();
      }
      const { origin, server } = await startSite(copy);
      await openPage(page, `${origin}/docs/next/routing`);
      await expect(page.getByRole('alert')).toContainText('unreleased documentation');
      await page.getByRole('alert').getByRole('link').click();
      await expect(page).toHaveURL(`${origin}/docs/routing`);
      await expect(page.getByText('Version: 3.0', { exact: true })).toBeVisible();
      await server.stop();
    },
  );
});

function readPage(path: string): string | undefined {
  const file = join(copy.folder, 'dist/client', path, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

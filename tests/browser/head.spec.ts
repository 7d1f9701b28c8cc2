import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from './open-page';
import { getSitePage, listSitePages, siteFolder } from './site-pages';
import { expect, test } from './test';
import { getThemeToggle } from './theme';

const pages = listSitePages();
const isListed = (html: string) => !/<meta name="robots" content="noindex/.test(html);
const read = (file: string) => readFileSync(join(siteFolder, file), 'utf8');

test.describe('what other sites know about the pages', () => {
  test('the sitemap has every page that may be listed, and no other', () => {
    const listed = Array.from(
      read('sitemap.xml').matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g),
      ([, path]) => path,
    );
    const expected = pages.filter(({ html }) => isListed(html)).map(({ path }) => path);
    expect(new Set(listed)).toEqual(new Set(expected));
    expect(listed).toHaveLength(expected.length);
    expect(listed).not.toContain('/search');
    expect(listed).not.toContain('/404.html');
    expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  });

  test('each listed page has a picture that is there, and others have none', () => {
    for (const { path, html } of pages) {
      const image = /<meta property="og:image" content="[^"]*?(\/assets\/[^"]+)"/.exec(html)?.[1];
      if (!isListed(html)) expect(image, path).toBeUndefined();
      else expect(image !== undefined && existsSync(join(siteFolder, image)), path).toBe(true);
    }
  });

  test('each listed page says what it is, as search engines read it', () => {
    for (const { path, html } of pages) {
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
      if (!isListed(html)) expect(json, path).toBeUndefined();
      else expect(JSON.parse(json ?? ''), path).toMatchObject({ '@context': 'https://schema.org' });
    }
    expect(getSitePage('/docs/routing').html).toContain('"@type":"TechArticle"');
    const operation = getSitePage('/docs/api/easier-api/create-team').html;
    expect(operation).toContain('"@type":"APIReference"');
    expect(operation).toContain('"@type":"BreadcrumbList"');
  });

  test('each page names itself in each language of the site', () => {
    for (const { path, html } of pages.filter(({ path }) => path !== '/404.html'))
      for (const language of ['en', 'x-default'])
        expect(html, path).toMatch(
          new RegExp(`<link rel="alternate" href="https://[^/]+${path}" hreflang="${language}"`),
        );
  });

  test('the manifest and its icons are there', async ({ page, request }) => {
    await openPage(page, '/docs/');
    const address = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
    const manifest = (await (await request.get(address)).json()) as { icons: { src: string }[] };
    const icons = manifest.icons.map(({ src }) => src);
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    for (const icon of [...icons, touch ?? ''])
      expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//);
  });
});

test('the browser’s own surface has the colour of the paper, in both themes', async ({ page }) => {
  await openPage(page, '/docs/');
  for (const theme of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const [surface, paper] = await page.evaluate(() => [
      document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
      getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
    ]);
    expect(surface).toBe(paper);
    await getThemeToggle(page).click();
  }
  await getThemeToggle(page).click();
  await page.reload();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#10141f');
});

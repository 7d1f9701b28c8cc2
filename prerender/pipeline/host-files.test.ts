import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { readSettings } from '../settings/settings';
import type { FinishedPage } from './finished-page';
import { writeHostFiles, writeRedirects, writeSiteFiles } from './host-files';

const settings = readSettings(
  { BASE_PATH: '/a/', SITE_URL: 'https://x.example' },
  {
    url: 'https://docs.example.com',
    locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
  },
);

let client = '';

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'host-files-'));
});

afterEach(() => rm(client, { recursive: true }));

const read = (file: string) => readFile(join(client, file), 'utf8');

function toPage(url: string, isIndexed: boolean): FinishedPage {
  return { address: { url, isIndexed } } as FinishedPage;
}

describe('the files beside the pages', () => {
  it('list every page that may be listed, and no other', async () => {
    const pages = [
      toPage('https://x.example/a/b', true),
      toPage('https://x.example/a/hidden', false),
    ];
    await writeSiteFiles(pages, client, site, settings);
    await writeHostFiles('<script>a()</script>', client, site, settings);
    expect(await read('sitemap.xml')).toContain('<loc>https://x.example/a/b</loc>');
    expect(await read('sitemap.xml')).not.toContain('hidden');
    expect(await read('robots.txt')).toBe(
      'User-agent: *\nDisallow:\n\nSitemap: https://x.example/a/sitemap.xml\n',
    );
  });

  it('name the site and its icons, which are drawn from its mark', async () => {
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2"/></svg>';
    await writeFile(join(client, 'favicon.svg'), mark);
    await writeSiteFiles([], client, site, settings);
    const manifest = JSON.parse(await read('site.webmanifest')) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ name: site.title, start_url: '/a/', scope: '/a/' });
    for (const { src, sizes } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
      const png = await readFile(join(client, src.replace('/a/', '')));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('lead on from an old address, also where the new one has a space', async () => {
    await writeRedirects([{ from: '/old', to: '/docs/a b#c' }], client, client, settings);
    expect(await read('old.md')).toBe('Moved to <https://x.example/a/docs/a%20b.md>.\n');
  });

  it('lead on in every language by the one file that hosts read', async () => {
    for (const language of ['', 'vi/']) {
      const own = { ...settings, base: `${settings.base}${language}` };
      const redirects = [{ from: '/old', to: '/docs/a' }];
      await writeRedirects(redirects, join(client, language), client, own);
    }
    const lines = (await read('_redirects')).split('\n').filter((line) => line !== '');
    expect(lines).toContain('/a/old /a/docs/a 301');
    expect(lines).toContain('/a/vi/old /a/vi/docs/a 301');
    expect(existsSync(join(client, 'vi/_redirects'))).toBe(false);
  });

  it('are those of the team where it has its own; headers stand together', async () => {
    await writeFile(join(client, 'robots.txt'), 'own');
    await writeFile(join(client, '_headers'), '/b\n  C: d');
    await writeHostFiles('<script>a()</script>', client, site, settings);
    expect(await read('robots.txt')).toBe('own');
    expect(await read('_headers')).toMatch(
      /^\/b\n {2}C: d\n\n\/a\/\*\n {2}Content-Security-Policy: /,
    );
  });
});

import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NginxServer } from './fixtures/nginx-server';
import { startNginx } from './fixtures/nginx-server';

const client = resolve('dist/client');

let nginx: NginxServer | undefined;

beforeAll(async () => {
  nginx = await startNginx(client);
});

afterAll(() => nginx?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch((nginx?.origin ?? '') + path, { redirect: 'manual', headers });

/** The address of a page with a slash at its end, and without. */
function listForms(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/'] : [bare, `${bare}/`];
}

describe('nginx, as the container configures it', () => {
  it('finds nothing wrong with the configuration', () => {
    expect(nginx?.check).toContain('test is successful');
    expect(nginx?.check).not.toContain('[warn]');
  });

  it('serves every page at its address, with a slash and without', async () => {
    const sitemap = readFileSync(join(client, 'sitemap.xml'), 'utf8');
    const paths = Array.from(
      sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const path of paths)
      for (const form of listForms(path)) {
        const response = await get(form);
        const html = await response.text();
        const [, canonical = ''] =
          /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
        if (response.status !== 200 || canonical !== path) wrong.push(`${form} ${response.status}`);
      }
    expect(wrong).toEqual([]);
  });

  it('leads from an old address to its page, whether or not it ends in a slash', async () => {
    for (const form of listForms('/problems/rate-limited')) {
      const html = await (await get(form)).text();
      const [, target = ''] = /content="0; url=([^"]+)"/.exec(html) ?? [];
      const { pathname } = new URL(target, (nginx?.origin ?? '') + form);
      const { status } = await get(pathname);
      expect([form, status]).toEqual([form, 200]);
    }
  });

  it.each(['/no/such-page', '/_headers', '/assets/gone.js', '/docs/%2e%2e/_headers'])(
    'serves the not-found page with its status for %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    },
  );

  it('serves nothing beside the site', async () => {
    const response = await get('/%2e%2e/%2e%2e/%2e%2e/etc/passwd');
    expect(await response.text()).not.toMatch(/^root:/m);
  });

  it('lets browsers keep what never changes, and ask again for the rest', async () => {
    const html = readFileSync(join(client, 'index.html'), 'utf8');
    const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
    const cache = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cache(script)).toBe('public, max-age=31536000, immutable');
    expect(await cache('/')).toBe('no-cache');
    expect(await cache('/docs/routing')).toBe('no-cache');
    expect(await cache('/no/such-page')).toBe('no-cache');
    expect(await cache('/assets/gone.js')).toBe('no-cache');
  });

  it.each([
    ['/docs/platform/errors', '/docs/platform/errors.md'],
    ['/docs/', '/docs.md'],
    ['/', '/index.md'],
  ])('answers with the Markdown of %s whoever asks for it', async (path, twin) => {
    const types = async (accept: string, at = path) => {
      const { headers } = await get(at, { Accept: accept });
      const isVaried = /\bAccept(?!-)/.test(headers.get('vary') ?? '');
      return [headers.get('content-type'), isVaried, headers.get('x-robots-tag')];
    };
    const markdown = ['text/markdown; charset=utf-8', true, 'noindex'];
    const html = ['text/html; charset=utf-8', true, null];
    expect(await types('text/markdown, text/html;q=0.9, */*;q=0.8')).toEqual(markdown);
    expect(await types('*/*', twin)).toEqual(markdown);
    for (const accept of ['*/*', 'text/html, text/markdown;q=0.5', 'text/markdown;q=0'])
      expect(await types(accept)).toEqual(html);
    const response = await get(path, { Accept: 'text/markdown' });
    expect(await response.text()).toBe(readFileSync(join(client, twin), 'utf8'));
    expect(response.headers.get('link')).toContain('rel="canonical"');
    expect((await get(path)).headers.get('link')).toContain(
      `<${twin}>; rel="alternate"; type="text/markdown"`,
    );
  });

  it('serves the indexes for agents and the catalogue of APIs', async () => {
    expect((await get('/llms.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const catalogue = await get('/.well-known/api-catalog');
    expect(catalogue.headers.get('content-type')).toBe('application/linkset+json');
    expect(await catalogue.json()).toMatchObject({ linkset: [{}, {}] });
  });

  it('sends the headers that pages cannot have themselves, and compresses', async () => {
    const response = await get('/docs/', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('server')).toBe('nginx');
    const manifest = await get('/site.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  });
});

describe('nginx, for a site in several languages', () => {
  it('serves the not-found page of each language, and of the site for other folders', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'languages-'));
    const languages = ['vi', 'pt-BR', 'fil', 'es-419', 'zh-Hant-TW', 'sl-rozaj-1994'];
    for (const name of ['', ...languages]) {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(join(folder, name, '404.html'), `missing in ${name}`);
    }
    const server = await startNginx(folder);
    try {
      for (const name of [...languages, 'docs', 'api', 'en-x']) {
        const response = await fetch(`${server.origin}/${name}/docs/lost`);
        const own = languages.includes(name) ? name : '';
        expect([response.status, await response.text()]).toEqual([404, `missing in ${own}`]);
      }
    } finally {
      await server.stop();
      await rm(folder, { recursive: true });
    }
  });
});

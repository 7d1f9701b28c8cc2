import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer, findBuiltBase, listen } from './serve';

let client = '';
let stop = (): void => undefined;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'serve-'));
  await mkdir(join(client, 'docs'));
  await writeFile(join(client, 'index.html'), 'home');
  await writeFile(join(client, '404.html'), 'nothing here');
  await writeFile(join(client, 'docs', 'index.html'), 'docs');
  await mkdir(join(client, 'vi'));
  await writeFile(join(client, 'vi', '404.html'), 'không có');
});

afterEach(async () => {
  stop();
  await rm(client, { recursive: true });
});

async function start(base: string): Promise<(path: string) => Promise<readonly [number, string]>> {
  const server = createSiteServer(client, base);
  const port = await listen(server, 0);
  stop = () => void server.close();
  return async (path) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()];
  };
}

describe('the site server', () => {
  it('is reached from this machine only', { tags: ['F48'] }, async () => {
    const server = createSiteServer(client, '/');
    await listen(server, 0);
    stop = () => void server.close();
    expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  it.each([
    ['/', 200, 'home'],
    ['/docs/', 200, 'docs'],
    ['/docs', 200, 'docs'],
    ['/docs/?q=1', 200, 'docs'],
    ['/nowhere', 404, 'nothing here'],
    ['/..%2f..%2fetc/passwd', 404, 'nothing here'],
    ['/%zz', 404, 'nothing here'],
  ])(
    'responds to %s with %i, as a static host does',
    { tags: ['F48'] },
    async (path, status, text) => {
      const get = await start('/');
      expect(await get(path)).toEqual([status, text]);
    },
  );

  it('goes on while a build replaces the site', async () => {
    const get = await start('/');
    await rm(join(client, '404.html'));
    expect(await get('/nowhere')).toEqual([404, '']);
    expect(await get('/docs/')).toEqual([200, 'docs']);
  });

  it('answers with the Markdown of a page whoever prefers it', async () => {
    await writeFile(join(client, 'docs.md'), '# Docs');
    await writeFile(join(client, '_headers'), '/x/*.md\n  X-Robots-Tag: noindex\n');
    const server = createSiteServer(client, '/x/');
    const port = await listen(server, 0);
    stop = () => void server.close();
    const get = async (path: string, accept: string) => {
      const asked = { accept, 'accept-encoding': 'identity' };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: asked });
      const { headers } = response;
      return [await response.text(), headers.get('vary'), headers.get('x-robots-tag')];
    };
    expect(await get('/x/docs', 'text/markdown')).toEqual(['# Docs', 'Accept', 'noindex']);
    expect(await get('/x/docs/?a', 'text/markdown, text/html')).toEqual([
      '# Docs',
      'Accept',
      'noindex',
    ]);
    expect(await get('/x/docs.md', '*/*')).toEqual(['# Docs', null, 'noindex']);
    expect(await get('/x/docs/', '*/*')).toEqual(['docs', 'Accept', null]);
    expect(await get('/x/', 'text/markdown')).toEqual(['home', null, null]);
    const zipped = await fetch(`http://127.0.0.1:${port}/x/docs`);
    expect(zipped.headers.get('vary')).toBe('Accept-Encoding, Accept');
  });

  it('sends the headers that the build has written for hosts, with missing pages too', async () => {
    const rules =
      '/pr-12/*\n  X-Frame: "none"; a\n  Cache-Control: immutable\n\n/pr-12/docs/\n  X-Docs: yes\n';
    await writeFile(join(client, '_headers'), rules);
    const server = createSiteServer(client, '/pr-12/');
    const port = await listen(server, 0);
    stop = () => void server.close();
    const get = async (path: string) => {
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      return ['X-Frame', 'X-Docs', 'Cache-Control'].map((name) => headers.get(name));
    };
    expect(await get('/pr-12/docs/?q=1')).toEqual(['"none"; a', 'yes', 'immutable']);
    expect(await get('/pr-12/nowhere')).toEqual(['"none"; a', null, 'no-cache']);
    expect(await get('/docs/')).toEqual([null, null, 'no-cache']);
  });

  it('lets no browser keep a missing asset, with a page for it and without', async () => {
    await writeFile(join(client, '_headers'), '/assets/*\n  Cache-Control: immutable\n');
    await mkdir(join(client, 'assets'));
    await writeFile(join(client, 'assets', 'a.js'), 'a');
    const server = createSiteServer(client, '/');
    const port = await listen(server, 0);
    stop = () => void server.close();
    const get = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
      return [status, headers.get('Cache-Control')];
    };
    expect(await get('/assets/a.js')).toEqual([200, 'immutable']);
    expect(await get('/assets/gone.js')).toEqual([404, 'no-cache']);
    await rm(join(client, '404.html'));
    expect(await get('/assets/gone.js')).toEqual([404, 'no-cache']);
  });

  it('compresses texts for clients that can read it, and nothing else', async () => {
    await writeFile(join(client, 'a.js'), 'a'.repeat(5000));
    await writeFile(join(client, 'a.png'), 'a'.repeat(5000));
    const server = createSiteServer(client, '/');
    const port = await listen(server, 0);
    stop = () => void server.close();
    const get = async (path: string, encoding: string) => {
      const options = { headers: { 'Accept-Encoding': encoding } };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
      return [response.headers.get('Content-Encoding'), (await response.text()).length];
    };
    expect(await get('/a.js', 'br, gzip')).toEqual(['gzip', 5000]);
    expect(await get('/a.js', 'identity')).toEqual([null, 5000]);
    expect(await get('/a.png', 'gzip')).toEqual([null, 5000]);
    expect(await get('/nowhere', 'gzip')).toEqual(['gzip', 12]);
  });

  it.each([
    ['/pr-12/', 200, 'home'],
    ['/pr-12', 200, 'home'],
    ['/pr-12?q=1', 200, 'home'],
    ['/pr-12/docs/', 200, 'docs'],
    ['/docs/', 404, 'nothing here'],
    ['/pr-123/', 404, 'nothing here'],
    ['/pr-12/vi/docs/lost', 404, 'không có'],
  ])('responds to %s with %i below a base path', async (path, status, text) => {
    const get = await start('/pr-12/');
    expect(await get(path)).toEqual([status, text]);
  });
});

it('a site says for which base path it was built', () => {
  const toHome = (base: string) => `<head>\n  <link rel="manifest" href="${base}site.webmanifest">`;
  expect(findBuiltBase(toHome('/pr-12/'))).toBe('/pr-12/');
  expect(findBuiltBase(toHome('/'))).toBe('/');
  expect(findBuiltBase('home')).toBeUndefined();
});

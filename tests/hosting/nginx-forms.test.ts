import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NginxServer } from './fixtures/nginx-server';
import { startNginx } from './fixtures/nginx-server';

/** A site with all forms of addresses, in two languages and two versions. */
const files = [
  ...['', '/vi'].flatMap((language) =>
    [
      '/index.html',
      '/index.md',
      '/llms.txt',
      '/search/index.html',
      '/docs/1.0/index.html',
      '/docs/1.0.md',
      '/docs/1.0/llms.txt',
      '/docs/1.0/api/pets/create/index.html',
      '/docs/1.0/api/pets/create.md',
      '/docs/1.0/api/pets/llms.txt',
    ].map((file) => language + file),
  ),
  ...['/docs/a', '/docs/next.js', '/docs/api/pets/create', '/docs/platform/api/keys'].flatMap(
    (page) => [`${page}/index.html`, `${page}.md`, `${page}.2.md`],
  ),
  '/docs/b/index.html',
  '/docs/b.md',
  '/docs/b/index.md',
  '/docs/api/pets/llms.txt',
  ...['', '.2'].map((part) => `/docs/api/pets/create.samples${part}.md`),
  '/assets/a.js',
  '/404.html',
];

const client = mkdtempSync(join(tmpdir(), 'forms-'));
let nginx: NginxServer | undefined;

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), file);
  }
  nginx = await startNginx(client);
});

afterAll(async () => {
  await nginx?.stop();
  rmSync(client, { recursive: true });
});

const get = (path: string, accept = '*/*') =>
  fetch((nginx?.origin ?? '') + path, { headers: { accept } });

describe('nginx', () => {
  it.each([
    ['/', '/index.md', '/llms.txt'],
    ['/index.html', '/index.md', '/llms.txt'],
    ['/vi/', '/vi/index.md', '/vi/llms.txt'],
    ['/vi', '/vi/index.md', '/vi/llms.txt'],
    ['/docs/a', '/docs/a.md', '/llms.txt'],
    ['/docs/a/', '/docs/a.md', '/llms.txt'],
    ['/docs/b/', '/docs/b.md', '/llms.txt'],
    ['/docs/next.js', '/docs/next.js.md', '/llms.txt'],
    ['/docs/1.0', '/docs/1.0.md', '/docs/1.0/llms.txt'],
    ['/vi/docs/1.0/', '/vi/docs/1.0.md', '/vi/docs/1.0/llms.txt'],
    ['/docs/platform/api/keys', '/docs/platform/api/keys.md', '/llms.txt'],
    ['/docs/api/pets/create', '/docs/api/pets/create.md', '/docs/api/pets/llms.txt'],
    [
      '/vi/docs/1.0/api/pets/create',
      '/vi/docs/1.0/api/pets/create.md',
      '/vi/docs/1.0/api/pets/llms.txt',
    ],
  ])('links %s to %s and %s, and serves that to agents', async (path, twin, index) => {
    expect((await get(path)).headers.get('link')).toBe(
      `<${twin}>; rel="alternate"; type="text/markdown", <${index}>; rel="describedby"; type="text/plain"`,
    );
    const asked = await get(path, 'text/markdown');
    expect([asked.headers.get('link'), asked.headers.get('content-type')]).toEqual([
      expect.stringContaining('rel="canonical"'),
      'text/markdown; charset=utf-8',
    ]);
    expect(await asked.text()).toBe(twin);
  });

  it.each([
    ['/index.md', '/'],
    ['/vi/index.md', '/vi/'],
    ['/docs/a.md', '/docs/a'],
    ['/docs/a.2.md', '/docs/a'],
    ['/docs/b.md', '/docs/b/'],
    ['/docs/b/index.md', '/docs/b/'],
    ['/docs/1.0.md', '/docs/1.0'],
    ...['', '.2'].map((part) => [
      `/docs/api/pets/create.samples${part}.md`,
      '/docs/api/pets/create',
    ]),
  ])('says that %s is another form of %s', async (twin, page) => {
    const { headers } = await get(twin);
    expect(headers.get('link')).toMatch(`<${page}>; rel="canonical", <`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('writes no header that stands in an address', async () => {
    const { hostname, port } = new URL(nginx?.origin ?? '');
    const socket = connect(Number(port), hostname);
    socket.end('PUT /%0d%0aEvil:x%0d%0a.md HTTP/1.0\r\n\r\n');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).not.toContain('\r\nEvil');
  });

  it('names no Markdown for the search, for a file, and for what is not there', async () => {
    const links = async (path: string) => (await get(path, 'text/markdown')).headers.get('link');
    expect(await links('/vi/search/')).toBe('</vi/llms.txt>; rel="describedby"; type="text/plain"');
    expect([await links('/assets/a.js'), await links('/docs/no')]).toEqual([null, null]);
    expect((await get('/docs/no', 'text/markdown')).status).toBe(404);
  });
});

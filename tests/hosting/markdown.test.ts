import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accepted } from '../../src/model/site/fixtures/accepted';

type Answer = Promise<Response | undefined>;
type Next = () => Promise<Response>;
type Load = (url: URL | string) => Promise<Response>;

interface HostFunctions {
  readonly default: (request: Request, context?: { readonly next: Next }) => Answer;
  readonly onRequest: (event: {
    readonly request: Request;
    readonly next: Next;
    readonly env: { readonly ASSETS: { readonly fetch: Load } };
  }) => Answer;
}

const { default: onEdge, onRequest } = (await import(
  /* @vite-ignore */ pathToFileURL(resolve('hosting/markdown.js')).href
)) as HostFunctions;

const home = 'https://docs.example';

/** The files of a host. */
const files = new Map([
  ['/docs/a.md', '# A'],
  ['/docs/2.x.md', '# Version 2'],
  ['/docs/api/pets/list.md', '# List pets'],
  ['/index.md', '# Home'],
  ['/vi/index.md', '# Trang chủ'],
]);

const load: Load = (url) => {
  const text = files.get(new URL(url).pathname);
  return Promise.resolve(new Response(text ?? 'none', { status: text === undefined ? 404 : 200 }));
};

const ask = (path: string, accept?: string) =>
  new Request(home + path, accept === undefined ? {} : { headers: { accept } });

const next = () => Promise.resolve(new Response('<html>', { headers: { Vary: 'Cookie' } }));

/** The answer of each host to a request. */
const hosts = {
  Netlify: (request: Request) => onEdge(request, { next }),
  'Cloudflare Pages': (request: Request) =>
    onRequest({ request, next, env: { ASSETS: { fetch: load } } }),
};

beforeAll(() => void vi.stubGlobal('fetch', load));
afterAll(() => void vi.unstubAllGlobals());

describe.each(Object.entries(hosts))('%s, with the function in hosting', (_, answer) => {
  it.each(accepted)('answers "%s" with Markdown: %s', async (accept, isMarkdown) => {
    const response = await answer(ask('/docs/a', accept));
    expect(await response?.text()).toBe(isMarkdown ? '# A' : '<html>');
    expect(response?.headers.get('vary')).toMatch(/\bAccept$/);
    expect(response?.headers.get('content-type')).toBe(
      isMarkdown ? 'text/markdown; charset=utf-8' : 'text/plain;charset=UTF-8',
    );
    expect(response?.headers.get('x-robots-tag')).toBe(isMarkdown ? 'noindex' : null);
  });

  it.each([
    ['/docs/a/', '# A'],
    ['/docs/2.x', '# Version 2'],
    ['/', '# Home'],
    ['/vi/', '# Trang chủ'],
    ['/search', '<html>'],
    ['/llms.txt', '<html>'],
  ])('serves %s to an agent as %s', async (path, text) => {
    const response = await answer(ask(path, 'text/markdown'));
    expect(await response?.text()).toBe(text);
  });

  it.each([
    ['/docs/a/', '*/*', '</docs/a.md>; rel="alternate"; type="text/markdown", </llms.txt>'],
    ['/', '*/*', '</index.md>; rel="alternate"; type="text/markdown", </llms.txt>'],
    ['/docs/a/', 'text/markdown', '</docs/a>; rel="canonical", </llms.txt>'],
    [
      '/docs/api/pets/list',
      'text/markdown',
      '</docs/api/pets/list>; rel="canonical", </docs/api/pets/llms.txt>',
    ],
  ])('links %s for "%s" to its other form and its index', async (path, accept, links) => {
    const response = await answer(ask(path, accept));
    expect(response?.headers.get('link')).toBe(`${links}; rel="describedby"; type="text/plain"`);
  });

  it('has no links for a file and for the search', async () => {
    for (const path of ['/assets/a.js', '/search/'])
      expect((await answer(ask(path)))?.headers.get('link')).toBeNull();
  });
});

it('Vercel serves the page itself if the function returns nothing', async () => {
  expect(await onEdge(ask('/docs/a', '*/*'))).toBeUndefined();
  expect(await (await onEdge(ask('/docs/a', 'text/markdown')))?.text()).toBe('# A');
});

describe('the function for CloudFront', () => {
  const sandbox: {
    handler?: (event: object) => { uri: string; headers: { link?: { value: string } } };
  } = {};
  runInNewContext(readFileSync('hosting/cloudfront-markdown.js', 'utf8'), sandbox);
  const getUri = (uri: string, accept?: string) =>
    sandbox.handler?.({
      context: { eventType: 'viewer-request' },
      request: { uri, headers: accept === undefined ? {} : { accept: { value: accept } } },
    }).uri;
  const getLinks = (uri: string, statusCode = 200) =>
    sandbox.handler?.({
      context: { eventType: 'viewer-response' },
      request: { uri },
      response: { statusCode, headers: {} },
    }).headers.link?.value;

  it.each(accepted)('asks for Markdown after "%s": %s', (accept, isMarkdown) => {
    expect(getUri('/docs/a', accept)).toBe(isMarkdown ? '/docs/a.md' : '/docs/a');
  });

  it.each([
    ['/', '/index.md'],
    ['/pr-12/', '/pr-12/index.md'],
    ['/docs/a/', '/docs/a.md'],
    ['/docs/2.x', '/docs/2.x.md'],
    ['/docs/search', '/docs/search.md'],
    ['/search', '/search'],
    ['/pr-12/search/', '/pr-12/search/'],
    ['/assets/a.js', '/assets/a.js'],
  ])('asks for %s as %s', (uri, file) => {
    expect(getUri(uri, 'text/markdown')).toBe(file);
  });

  it.each([
    ['/docs/a/', '</docs/a.md>; rel="alternate"; type="text/markdown", </llms.txt>'],
    ['/', '</index.md>; rel="alternate"; type="text/markdown", </llms.txt>'],
    ['/index.md', '</>; rel="canonical", </llms.txt>'],
    ['/docs/api/pets/list.md', '</docs/api/pets/list>; rel="canonical", </docs/api/pets/llms.txt>'],
    ['/pr-12/docs/a.md', '</pr-12/docs/a>; rel="canonical", </pr-12/llms.txt>'],
  ])('links %s to its other form and its index', (uri, links) => {
    expect(getLinks(uri)).toBe(`${links}; rel="describedby"; type="text/plain"`);
  });

  it('has no links for a file, for the search, and for what is not there', () => {
    expect([getLinks('/assets/a.js'), getLinks('/search'), getLinks('/docs/a', 404)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

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

const toTwin = (title: string, page: string, index: string) =>
  `---\ntitle: A\nurl: ${home}${page}\n---\n\n> For agents: [llms.txt](${home}${index}/llms.txt)\n\n# ${title}`;

const samples = '/docs/api/pets/list.samples';

/** The files of a host. */
const files = new Map([
  ['/docs/a.md', toTwin('A', '/docs/a/', '')],
  ['/docs/a.2.md', toTwin('A 2', '/docs/a/', '')],
  ['/docs/2.x.md', toTwin('Version 2', '/docs/2.x', '/docs/2.x')],
  ['/docs/next.js.md', toTwin('Next', '/docs/next.js', '')],
  ['/docs/api/pets/list.md', toTwin('List pets', '/docs/api/pets/list', '/docs/api/pets')],
  [`${samples}.md`, toTwin('Samples', '/docs/api/pets/list', '/docs/api/pets')],
  ['/index.md', toTwin('Home', '/', '')],
  ['/vi/index.md', toTwin('Trang chủ', '/vi/', '/vi')],
  ['/docs/moved.md', 'Moved to <https://docs.example/docs/a.md>.'],
  ['/llms.txt', '# Site'],
  ['/assets/a.js', 'a'],
]);

const load: Load = (url) => {
  const text = files.get(new URL(url).pathname);
  return Promise.resolve(new Response(text ?? 'none', { status: text === undefined ? 404 : 200 }));
};

const ask = (path: string, accept?: string) =>
  new Request(home + path, accept === undefined ? {} : { headers: { accept } });

/** What the host itself answers: a file or a page. */
const createNext = (request: Request) => () =>
  files.has(new URL(request.url).pathname)
    ? load(request.url)
    : Promise.resolve(
        new Response('<html>', { headers: { Vary: 'Cookie', 'Content-Type': 'text/html' } }),
      );

/** The answer of each host to a request. */
const hosts = {
  Netlify: (request: Request) => onEdge(request, { next: createNext(request) }),
  'Cloudflare Pages': (request: Request) =>
    onRequest({ request, next: createNext(request), env: { ASSETS: { fetch: load } } }),
};

beforeAll(() => void vi.stubGlobal('fetch', load));
afterAll(() => void vi.unstubAllGlobals());

describe.each(Object.entries(hosts))('%s, with the function in hosting', (_, answer) => {
  it.each(accepted)('answers "%s" with Markdown: %s', async (accept, isMarkdown) => {
    const response = await answer(ask('/docs/a', accept));
    expect(await response?.text()).toMatch(isMarkdown ? /\n# A$/ : /^<html>$/);
    expect(response?.headers.get('vary')).toMatch(/\bAccept$/);
    expect(response?.headers.get('content-type')).toBe(
      isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html',
    );
    expect(response?.headers.get('x-robots-tag')).toBe(isMarkdown ? 'noindex' : null);
  });

  it.each([
    ['/docs/a/', '# A'],
    ['/docs/2.x', '# Version 2'],
    ['/', '# Home'],
    ['/vi/', '# Trang chủ'],
    ['/docs/next.js', '# Next'],
    ['/search', '<html>'],
    ['/llms.txt', '# Site'],
  ])('serves %s to an agent as %s', async (path, text) => {
    const response = await answer(ask(path, 'text/markdown'));
    expect((await response?.text())?.split('\n').at(-1)).toBe(text);
  });

  it.each([
    ['/docs/a/', '/docs/a.md', ''],
    ['/docs/next.js', '/docs/next.js.md', ''],
    ['/docs/2.x', '/docs/2.x.md', '/docs/2.x'],
    ['/docs/1.0/start', '/docs/1.0/start.md', '/docs/1.0'],
    ['/vi/docs/next/api/pets/list', '/vi/docs/next/api/pets/list.md', '/vi/docs/next/api/pets'],
    ['/docs/platform/a', '/docs/platform/a.md', ''],
    ['/', '/index.md', ''],
    ['/vi/', '/vi/index.md', '/vi'],
    ['/pt-BR', '/pt-BR/index.md', '/pt-BR'],
  ])('links %s to its Markdown %s and the index in "%s"', async (path, twin, index) => {
    const response = await answer(ask(path, '*/*'));
    expect(response?.headers.get('link')).toBe(
      `<${twin}>; rel="alternate"; type="text/markdown", <${index}/llms.txt>; rel="describedby"; type="text/plain"`,
    );
  });

  it.each([
    ['/docs/a', '/docs/a/', ''],
    ['/docs/a.md', '/docs/a/', ''],
    ['/docs/a.2.md', '/docs/a/', ''],
    ['/docs/2.x.md', '/docs/2.x', '/docs/2.x'],
    [`${samples}.md`, '/docs/api/pets/list', '/docs/api/pets'],
    ['/vi/index.md', '/vi/', '/vi'],
  ])('links the Markdown of %s to the page %s and the index in "%s"', async (path, page, index) => {
    const response = await answer(ask(path, 'text/markdown'));
    expect(response?.headers.get('link')).toBe(
      `<${home}${page}>; rel="canonical", <${home}${index}/llms.txt>; rel="describedby"; type="text/plain"`,
    );
    expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response?.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('names no Markdown for the search, for a file, and for a page that has moved', async () => {
    const getLinks = async (path: string) => (await answer(ask(path)))?.headers.get('link');
    expect(await getLinks('/vi/search/')).toBe(
      '</vi/llms.txt>; rel="describedby"; type="text/plain"',
    );
    expect(await getLinks('/assets/a.js')).toBeNull();
    expect(await getLinks('/docs/moved.md')).toBeNull();
  });
});

it('Vercel serves the page itself if the function returns nothing', async () => {
  expect(await onEdge(ask('/docs/a', '*/*'))).toBeUndefined();
  expect(await onEdge(ask('/docs/a.md', '*/*'))).toBeUndefined();
  expect(await (await onEdge(ask('/docs/a', 'text/markdown')))?.text()).toMatch(/\n# A$/);
});

describe('the headers of Vercel', () => {
  const { headers: rules } = JSON.parse(readFileSync('hosting/vercel.json', 'utf8')) as {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
  /** The last rule with a header counts. A source is a regular expression, but for the names of its groups. */
  const getHeader = (path: string, name: string) =>
    rules
      .flatMap(({ source, headers }) => {
        const pattern = new RegExp(`^${source.replaceAll(/:(\w+)\(/g, '(?<$1>')}$`);
        const { groups = {} } = pattern.exec(path) ?? { groups: undefined };
        return headers
          .filter(({ key }) => key === name && pattern.test(path))
          .map(({ value }) =>
            value.replaceAll(/:(\w+)/g, (_, group: string) => groups[group] ?? ''),
          );
      })
      .at(-1);

  it.each([
    ['/', '/index.md', ''],
    ['/vi', '/vi/index.md', '/vi'],
    ['/vi/', '/vi/index.md', '/vi'],
    ['/docs/a', '/docs/a.md', ''],
    ['/docs/a/', '/docs/a.md', ''],
    ['/vi/docs/a', '/vi/docs/a.md', '/vi'],
    ['/docs/1.0/start', '/docs/1.0/start.md', '/docs/1.0'],
    ['/docs/2.x/', '/docs/2.x.md', '/docs/2.x'],
    ['/docs/api/pets', '/docs/api/pets.md', '/docs/api/pets'],
    ['/docs/api/pets/list/', '/docs/api/pets/list.md', '/docs/api/pets'],
    ['/vi/docs/1.0/api/pets/list', '/vi/docs/1.0/api/pets/list.md', '/vi/docs/1.0/api/pets'],
  ])('link %s to %s and the index in "%s"', (path, twin, index) => {
    expect(getHeader(path, 'Link')).toBe(
      `<${twin}>; rel="alternate"; type="text/markdown", <${index}/llms.txt>; rel="describedby"; type="text/plain"`,
    );
    expect(getHeader(path, 'Vary')).toBe('Accept');
  });

  it.each([
    ['/index.md', '/'],
    ['/vi/index.md', '/vi/'],
    ['/docs/a.md', '/docs/a'],
    ['/docs/a.2.md', '/docs/a'],
    ['/docs/1.0.md', '/docs/1.0'],
    [`${samples}.md`, '/docs/api/pets/list'],
    [`${samples}.3.md`, '/docs/api/pets/list'],
  ])('say that %s is another form of %s', (path, page) => {
    expect(getHeader(path, 'Link')).toBe(`<${page}>; rel="canonical"`);
    expect(getHeader(path, 'Content-Type')).toBe('text/markdown; charset=utf-8');
  });

  it('name no Markdown for the search and for a file', () => {
    expect(getHeader('/vi/search/', 'Link')).toMatch(/^<\/vi\/llms\.txt>; rel="describedby"/);
    const paths = ['/search', '/assets/a.js', '/docs/api/a/changes.all.atom', '/vi/llms.txt'];
    expect(paths.map((path) => getHeader(path, 'Link'))).toEqual(paths.map(() => undefined));
    expect(getHeader('/.well-known/api-catalog', 'Content-Type')).toBe('application/linkset+json');
  });
});

describe('the function for CloudFront', () => {
  type Headers = Readonly<Record<string, { readonly value: string }>>;
  const sandbox: { handler?: (event: object) => { uri: string; headers: Headers } } = {};
  runInNewContext(readFileSync('hosting/cloudfront-markdown.js', 'utf8'), sandbox);
  const getUri = (uri: string, accept?: string) =>
    sandbox.handler?.({
      context: { eventType: 'viewer-request' },
      request: { uri, headers: accept === undefined ? {} : { accept: { value: accept } } },
    }).uri;
  const getHeaders = (uri: string, type = 'text/html', statusCode = 200) =>
    sandbox.handler?.({
      context: { eventType: 'viewer-response' },
      request: { uri },
      response: { statusCode, headers: { 'content-type': { value: type }, vary: { value: 'A' } } },
    }).headers ?? {};
  const getLinks = (...response: Parameters<typeof getHeaders>) =>
    getHeaders(...response)['link']?.value;

  it.each(accepted)('asks for Markdown after "%s": %s', (accept, isMarkdown) => {
    expect(getUri('/docs/a', accept)).toBe(isMarkdown ? '/docs/a.md' : '/docs/a');
  });

  it.each([
    ['/', '/index.md'],
    ['/pr-12/', '/pr-12/index.md'],
    ['/vi', '/vi/index.md'],
    ['/pr-12/pt-BR/', '/pr-12/pt-BR/index.md'],
    ['/vi/search/', '/vi/search/'],
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
    ['/docs/next.js', '</docs/next.js.md>; rel="alternate"; type="text/markdown", </llms.txt>'],
    ['/', '</index.md>; rel="alternate"; type="text/markdown", </llms.txt>'],
    ['/vi/', '</vi/index.md>; rel="alternate"; type="text/markdown", </vi/llms.txt>'],
    ['/docs/1.0', '</docs/1.0.md>; rel="alternate"; type="text/markdown", </docs/1.0/llms.txt>'],
    ['/index.md', '</>; rel="canonical", </llms.txt>'],
    ['/vi/index.md', '</vi/>; rel="canonical", </vi/llms.txt>'],
    ['/docs/a.2.md', '</docs/a>; rel="canonical", </llms.txt>'],
    ['/docs/1.0.md', '</docs/1.0>; rel="canonical", </docs/1.0/llms.txt>'],
    ['/docs/api/pets/list.md', '</docs/api/pets/list>; rel="canonical", </docs/api/pets/llms.txt>'],
    [
      '/vi/docs/1.0/api/pets/list.samples.2.md',
      '</vi/docs/1.0/api/pets/list>; rel="canonical", </vi/docs/1.0/api/pets/llms.txt>',
    ],
    ['/pr-12/docs/a.md', '</pr-12/docs/a>; rel="canonical", </pr-12/llms.txt>'],
  ])('links %s to its other form and its index', (uri, links) => {
    expect(getLinks(uri)).toBe(`${links}; rel="describedby"; type="text/plain"`);
  });

  it('has no links for a file, for the search, and for what is not there', () => {
    const responses = [
      ['/assets/a.js', 'text/javascript'],
      ['/vi/search'],
      ['/docs/a', 'text/html', 404],
    ];
    for (const response of responses)
      expect(getLinks(...(response as Parameters<typeof getLinks>))).toBeUndefined();
  });

  it('says the type of what S3 does not know, and that a page has two forms', () => {
    expect(getHeaders('/docs/a')).toMatchObject({ vary: { value: 'A, Accept' } });
    expect(getHeaders('/docs/a')['x-robots-tag']).toBeUndefined();
    expect(getHeaders('/docs/a.md', 'binary/octet-stream')).toMatchObject({
      'content-type': { value: 'text/markdown; charset=utf-8' },
      'x-robots-tag': { value: 'noindex' },
    });
    expect(getHeaders('/pr-1/.well-known/api-catalog', 'binary/octet-stream')).toMatchObject({
      'content-type': { value: 'application/linkset+json' },
      vary: { value: 'A' },
    });
    expect(getHeaders('/assets/a.js', 'text/javascript')['vary']?.value).toBe('A');
  });
});

import { describe, expect, it } from 'vitest';
import type { MovedPage } from './redirects';
import { toRedirects } from './redirects';

function move(path: string, ...redirectFrom: readonly string[]): MovedPage {
  const id = path.slice(1);
  const positions = new Map([['redirect_from', { line: 3, column: 1 }]]);
  return { id, file: `content${path}.mdx`, path, redirectFrom, positions };
}

const pages = ['/', '/docs/b/', '/docs/a/', '/404.html'].map((path) => ({
  page: { file: '', path },
  types: [],
}));
const hasFile = (path: string) => path === '/favicon.svg' || path === '/old/index.html';
const site = {
  url: 'https://docs.example',
  locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
};
const links = { hasFile, findPage: () => undefined };
const read = (...moved: readonly MovedPage[]) => toRedirects(moved, pages, { links, site });

describe('the old addresses of pages', () => {
  it('lead to the pages', () => {
    expect(read(move('/docs/a', '/docs/z', '/docs/y.html', '/%C3%A4/'))).toEqual({
      redirects: [
        { from: '/docs/y.html', to: '/docs/a' },
        { from: '/docs/z', to: '/docs/a' },
        { from: '/ä/', to: '/docs/a' },
      ],
      problems: [],
    });
  });

  it.each([
    ['/docs/b', 'is the address of another page'],
    ['/DOCS/B/index.html', 'is the address of another page'],
    ['/', 'is the address of another page'],
    ['/docs/a/', 'is the address of the page itself'],
    ['/favicon.svg', 'is the address of a file'],
    ['/old', 'is the address of a file'],
    ['docs/z', 'does not begin with one slash'],
    ['//elsewhere.example/z', 'does not begin with one slash'],
    ['https://elsewhere.example/z', 'does not begin with one slash'],
    ['/../z', 'has "." or ".." as a name'],
    ['/%2e%2e/z', 'has "." or ".." as a name'],
    ['/z?a=1', 'has "?" or "#"'],
    ['/z\\..\\y', 'has a backslash or a control character'],
    ['/a b', 'has a sign that no address of a host may have'],
    ['/<script>', 'has a sign that no address of a host may have'],
  ])('cannot be %s', (from, mistake) => {
    const { redirects, problems } = read(move('/docs/a', from));
    expect(redirects).toEqual([]);
    expect(problems).toMatchObject([{ file: 'content/docs/a.mdx', line: 3, severity: 'error' }]);
    expect(problems[0]?.message).toBe(`A redirect cannot start at "${from}": it ${mistake}.`);
  });

  it('are joined by the problem types of APIs on this site, each of which leads to its error', () => {
    const types = [
      { type: 'https://docs.example/problems/not-found', anchor: '404-not-found' },
      { type: 'https://docs.example/problems/not-found', anchor: '410-not-found' },
      { type: 'https://docs.example/problems/taken', anchor: '409-taken' },
      { type: 'https://docs.example/docs/a', anchor: '400-a' },
      { type: 'https://docs.example/docs/%3Cscript%3E', anchor: '400-b' },
      { type: 'https://elsewhere.example/problems/x', anchor: '400-c' },
      { type: 'about:blank', anchor: '400-d' },
    ];
    const errors = { page: { file: '', path: '/docs/api/x/errors/' }, types };
    const moved = [move('/docs/a', '/problems/taken')];
    const { redirects, problems } = toRedirects(moved, [...pages, errors], { links, site });
    expect(problems).toEqual([]);
    expect(redirects).toEqual([
      { from: '/problems/not-found', to: '/docs/api/x/errors#404-not-found' },
      { from: '/problems/taken', to: '/docs/a' },
    ]);
  });

  it('lead from problem types to the guide about errors, as far as it has their anchors', () => {
    const path = '/docs/errors/';
    const guide = { path, ids: new Set(['taken']), later: [], hrefs: [], hrefsAround: [] };
    const types = ['taken', 'new'].map((name) => ({
      type: `https://docs.example/problems/${name}`,
      anchor: `409-${name}`,
    }));
    const errors = { page: { file: '', path: '/docs/api/x/errors/' }, types };
    const context = { links: { ...links, findPage: () => guide } };
    const { redirects } = toRedirects([], [errors], {
      ...context,
      site: { ...site, errorGuide: '/docs/errors' },
    });
    expect(redirects).toEqual([
      { from: '/problems/new', to: '/docs/api/x/errors#409-new' },
      { from: '/problems/taken', to: '/docs/errors#taken' },
    ]);
  });

  it('need the guide about errors that the configuration names', () => {
    const missing = { links, site: { ...site, errorGuide: '/docs/no-such-guide' } };
    expect(toRedirects([], pages, missing).problems).toMatchObject([
      { file: 'content/site.ts', message: expect.stringContaining('"/docs/no-such-guide"') },
    ]);
  });

  it('belong to one page each', () => {
    const { redirects, problems } = read(move('/docs/a', '/z', '/Z/'), move('/docs/b', '/z'));
    expect(redirects).toEqual([{ from: '/z', to: '/docs/a' }]);
    expect(problems.map(({ file, message }) => [file, /it (.*)\.$/.exec(message)?.[1]])).toEqual([
      ['content/docs/a.mdx', 'stands there twice'],
      ['content/docs/b.mdx', 'is claimed by content/docs/a.mdx as well'],
    ]);
  });

  it('lead to the first of several versions of a page', () => {
    const last = move('/docs/a', '/z');
    const next = { ...move('/docs/next/a', '/z'), id: last.id };
    expect(read(last, next)).toEqual({ redirects: [{ from: '/z', to: '/docs/a' }], problems: [] });
  });
});

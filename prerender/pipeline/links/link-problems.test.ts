import { parseHtml } from '../../html/html-tree';
import { describe, expect, it } from 'vitest';
import { listBrokenLinks } from './broken-links';
import { createLinkIndex, toLinkTarget } from './link-index';
import { toLinkProblems } from './link-problems';
import type { LinkSource } from './link-sources';

const guide: LinkSource = {
  file: 'content/docs/a.mdx',
  linksFrom: 'content/docs/a.mdx',
  text: '---\ntitle: A\n---\n\nSee [b](/docs/nowhere) and\n[c](#lost), [d](./b.mdx#gone), [e](b.mdx#gone).\n',
};
const spec: LinkSource = {
  file: 'specs/teams.yaml',
  linksFrom: 'specs/teams.yaml',
  text: 'info:\n  description: See [x](/docs/api/teams/lost).\n',
};
const sidebars: LinkSource = {
  file: 'content/sidebars.ts',
  linksFrom: 'content/sidebars.ts',
  text: "export default [{ href: '/lost' }];",
};

const sources = {
  loadSource: async (path: string) =>
    new Map([
      ['/docs/a/', guide],
      ['/docs/api/teams/get-team/', spec],
    ]).get(path),
  shared: [sidebars],
  links: {
    findPath: (_file: string, url: string) => (url.endsWith('b.mdx') ? '/docs/b/' : undefined),
  },
};

const site = {
  url: 'https://docs.example',
  locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
};
const checked = { base: '/', site, redirects: [] };

function check(pages: Readonly<Record<string, string>>, base = '/') {
  const targets = Object.entries(pages).map(([path, html]) => toLinkTarget(path, parseHtml(html)));
  return toLinkProblems(
    listBrokenLinks(createLinkIndex(targets, new Set()), { ...checked, base }),
    sources,
  );
}

describe('a broken link', () => {
  it('reports the position in the source of the page', { tags: ['F38', 'S63'] }, async () => {
    const problems = await check({
      '/docs/a/':
        '<main id="top"><a href="/docs/nowhere">b</a><a href="#lost">c</a><a href="#top">d</a></main>',
      '/docs/api/teams/get-team/': '<a href="/docs/api/teams/lost">x</a>',
    });
    expect(problems).toMatchObject([
      { file: 'content/docs/a.mdx', line: 5, column: 9, severity: 'warning' },
      { file: 'content/docs/a.mdx', line: 6, column: 5, severity: 'warning' },
      { file: 'specs/teams.yaml', line: 2, column: 24, severity: 'warning' },
    ]);
  });

  it(
    'reports each link to a renamed heading, including links by file',
    { tags: ['F11', 'S63'] },
    async () => {
      const problems = await check({
        '/docs/a/': '<a href="/docs/b/#gone">d</a><a href="/docs/b/#gone">e</a>',
        '/docs/b/': '<h2 id="gne">Gone</h2>',
      });
      expect(problems).toMatchObject([
        { file: 'content/docs/a.mdx', line: 6, column: 17, hint: 'Did you mean "#gne"?' },
        { file: 'content/docs/a.mdx', line: 6, column: 36 },
      ]);
    },
  );

  it('is a note in a file that the team does not own, and only there', async () => {
    const targets = Object.entries({
      '/docs/a/': '<a href="/docs/nowhere">b</a>',
      '/docs/api/teams/get-team/': '<a href="/docs/api/teams/lost">x</a><a href="#tag/beds">y</a>',
    }).map(([path, html]) => toLinkTarget(path, parseHtml(html)));
    const broken = listBrokenLinks(createLinkIndex(targets, new Set()), checked);
    expect(await toLinkProblems(broken, sources, ['teams', 'a'])).toMatchObject([
      { file: 'content/docs/a.mdx', severity: 'warning' },
      { file: 'specs/teams.yaml', line: 2, severity: 'note' },
      { file: 'specs/teams.yaml', severity: 'note' },
    ]);
  });

  it('skips links to other languages, which are separate builds', async () => {
    const html =
      '<a href="/docs/a" hrefLang="en">English</a><a href="/vi/docs/lost">Tiếng Việt</a>';
    expect(await check({ '/docs/a/': html }, '/vi/')).toMatchObject([
      { message: 'The link to "/vi/docs/lost" leads to no page.' },
    ]);
  });

  it('skips links that a writer says lead out of the site', async () => {
    const html = '<a href="/legacy/" rel="external" target="_blank">Old</a>';
    expect(await check({ '/docs/a/': html })).toEqual([]);
  });

  it('reports the position of an address that is relative to the page', async () => {
    const file = 'content/docs/a.mdx';
    const source = { file, linksFrom: file, text: '[b](../lost)' };
    const findPath = (_: string, url: string) => (url === './a.mdx' ? '/docs/a' : undefined);
    const targets = [toLinkTarget('/docs/a/', parseHtml('<a href="/lost">b</a>'))];
    const own = { loadSource: async () => source, shared: [], links: { findPath } };
    expect(
      await toLinkProblems(listBrokenLinks(createLinkIndex(targets, new Set()), checked), own),
    ).toMatchObject([{ file: 'content/docs/a.mdx', line: 1, column: 5 }]);
  });

  it('reports the position below a base path, too', async () => {
    const html = '<a href="/pr-12/docs/nowhere">b</a>';
    expect(await check({ '/docs/a/': html }, '/pr-12/')).toMatchObject([{ line: 5, column: 9 }]);
  });

  it('blames the HTML without the base path, not the Markdown beside it', async () => {
    const file = 'content/docs/a.mdx';
    const text = '[a](/files/a.pdf)\n\n<a href="/files/a.pdf">b</a>';
    const targets = [
      toLinkTarget(
        '/docs/a/',
        parseHtml('<a href="/pr-12/files/a.pdf">a</a><a href="/files/a.pdf">b</a>'),
      ),
    ];
    const broken = listBrokenLinks(createLinkIndex(targets, new Set(['/files/a.pdf'])), {
      ...checked,
      base: '/pr-12/',
    });
    const own = { ...sources, loadSource: async () => ({ file, linksFrom: file, text }) };
    expect(await toLinkProblems(broken, own)).toMatchObject([{ line: 3, column: 10 }]);
  });

  it.each([
    ['[b](/docs/no%20page)', '/docs/no%20page'],
    ['[b](</docs/no page#ü>)', '/docs/no%20page#%C3%BC'],
    ['[b](/docs/ü)', '/docs/%C3%BC'],
  ])('reports the position of an address that is encoded: %s', async (text, href) => {
    const file = 'content/docs/a.mdx';
    const targets = [toLinkTarget('/docs/a/', parseHtml(`<a href="${href}">b</a>`))];
    const own = { ...sources, loadSource: async () => ({ file, linksFrom: file, text }) };
    const broken = listBrokenLinks(createLinkIndex(targets, new Set()), checked);
    expect(await toLinkProblems(broken, own)).toMatchObject([{ file, line: 1 }]);
  });

  it('reports a link of the navigation once, in the file that every page shares', async () => {
    const html = '<a href="/lost">x</a>';
    expect(await check({ '/docs/a/': html, '/search/': html })).toMatchObject([
      { file: 'content/sidebars.ts', line: 1, column: 26 },
    ]);
  });

  it('never blames a page for what is around its content, even if that has the same words', async () => {
    const html =
      '<nav><a href="/docs/nowhere">x</a></nav><main><p>See /docs/nowhere.</p></main><a href="/lost">y</a>';
    expect(await check({ '/docs/a/': html, '/docs/c/': html })).toMatchObject([
      { file: 'content', message: 'The link to "/docs/nowhere" leads to no page.' },
      { file: 'content/sidebars.ts', line: 1 },
    ]);
  });

  it('reads no source of a page for a link around its content', async () => {
    const targets = [
      toLinkTarget('/docs/a/', parseHtml('<nav><a href="/lost">x</a></nav><main></main>')),
    ];
    const loadSource = () => Promise.reject(new Error('The guide was read.'));
    const broken = listBrokenLinks(createLinkIndex(targets, new Set()), checked);
    expect(await toLinkProblems(broken, { ...sources, loadSource })).toMatchObject([
      { file: 'content/sidebars.ts', line: 1, column: 26 },
    ]);
  });

  it('reports the page when no source contains the link', async () => {
    const [problem] = await check({ '/search/': '<a href="/gone">x</a>' });
    expect(problem).toMatchObject({ file: '/search/', severity: 'warning' });
    expect(problem).not.toHaveProperty('line');
  });

  it('finds nothing on a site without broken links', async () => {
    expect(
      await check({
        '/': '<a href="/docs/a">a</a><a>no address</a>',
        '/docs/a/': '<a href="/">b</a>',
      }),
    ).toEqual([]);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LinkTarget } from './check-links';
import { checkHref, checkLinks } from './check-links';

const toTarget = (path: string, ...ids: readonly string[]): LinkTarget => ({
  path,
  ids: new Set(ids),
  hrefs: [],
});

const here = toTarget('/docs/platform/guide/', 'start', 'tiếng-việt');
const targets = [
  here,
  toTarget('/'),
  toTarget('/docs/', 'intro'),
  toTarget('/docs/routing/', 'params'),
  toTarget('/docs/platform/api/'),
];

const check = (href: string, base = '/') => checkHref(href, here, targets, base);

describe('a link that leads somewhere', () => {
  it.each([
    '/',
    '/docs',
    '/docs/',
    '/docs/routing',
    '/docs/routing/?q=1',
    '/docs/routing#params',
    '/docs/routing/?q=1#params',
    '/docs/routing#',
    '../api',
    '../../routing#params',
    './',
    '#start',
    '#',
    '',
    '?q=1',
    '#tiếng-việt',
    '#ti%E1%BA%BFng-vi%E1%BB%87t',
    '/Docs/Routing',
    '/favicon.svg',
    '/specs/easier-api.yaml',
    'https://example.com/nowhere',
    'mailto:a@example.com',
    '//example.com',
  ])('is left alone: %s (S5.26–S5.29)', (href) => {
    expect(check(href)).toBeUndefined();
  });

  it.each(['/pr-12/', '/pr-12/docs/routing#params', '../api', '#start'])(
    'is left alone below a base path: %s',
    (href) => {
      expect(check(href, '/pr-12/')).toBeUndefined();
    },
  );
});

describe('a link to a page that is not there', () => {
  it.each([
    ['/docs/routin', 'Did you mean "/docs/routing/"?'],
    ['/docs/routin#params', 'Did you mean "/docs/routing/"?'],
    ['/completely/elsewhere', 'Correct the address, or add the page.'],
    ['../nowhere', 'Correct the address, or add the page.'],
  ])('is reported with the nearest page: %s', (href, hint) => {
    expect(check(href)).toEqual({ message: `The link to "${href}" leads to no page.`, hint });
  });

  it('is reported when it leaves the base path', () => {
    expect(check('/docs/routing', '/pr-12/')?.message).toBe(
      'The link to "/docs/routing" leads to no page.',
    );
    expect(check('/pr-123/docs/', '/pr-12/')).toBeDefined();
  });

  it.each(['./api.mdx', '../api/index.mdx', '/docs/routing.md', '../routing.mdx#params'])(
    'is reported for a source file instead of a page: %s (S5.34)',
    (href) => {
      expect(check(href)).toBeDefined();
    },
  );

  it('is reported for a name that only looks like a file', () => {
    expect(check('/docs/version-1.2')).toBeDefined();
  });
});

describe('a link to an anchor that is not there', () => {
  it.each([
    ['#strt', 'Did you mean "#start"?', '/docs/platform/guide/'],
    ['/docs/routing#parms', 'Did you mean "#params"?', '/docs/routing/'],
    ['/docs/routing#something-else', 'Correct the part after "#".', '/docs/routing/'],
    ['#Start', 'Did you mean "#start"?', '/docs/platform/guide/'],
  ])('is reported with the nearest anchor: %s (S5.28)', (href, hint, path) => {
    expect(check(href)).toEqual({
      message: `The link to "${href}" names an anchor that ${path} does not have.`,
      hint,
    });
  });
});

describe('a link that cannot be read', () => {
  it.each(['#100%', '/docs/100%', '/docs/routing#%zz', 'http://', '/\\'])(
    'is reported or left alone, but never stops the check: %s',
    (href) => {
      expect(() => check(href)).not.toThrow();
    },
  );
});

describe('checkLinks', () => {
  let root = '';

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'check-links-'));
    await write(
      'content/docs/a.mdx',
      '---\ntitle: A\n---\n\nSee [b](/docs/nowhere) and\n[c](#lost).\n',
    );
    await write('specs/teams.yaml', 'info:\n  description: See [x](/docs/api/teams/lost).\n');
  });

  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }

  const toPage = (path: string, html: string) => ({ file: `/dist${path}index.html`, path, html });

  it('names the place in the source that a page is made of', async () => {
    const pages = [
      toPage(
        '/docs/a/',
        '<main id="top"><a href="/docs/nowhere">b</a><a href="#lost">c</a><a href="#top">d</a></main>',
      ),
      toPage('/docs/api/teams/get-team/', '<a href="/docs/api/teams/lost">x</a>'),
    ];
    expect(await checkLinks(root, pages, '/')).toMatchObject([
      { file: 'content/docs/a.mdx', line: 5, column: 9, severity: 'warning' },
      { file: 'content/docs/a.mdx', line: 6, column: 5, severity: 'warning' },
      { file: 'specs/teams.yaml', line: 2, column: 24, severity: 'warning' },
    ]);
  });

  it('names a link once, however often it stands on a page', async () => {
    const html = '<a href="/docs/nowhere">b</a><a href="/docs/nowhere">b</a>';
    expect(await checkLinks(root, [toPage('/docs/a/', html)], '/')).toHaveLength(1);
  });

  it('names the page where the source does not hold the link, such as one of the navigation', async () => {
    const [problem] = await checkLinks(root, [toPage('/search/', '<a href="/lost">x</a>')], '/');
    expect(problem).toMatchObject({ file: '/search/', severity: 'warning' });
    expect(problem).not.toHaveProperty('line');
  });

  it('is content with a site without broken links', async () => {
    const pages = [
      toPage('/', '<a href="/docs/a">a</a><a>no address</a>'),
      toPage('/docs/a/', '<a href="/">b</a>'),
    ];
    expect(await checkLinks(root, pages, '/')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { LinkTarget } from './link-index';
import { checkHref, createLinkIndex } from './link-index';

const toTarget = (path: string, ...ids: readonly string[]): LinkTarget => ({
  path,
  ids: new Set(ids),
  later: ids.filter((id) => id.endsWith('[]')),
  hrefs: [],
  hrefsAround: [],
});

const here = toTarget('/docs/platform/guide/', 'start', 'tiếng-việt');
const targets = [
  here,
  toTarget('/'),
  toTarget('/docs/', 'intro'),
  toTarget('/docs/routing/', 'params', 'items[]'),
  toTarget('/docs/platform/api/'),
];

const index = createLinkIndex(targets, new Set(['/favicon.svg', '/specs/easier-api.yaml']));

const check = (href: string, base = '/') => checkHref(href, here, index, base);

describe('a valid link', () => {
  it.each([
    '/',
    '/docs',
    '/docs/',
    '/docs/routing',
    '/docs/routing/?q=1',
    '/docs/routing#params',
    '/docs/routing#items[].name',
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
    '/favicon.svg',
    '/specs/easier-api.yaml',
    'https://example.com/nowhere',
    'mailto:a@example.com',
    '//example.com',
  ])('is accepted: %s', (href) => {
    expect(check(href)).toBeUndefined();
  });

  it.each(['/pr-12/', '/pr-12/docs/routing#params', '../api', '#start'])(
    'is left alone below a base path: %s',
    (href) => {
      expect(check(href, '/pr-12/')).toBeUndefined();
    },
  );
});

describe('a link to a missing page', () => {
  it.each([
    ['/docs/routin', 'Did you mean "/docs/routing/"?'],
    ['/docs/routin#params', 'Did you mean "/docs/routing/"?'],
    ['/completely/elsewhere', 'Correct the address, or add the page.'],
    ['../nowhere', 'Correct the address, or add the page.'],
  ])('is reported with the nearest page: %s', { tags: ['F38'] }, (href, hint) => {
    expect(check(href)).toEqual({ message: `The link to "${href}" leads to no page.`, hint });
  });

  it('is reported when it leaves the base path', () => {
    expect(check('/docs/routing', '/pr-12/')?.message).toBe(
      'The link to "/docs/routing" leads to no page.',
    );
    expect(check('/pr-123/docs/', '/pr-12/')).toBeDefined();
  });

  it.each(['./api.mdx', '../api/index.mdx', '/docs/routing.md', '../routing.mdx#params'])(
    'is reported for a source file instead of a page: %s',
    (href) => {
      expect(check(href)).toBeDefined();
    },
  );

  it('is reported for a name that only looks like a file', () => {
    expect(check('/docs/version-1.2')).toBeDefined();
  });

  it('is reported for a missing file', () => {
    expect(check('/specs/easier-ap.yaml')).toBeDefined();
  });
});

describe('a link with other capital letters than the page', () => {
  it.each(['/Docs/Routing', '/docs/ROUTING/', '../../Routing#params'])(
    'is reported, as hosts do not find it: %s',
    (href) => {
      expect(check(href)).toEqual({
        message: `The link to "${href}" leads to no page on hosts: capital letters count in addresses.`,
        hint: 'Did you mean "/docs/routing"?',
      });
    },
  );

  it('is the address of that page if it is written so', () => {
    const page = toTarget('/docs/Über uns/', 'Top');
    const own = createLinkIndex([page], new Set());
    for (const href of ['/docs/Über uns', '/docs/%C3%9Cber%20uns/#Top', '#Top'])
      expect(checkHref(href, page, own, '/')).toBeUndefined();
    expect(checkHref('/docs/über uns', page, own, '/')).toBeDefined();
  });
});

describe('a link to a missing anchor', () => {
  it.each([
    ['#strt', 'Did you mean "#start"?', '/docs/platform/guide/'],
    ['/docs/routing#parms', 'Did you mean "#params"?', '/docs/routing/'],
    ['/docs/routing#something-else', 'Correct the part after "#".', '/docs/routing/'],
    ['#Start', 'Did you mean "#start"?', '/docs/platform/guide/'],
  ])('is reported with the nearest anchor: %s', { tags: ['F38'] }, (href, hint, path) => {
    expect(check(href)).toEqual({
      message: `The link to "${href}" names an anchor that ${path} does not have.`,
      hint,
    });
  });
});

describe('a link that cannot be parsed', () => {
  it.each(['#100%', '/docs/100%', '/docs/routing#%zz', 'http://', '/\\'])(
    'is reported or left alone, but never stops the check: %s',
    (href) => {
      expect(() => check(href)).not.toThrow();
    },
  );
});

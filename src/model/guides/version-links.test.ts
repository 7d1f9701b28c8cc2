import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../navigation/sidebar';
import type { GuideTable } from './guide-table';
import { toVersions } from '../site/versions';
import { findActiveVersion, findMainDoc, findShownVersion, toVersionLinks } from './version-links';

const versions = toVersions(['2.0', '1.0']);

/** A table with docs by id, each at the given path below the version's. */
function toTable(
  index: number,
  docs: Readonly<Record<string, string>>,
  more: Partial<GuideTable> = {},
): GuideTable {
  const version = versions[index];
  if (version === undefined) throw new Error('There is no such version.');
  return {
    version,
    sidebars: {},
    docs: Object.entries(docs).map(([id, path]) => ({
      id,
      file: `${version.folder}/docs/${id}.mdx`,
      path: version.path + path,
      title: id,
    })),
    draftIds: [],
    categories: [],
    tags: [],
    ...more,
  };
}

const toLink = (docId: string): SidebarItem => ({ type: 'link', label: docId, href: '/x', docId });

describe('the version of a page', () => {
  it.each([
    ['/docs/', '2.0'],
    ['/docs', '2.0'],
    ['/docs/teams', '2.0'],
    ['/docs/next/', 'current'],
    ['/docs/Next/teams', 'current'],
    ['/docs/nextcloud', '2.0'],
    ['/docs/1.0/teams', '1.0'],
    ['/search', undefined],
  ])('of %s is %s', (path, name) => {
    expect(findActiveVersion(versions, path)?.name).toBe(name);
  });

  it.each([
    ['/docs/1.0/teams', 'current', '1.0'],
    ['/search', '1.0', '1.0'],
    ['/search', 'gone', '2.0'],
    ['/', null, '2.0'],
  ])('in the switcher on %s, with the choice %s, is %s', (path, choice, name) => {
    expect(findShownVersion(versions, path, choice)?.name).toBe(name);
  });
});

describe('the main page of a version', () => {
  it('is the doc at its path', () => {
    expect(findMainDoc(toTable(1, { a: '/a', index: '/' }))?.id).toBe('index');
  });

  it('is otherwise the first doc of the first sidebar, even inside a category', () => {
    const category: SidebarItem = { type: 'category', label: 'C', items: [toLink('b')] };
    const first = [{ type: 'html', value: '<hr>' } as const, category];
    const sidebars = { first, second: [toLink('a')] };
    expect(findMainDoc(toTable(1, { a: '/a', b: '/b' }, { sidebars }))?.id).toBe('b');
  });

  it('is otherwise the first doc; a version without docs has none', () => {
    expect(findMainDoc(toTable(1, { a: '/a', b: '/b' }))?.id).toBe('a');
    expect(findMainDoc(toTable(1, {}))).toBeUndefined();
  });
});

describe('the versions of a page', () => {
  const tables = [
    toTable(0, { index: '/', 'guide/teams': '/guide/teams', webhooks: '/webhooks' }),
    toTable(1, { index: '/', 'guide/teams': '/people/teams' }),
    toTable(2, { start: '/start' }),
  ];
  const toHrefs = (path: string, isPage?: (path: string) => boolean) =>
    toVersionLinks(tables, path, isPage).map(
      ({ href, isSamePage }) => `${href}${isSamePage ? '' : ' (main)'}`,
    );

  it('are found by doc id, wherever the doc is in each version', () => {
    expect(toHrefs('/docs/people/teams')).toEqual([
      '/docs/next/guide/teams',
      '/docs/people/teams',
      '/docs/1.0/start (main)',
    ]);
    expect(toHrefs('/docs/next/guide/teams/')).toEqual([
      '/docs/next/guide/teams',
      '/docs/people/teams',
      '/docs/1.0/start (main)',
    ]);
  });

  it('fall back to the main page of a version without the doc', () => {
    expect(toHrefs('/docs/next/webhooks')).toEqual([
      '/docs/next/webhooks',
      '/docs/ (main)',
      '/docs/1.0/start (main)',
    ]);
  });

  it('are the main pages when the page is outside of the docs', () => {
    expect(toHrefs('/search')).toEqual([
      '/docs/next/ (main)',
      '/docs/ (main)',
      '/docs/1.0/start (main)',
    ]);
  });

  it('are found by the path below the version for a category or a tag', () => {
    const category = { title: 'P', sidebar: 's' };
    const found = toVersionLinks(
      [
        toTable(0, {}, { categories: [{ ...category, path: '/docs/next/category/platform' }] }),
        toTable(
          1,
          {},
          {
            tags: [{ label: 'T', path: '/docs/tags/t', docs: [] }],
            categories: [{ ...category, path: '/docs/category/platform' }],
          },
        ),
      ],
      '/docs/category/platform',
    );
    expect(found.map(({ href }) => href)).toEqual([
      '/docs/next/category/platform',
      '/docs/category/platform',
    ]);
  });

  it('are found by `isPage` for a page that no table lists', () => {
    const isPage = (path: string) => path !== '/docs/1.0/api/easier-api/create-team';
    expect(toHrefs('/docs/api/easier-api/create-team', isPage)).toEqual([
      '/docs/next/api/easier-api/create-team',
      '/docs/api/easier-api/create-team',
      '/docs/1.0/start (main)',
    ]);
  });

  it("lead to the version's own path when it has no pages", () => {
    expect(toVersionLinks([toTable(1, {})], '/docs/a')).toMatchObject([
      { href: '/docs', isSamePage: false },
    ]);
  });
});

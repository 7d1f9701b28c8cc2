import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../navigation/sidebar';
import { findNeighbours } from './neighbours';
import type { DocEntry, GuideTable } from './guide-table';
import { toVersions } from '../site/versions';

const doc = (id: string, label = id.toUpperCase()): SidebarItem => ({
  type: 'link',
  label,
  href: `/docs/${id}`,
  docId: id,
});

function toTable(
  sidebars: GuideTable['sidebars'],
  docs: readonly (Partial<DocEntry> & { readonly id: string })[],
  categories: GuideTable['categories'] = [],
): GuideTable {
  const [version] = toVersions([]);
  if (version === undefined) throw new Error('There is no version.');
  return {
    version,
    sidebars,
    docs: docs.map((entry) => ({
      file: `content/docs/${entry.id}.mdx`,
      path: `/docs/${entry.id}`,
      title: `Title of ${entry.id}`,
      sidebar: 'all',
      ...entry,
    })),
    draftIds: [],
    categories,
    tags: [],
  };
}

const labels = (table: GuideTable, path: string) => {
  const { previous, next } = findNeighbours(table, path);
  return [previous?.label, next?.label];
};

describe('a category apart', () => {
  it('has a reading order of its own', () => {
    const apart = { type: 'category', label: 'Writers', href: '/docs/w', apart: true } as const;
    const items = [doc('a'), { ...apart, items: [doc('b')] }, doc('c')];
    const ids = ['a', 'b', 'c'].map((id) => ({ id }));
    const page = { path: '/docs/w', title: 'Writers', sidebar: 'all' };
    const table = toTable({ all: items }, ids, [page]);
    expect(labels(table, '/docs/a')).toEqual([undefined, 'C']);
    expect(labels(table, '/docs/w')).toEqual([undefined, 'B']);
    expect(labels(table, '/docs/b')).toEqual(['Writers', undefined]);
  });
});

describe('the reading order', () => {
  const table = toTable(
    {
      all: [
        doc('a'),
        {
          type: 'category',
          label: 'Index',
          href: '/docs/category/index',
          items: [
            { type: 'category', label: 'No page', items: [doc('b'), doc('hidden')] },
            { type: 'link', label: 'Ref', href: '/docs/other' },
            { type: 'link', label: 'Out', href: 'https://example.com' },
            { type: 'html', value: '<hr>' },
            doc('c'),
          ],
        },
        { type: 'category', label: 'Doc', href: '/docs/d', docId: 'd', items: [doc('e')] },
      ],
      second: [doc('other'), doc('a')],
    },
    [
      ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })),
      { id: 'hidden', unlisted: true },
      { id: 'other', sidebar: 'second' },
    ],
    [{ path: '/docs/category/index', title: 'Another title', sidebar: 'all' }],
  );

  it.each([
    ['/docs/a', undefined, 'Index'],
    ['/docs/category/index', 'A', 'B'],
    ['/docs/b', 'Index', 'C'],
    ['/docs/c', 'B', 'Doc'],
    ['/docs/d', 'C', 'E'],
    ['/docs/e', 'Doc', undefined],
    ['/DOCS/c/', 'B', 'Doc'],
    ['/docs/other', undefined, 'A'],
  ])('around %s follows the pages of its sidebar, categories first', (path, previous, next) => {
    expect(labels(table, path)).toEqual([previous, next]);
  });

  it.each(['/docs/hidden', '/docs/elsewhere', '/docs/category/elsewhere'])(
    'has no place for %s',
    (path) => {
      expect(findNeighbours(table, path)).toEqual({});
    },
  );
});

describe('a doc without a sidebar', () => {
  it('has no neighbours', () => {
    const { sidebar: _, ...bare } =
      toTable({ all: [doc('a'), doc('b')] }, [{ id: 'b' }]).docs[0] ?? {};
    const table = toTable({ all: [doc('a'), doc('b')] }, [{ id: 'a' }]);
    const docs = [...table.docs, bare as DocEntry];
    expect(findNeighbours({ ...table, docs }, '/docs/b')).toEqual({});
  });
});

describe('front matter', () => {
  const sidebars = { all: [doc('a'), doc('b'), doc('c')], second: [doc('d', 'In its sidebar')] };

  it('can remove a neighbour', () => {
    const table = toTable(sidebars, [
      { id: 'a' },
      { id: 'b', previous: null },
      { id: 'c', previous: null },
    ]);
    expect(labels(table, '/docs/b')).toEqual([undefined, 'C']);
    expect(findNeighbours(table, '/docs/c')).toEqual({});
  });

  it('can choose another neighbour, from any sidebar or none', () => {
    const table = toTable(sidebars, [
      { id: 'a', next: 'c' },
      { id: 'b', previous: 'loose', next: 'd' },
      { id: 'c', previous: 'hidden', next: 'gone' },
      { id: 'd', sidebar: 'second' },
      { id: 'loose', sidebar: 'none', paginationLabel: 'Loose' },
      { id: 'hidden', unlisted: true },
    ]);
    expect(labels(table, '/docs/a')).toEqual([undefined, 'C']);
    expect(labels(table, '/docs/b')).toEqual(['Loose', 'In its sidebar']);
    expect(labels(table, '/docs/c')).toEqual([undefined, undefined]);
  });

  it('can set the label of a doc in the links of its neighbours', () => {
    const table = toTable(sidebars, [
      { id: 'a' },
      { id: 'b', paginationLabel: 'Near' },
      { id: 'c' },
    ]);
    expect(labels(table, '/docs/a')).toEqual([undefined, 'Near']);
    expect(labels(table, '/docs/c')).toEqual(['Near', undefined]);
  });
});

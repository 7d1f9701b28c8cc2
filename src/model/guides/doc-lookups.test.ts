import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../navigation/sidebar';
import { toVersions } from '../site/versions';
import {
  getActiveVersion,
  getCurrentCategory,
  getDoc,
  getSidebar,
  getVersionDoc,
} from './doc-lookups';
import type { GuideTable } from './guide-table';

const [current, last] = toVersions(['1.0']).map((version): GuideTable => ({
  version,
  sidebars:
    version.name === 'current'
      ? { guides: [], more: [] }
      : { guides: [{ type: 'html', value: '' }] },
  docs: (version.name === 'current' ? ['a', 'b'] : ['b', 'c']).map((id) => ({
    id,
    file: `${version.folder}/docs/${id}.mdx`,
    path: `${version.path}/${id}`,
    title: id,
  })),
  draftIds: version.name === 'current' ? ['draft'] : [],
  categories: [],
  tags: [],
})) as [GuideTable, GuideTable];

describe('getDoc', () => {
  it('finds a doc in the first version that has it', () => {
    expect(getDoc([current, last], 'b')?.path).toBe('/docs/next/b');
    expect(getDoc([last, current], 'b')?.path).toBe('/docs/b');
    expect(getDoc([current, last], 'c')?.path).toBe('/docs/c');
  });

  it('finds nothing for a draft', { tags: ['S59'] }, () => {
    expect(getDoc([current, last], 'draft')).toBeUndefined();
  });

  it('names the version and its docs in the error', { tags: ['S57', 'S89'] }, () => {
    expect(() => getDoc([current], 'gone')).toThrow(
      new Error(
        'Couldn\'t find any doc with id "gone" in version "current".\nAvailable doc ids are:\n- a\n- b',
      ),
    );
  });

  it('names several versions, and each version and id once', () => {
    expect(() => getDoc([current, last, current], 'gone')).toThrow(
      new Error(
        'Couldn\'t find any doc with id "gone" in versions "current, 1.0".\nAvailable doc ids are:\n- a\n- b\n- c',
      ),
    );
  });
});

describe('getVersionDoc', () => {
  it('finds a doc of one version, or fails', { tags: ['S57', 'S86'] }, () => {
    expect(getVersionDoc(last, 'c').title).toBe('c');
    expect(() => getVersionDoc(last, 'a')).toThrow(new Error('no version doc found by id=a'));
  });
});

describe('the version of a path', () => {
  const versions = [current.version, last.version];

  it('is the one that it is in', () => {
    expect(getActiveVersion(versions, '/docs/next/a')).toBe(current.version);
    expect(getActiveVersion(versions, '/docs/b')).toBe(last.version);
  });

  it('is an error outside of the documentation, which names its paths', { tags: ['S58'] }, () => {
    expect(() => getActiveVersion(versions, '/search')).toThrow(
      new Error(
        'Can\'t find active docs plugin for "/search" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page? Existing docs plugin paths are: /docs/next, /docs',
      ),
    );
  });
});

describe('getSidebar', () => {
  it('finds a sidebar in the first version that has it', () => {
    expect(getSidebar([last, current], 'guides')).toHaveLength(1);
    expect(getSidebar([last, current], 'more')).toEqual([]);
  });

  it.each(['gone', 'constructor', '__proto__'])(
    'names the versions and the sidebars that there are instead of %s',
    { tags: ['S56', 'S88'] },
    (id) => {
      expect(() => getSidebar([current, last, last], id)).toThrow(
        new Error(
          `Can't find any sidebar with id "${id}" in versions "current, 1.0".\nAvailable sidebar ids are:\n- guides\n- more`,
        ),
      );
    },
  );
});

const sidebar: readonly SidebarItem[] = [
  { type: 'link', label: 'Start', href: '/docs/' },
  { type: 'html', value: '<hr>' },
  {
    type: 'category',
    label: 'Outer',
    href: '/docs/category/outer',
    items: [
      { type: 'link', label: 'A', href: '/docs/a' },
      {
        type: 'category',
        label: 'Inner',
        items: [{ type: 'link', label: 'B', href: '/docs/b' }],
      },
    ],
  },
];

describe('the category of a page', () => {
  it.each([
    ['/docs/category/outer', 'Outer'],
    ['/docs/a', 'Outer'],
    ['/docs/B/', 'Inner'],
  ])('%s is the innermost one: %s', (path, label) => {
    expect(getCurrentCategory(sidebar, path).label).toBe(label);
  });

  it.each(['/docs/', '/docs/gone'])(
    'throws for %s, which is in no category',
    { tags: ['S87'] },
    (path) => {
      expect(() => getCurrentCategory(sidebar, path)).toThrow(
        `${path} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
      );
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { SidebarItem } from './sidebar';
import { findFirstHref, findNeighbours, findTrail, isActive } from './sidebar';

const sidebar: readonly SidebarItem[] = [
  { type: 'link', label: 'Start', href: '/docs/' },
  {
    type: 'category',
    label: 'Platform',
    href: '/docs/category/platform',
    items: [
      {
        type: 'category',
        label: 'No page',
        items: [
          { type: 'link', label: 'Deep', href: '/docs/platform/deep' },
          { type: 'link', label: 'Deeper', href: '/docs/platform/deeper' },
        ],
      },
      { type: 'link', label: 'Last', href: '/docs/platform/last/' },
    ],
  },
  { type: 'category', label: 'Empty', items: [] },
];

describe('isActive', () => {
  it.each([
    ['/docs', [true, false, false]],
    ['/docs/category/platform/', [false, true, false]],
    ['/DOCS/platform/deep', [false, true, false]],
    ['/docs/platform', [false, false, false]],
  ])('marks the entry that is or holds %s', (path, active) => {
    expect(sidebar.map((item) => isActive(item, path))).toEqual(active);
  });

  it('never treats two entries without a page as the same', () => {
    expect(isActive({ type: 'category', label: 'Empty', items: [] }, '/')).toBe(false);
  });
});

describe('findTrail', () => {
  it.each([
    ['/docs/platform/deep', ['Platform', 'No page', 'Deep']],
    ['/docs/category/platform', ['Platform']],
    ['/docs/', ['Start']],
    ['/docs/elsewhere', []],
  ])('leads to %s', (path, labels) => {
    expect(findTrail(sidebar, path).map((item) => item.label)).toEqual(labels);
  });

  it('stops at a category whose own page is the current one, even if a child links to the same page', () => {
    const items: readonly SidebarItem[] = [
      {
        type: 'category',
        label: 'Outer',
        href: '/a',
        items: [{ type: 'link', label: 'Inner', href: '/a' }],
      },
    ];
    expect(findTrail(items, '/a').map((item) => item.label)).toEqual(['Outer']);
  });
});

describe('findNeighbours', () => {
  it.each([
    ['/docs/', undefined, 'Platform'],
    ['/docs/category/platform', 'Start', 'Deep'],
    ['/docs/platform/deep', 'Platform', 'Deeper'],
    ['/docs/platform/last', 'Deeper', undefined],
    ['/docs/elsewhere', undefined, undefined],
  ])('walks pages depth first: %s', (path, previous, next) => {
    const neighbours = findNeighbours(sidebar, path);
    expect([neighbours.previous?.label, neighbours.next?.label]).toEqual([previous, next]);
  });

  it('omits the side without a page', () => {
    expect(Object.keys(findNeighbours(sidebar, '/docs/'))).toEqual(['next']);
  });
});

describe('findFirstHref', () => {
  it('is the first page of a category without one of its own', () => {
    expect(sidebar.map(findFirstHref)).toEqual(['/docs/', '/docs/category/platform', undefined]);
    const [, platform] = sidebar;
    const inner = platform?.type === 'category' ? platform.items[0] : undefined;
    expect(inner && findFirstHref(inner)).toBe('/docs/platform/deep');
  });
});

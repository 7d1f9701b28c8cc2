import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../navigation/sidebar';
import { getCurrentCategory } from './get-current-category';

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

  it.each(['/docs/', '/docs/gone'])('%s is none: an error says so', (path) => {
    expect(() => getCurrentCategory(sidebar, path)).toThrow(
      `${path} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
    );
  });
});

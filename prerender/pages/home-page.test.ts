import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { toHomeGuides } from './home-page';

function link(href: string, more: object = {}): SidebarItem {
  return { type: 'link', label: href, href, ...more };
}

describe('the guides on the home page', () => {
  it('are the categories of the first sidebar but those apart, with what they say of themselves', () => {
    const items: readonly SidebarItem[] = [
      link('/docs/'),
      { type: 'html', value: '<hr>' },
      { type: 'category', label: 'A', href: '/docs/a', items: [], description: 'About A.' },
      { type: 'category', label: 'B', items: [link('/docs/b/1'), link('/docs/b/2')] },
      { type: 'category', label: 'For others', href: '/docs/c', items: [], apart: true },
    ];
    expect(toHomeGuides(items)).toEqual([
      { label: 'A', href: '/docs/a', description: 'About A.' },
      { label: 'B', href: '/docs/b/1', description: '' },
    ]);
  });

  it('say what their own pages say, unless their cards say something else', () => {
    const page = { sidebar: 'guides', title: 'A', description: 'The page about A.' };
    const category = { type: 'category', label: 'A', href: '/docs/a', items: [] } as const;
    const describe = (item: SidebarItem) =>
      toHomeGuides([item], [{ ...page, path: '/docs/a' }])[0]?.description;
    expect(describe(category)).toBe('The page about A.');
    expect(describe({ ...category, description: 'About A.' })).toBe('About A.');
    expect(describe({ ...category, href: '/docs/b' })).toBe('');
  });

  it('are pages where there are no categories, and none that is unlisted', () => {
    const items = [link('/docs/'), link('/docs/secret', { unlisted: true })];
    expect(toHomeGuides(items).map(({ href }) => href)).toEqual(['/docs/']);
    expect(toHomeGuides([])).toEqual([]);
  });

  it('are few', () => {
    const items = Array.from({ length: 50 }, (_, index) => link(`/docs/${index}`));
    expect(toHomeGuides(items)).toHaveLength(6);
  });

  it('are none for a category in which nothing can be opened', () => {
    expect(toHomeGuides([{ type: 'category', label: 'Empty', items: [] }])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { toShownItems, toSidebarOutline } from './sidebar-outline';

function toLinks(folder: string, count: number): readonly SidebarItem[] {
  return Array.from({ length: count }, (_, index) => {
    const href = `/docs/${folder}/${index}`;
    return { type: 'link', label: href, href };
  });
}

function category(
  label: string,
  items: readonly SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory {
  return { type: 'category', label, href: `/docs/category/${label}`, items, ...more };
}

function toHrefs(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href === undefined ? [] : [item.href];
    return item.type === 'link' ? own : [...own, ...toHrefs(item.items)];
  });
}

/** Twenty categories of fifty pages. */
const thousand = Array.from({ length: 20 }, (_, index) =>
  category(`c${index}`, toLinks(`c${index}`, 50)),
);

describe('the sidebar in a page’s HTML', () => {
  it('is complete if it has at most 200 links', () => {
    const items = [...toLinks('a', 150), category('b', toLinks('b', 49))];
    expect(toSidebarOutline(items, '/docs/a/1')).toBe(items);
  });

  it('stays small on a site of a thousand pages', () => {
    const outline = toSidebarOutline(thousand, '/docs/c7/3');
    expect(toHrefs(outline)).toHaveLength(20 + 50);
  });

  it('keeps the items of the open category, at every depth', () => {
    const inner = category('inner', toLinks('inner', 10));
    const items = [...thousand, category('outer', [inner, ...toLinks('outer', 5)])];
    expect(toHrefs(toSidebarOutline(items, '/docs/inner/3'))).toEqual(
      expect.arrayContaining(['/docs/category/c0', '/docs/inner/9', '/docs/outer/4']),
    );
    expect(toHrefs(toSidebarOutline(items, '/docs/outer/0'))).not.toContain('/docs/inner/9');
  });

  it('keeps the items of a category without a page: without a script nothing else links to them', () => {
    const { href: _, ...group } = category('group', toLinks('group', 3));
    const hrefs = toHrefs(toSidebarOutline([...thousand, group], '/docs/c0/1'));
    expect(hrefs).toContain('/docs/group/2');
  });

  it('links to the page that lists the items of a closed category', () => {
    const { href: _, ...group } = category('group', toLinks('group', 3), {
      listHref: '/all#group',
    });
    const items = [...thousand, group];
    expect(toSidebarOutline(items, '/docs/c0/1').at(-1)).toMatchObject({ items: [], omitted: 3 });
    expect(toShownItems({ ...group, items: [], omitted: 3 }, '/docs/c0/1')).toEqual({
      items: [],
      total: 3,
    });
    expect(toHrefs(toSidebarOutline(items, '/docs/group/1'))).toContain('/docs/group/2');
  });

  it('keeps the items of categories that start open or cannot be closed', () => {
    const items = [
      ...thousand,
      category('open', toLinks('open', 3), { collapsed: false }),
      category('fixed', toLinks('fixed', 3), { collapsible: false }),
    ];
    const hrefs = toHrefs(toSidebarOutline(items, '/docs/c0/1'));
    expect(hrefs).toEqual(expect.arrayContaining(['/docs/open/2', '/docs/fixed/2']));
  });

  it('still names every category, so every page can be reached without a script', () => {
    const seen = new Set<string>();
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const own = thousand.find(({ href }) => href === path);
      // A category's page has a card for each page in it.
      const cards = own === undefined ? [] : toHrefs(own.items);
      for (const href of [...cards, ...toHrefs(toSidebarOutline(thousand, path))]) visit(href);
    };
    visit('/docs/c0/0');
    expect(seen.size).toBe(20 + 1000);
  });
});

describe('a category with too many pages for the sidebar', () => {
  const large = category('large', toLinks('large', 1000));

  it('shows the hundred around the open one, and the total number', () => {
    const { items, total } = toShownItems(large, '/docs/large/500');
    expect(total).toBe(1000);
    expect(toHrefs(items)).toEqual(toHrefs(large.items).slice(450, 550));
  });

  it('shows a hundred at its ends as well', () => {
    expect(toHrefs(toShownItems(large, '/docs/large/999').items)).toEqual(
      toHrefs(large.items).slice(900),
    );
    expect(toHrefs(toShownItems(large, '/elsewhere').items)).toEqual(
      toHrefs(large.items).slice(0, 100),
    );
  });

  it('shows all of them if no page lists them, and on a category page that is a guide', () => {
    const { href: _, ...group } = large;
    expect(toShownItems(group, '/docs/large/1')).toEqual({ items: large.items });
    const guide = { ...large, docId: 'large/index' };
    expect(toShownItems(guide, '/docs/category/large').items).toHaveLength(1000);
    expect(toShownItems(guide, '/docs/large/1').items).toHaveLength(100);
  });

  it('shows all of them if there are few', () => {
    const small = category('small', toLinks('small', 200));
    expect(toShownItems(small, '/docs/small/1')).toEqual({ items: small.items });
  });
});

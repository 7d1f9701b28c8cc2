import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { cutSidebar, joinSidebar } from './sidebar-parts';

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

/** Each part is named after its content. */
function cut(items: readonly SidebarItem[]) {
  return cutSidebar(items, (part) => JSON.stringify(part));
}

/** The sidebar that the page at a site path shows. */
function show(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  const { parts, findView } = cut(items);
  const get = (name: string) => parts.get(name) ?? { items: [] };
  const view = findView(path);
  const placed = view.parts.map(({ at, part }) => ({ at, part: get(part) }));
  return joinSidebar(get(view.root), placed);
}

/** Twenty categories of fifty pages. */
const thousand = Array.from({ length: 20 }, (_, index) =>
  category(`c${index}`, toLinks(`c${index}`, 50)),
);

describe('a sidebar in parts', () => {
  it('is one part if it has at most 200 links', () => {
    const items = [...toLinks('a', 150), category('b', toLinks('b', 49))];
    const { parts, findView } = cut(items);
    expect([...parts.values()]).toEqual([{ items }]);
    expect(findView('/docs/b/1').parts).toEqual([]);
  });

  it('shows each page its own category, of a thousand pages', () => {
    const shown = show(thousand, '/docs/c7/3');
    expect(toHrefs(shown)).toHaveLength(20 + 50);
    expect(toHrefs(shown)).toContain('/docs/c7/49');
    expect(
      cut(thousand)
        .findView('/docs/c7/3')
        .parts.map(({ at }) => at),
    ).toEqual([[7]]);
  });

  it('names the part of each closed category', () => {
    const { parts } = cut(thousand);
    const closed = show(thousand, '/docs/c7/3')[3] as SidebarCategory;
    expect(closed.items).toEqual([]);
    expect(toHrefs(parts.get(closed.part ?? '')?.items ?? [])).toEqual(
      toHrefs(thousand[3]?.items ?? []),
    );
  });

  it('has the same parts for all pages of a category: a browser loads them once', () => {
    const { findView } = cut(thousand);
    expect(findView('/docs/c7/3')).toEqual(findView('/docs/c7/40'));
    expect(findView('/docs/c8/3').root).toBe(findView('/docs/c7/3').root);
  });

  it('shows the items of the open category, at every depth', () => {
    const inner = category('inner', toLinks('inner', 10));
    const items = [...thousand, category('outer', [inner, ...toLinks('outer', 5)])];
    expect(toHrefs(show(items, '/docs/inner/3'))).toEqual(
      expect.arrayContaining(['/docs/category/c0', '/docs/inner/9', '/docs/outer/4']),
    );
    expect(
      cut(items)
        .findView('/docs/inner/3')
        .parts.map(({ at }) => at),
    ).toEqual([[20], [20, 0]]);
    expect(toHrefs(show(items, '/docs/outer/0'))).not.toContain('/docs/inner/9');
  });

  it('keeps the items of a category without a page: without a script nothing else links to them', () => {
    const { href: _, ...group } = category('group', toLinks('group', 3));
    expect(toHrefs(show([...thousand, group], '/docs/c0/1'))).toContain('/docs/group/2');
  });

  it('counts the pages of a closed category that are listed on another page', () => {
    const { href: _, ...group } = category('group', toLinks('group', 3), {
      listHref: '/all#group',
    });
    const items = [...thousand, group];
    expect(show(items, '/docs/c0/1').at(-1)).toMatchObject({ items: [], omitted: 3 });
    const open = show(items, '/docs/group/1');
    expect(toHrefs(open)).toContain('/docs/group/2');
    expect(open.at(-1)).not.toHaveProperty('omitted');
  });

  it('keeps the items of categories that start open or cannot be closed', () => {
    const items = [
      ...thousand,
      category('open', toLinks('open', 3), { collapsed: false }),
      category('fixed', toLinks('fixed', 3), { collapsible: false }),
    ];
    const hrefs = toHrefs(show(items, '/docs/c0/1'));
    expect(hrefs).toEqual(expect.arrayContaining(['/docs/open/2', '/docs/fixed/2']));
  });

  it('has no part for a category in which only the open page can be seen', () => {
    const secret = { type: 'link', label: 'S', href: '/docs/secret', unlisted: true } as const;
    const items = [...thousand, category('hidden', [secret])];
    expect(show(items, '/docs/c0/1').at(-1)).not.toHaveProperty('part');
    expect(toHrefs(show(items, '/docs/secret'))).toContain('/docs/secret');
  });

  it('still names every category, so every page can be reached without a script', () => {
    const seen = new Set<string>();
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const own = thousand.find(({ href }) => href === path);
      // A category's page has a card for each page in it.
      const cards = own === undefined ? [] : toHrefs(own.items);
      for (const href of [...cards, ...toHrefs(show(thousand, path))]) visit(href);
    };
    visit('/docs/c0/0');
    expect(seen.size).toBe(20 + 1000);
  });
});

describe('a category with too many pages for the sidebar', () => {
  const large = category('large', toLinks('large', 1000));

  function showLarge(one: SidebarItem, path: string): SidebarCategory {
    return show([one], path)[0] as SidebarCategory;
  }

  it('shows a hundred with the open one among them, and the number of all', () => {
    for (const index of [0, 10, 74, 75, 499, 500, 525, 999]) {
      const { items, total } = showLarge(large, `/docs/large/${index}`);
      expect(total).toBe(1000);
      expect(items).toHaveLength(100);
      const place = toHrefs(items).indexOf(`/docs/large/${index}`);
      expect(place).toBeGreaterThanOrEqual(Math.min(index, 25));
      expect(place).toBeLessThan(100 - Math.min(999 - index, 24));
    }
  });

  it('names the part with all of them, for what filters them', () => {
    const { parts, findView } = cut([large]);
    const window = parts.get(findView('/docs/large/500').parts[0]?.part ?? '');
    expect(parts.get(window?.all ?? '')?.items).toEqual(large.items);
    expect(
      showLarge({ ...large, docId: 'large/index' }, '/docs/category/large'),
    ).not.toHaveProperty('all');
  });

  it('has few windows, which pages share', () => {
    const { parts, findView } = cut([large]);
    for (let index = 0; index < 1000; index += 1) findView(`/docs/large/${index}`);
    expect(parts.size).toBeLessThan(25);
  });

  it('shows its first hundred when it starts open on another page', () => {
    const { items, total } = showLarge({ ...large, collapsed: false }, '/elsewhere');
    expect(toHrefs(items)).toEqual(toHrefs(large.items).slice(0, 100));
    expect(total).toBe(1000);
  });

  it('shows all of them if no page lists them, and on a category page that is a guide', () => {
    const { href: _, ...group } = large;
    expect(showLarge(group, '/docs/large/1').items).toHaveLength(1000);
    const guide = { ...large, docId: 'large/index' };
    expect(showLarge(guide, '/docs/category/large').items).toHaveLength(1000);
    expect(showLarge(guide, '/docs/category/large')).not.toHaveProperty('total');
    expect(showLarge(guide, '/docs/large/1').items).toHaveLength(100);
  });

  it('shows all of them if there are few', () => {
    const small = category('small', toLinks('small', 200));
    expect(showLarge(small, '/docs/small/1').items).toHaveLength(200);
  });
});

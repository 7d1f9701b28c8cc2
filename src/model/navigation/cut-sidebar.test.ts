import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem } from './sidebar';
import { createSidebarCutter } from './cut-sidebar';

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

/** Each file is named after its content. */
const cut = createSidebarCutter((items) => JSON.stringify(items));

const show = (items: readonly SidebarItem[], path: string) => cut(items, path);

/** The items in the file of a category. */
function readFile({ file = '[]' }: SidebarCategory): readonly SidebarItem[] {
  return JSON.parse(file) as readonly SidebarItem[];
}

/** Twenty categories of fifty pages. */
const thousand = Array.from({ length: 20 }, (_, index) =>
  category(`c${index}`, toLinks(`c${index}`, 50)),
);

describe('a sidebar', () => {
  it('is whole if it has at most 200 links', () => {
    const items = [...toLinks('a', 150), category('b', toLinks('b', 49))];
    expect(show(items, '/docs/a/1')).toEqual(items);
  });

  it('has nothing that only cards and look-ups need', () => {
    const [page] = toLinks('a', 1);
    const own = { docId: 'a', description: 'About it.' };
    const items = [{ ...page, ...own } as SidebarItem, category('b', [], own)];
    expect(show(items, '/')).toEqual([page, category('b', [])]);
  });

  it('shows each page its own category, of a thousand pages', () => {
    const shown = show(thousand, '/docs/c7/3');
    expect(toHrefs(shown)).toHaveLength(20 + 50);
    expect(toHrefs(shown)).toContain('/docs/c7/49');
  });

  it('names the file of each category, also of the open one, which the next page may close', () => {
    const shown = show(thousand, '/docs/c7/3') as readonly SidebarCategory[];
    expect(shown[3]?.items).toEqual([]);
    for (const [index, one] of shown.entries())
      expect(readFile(one)).toEqual(thousand[index]?.items);
  });

  it('has the same file for all pages: a browser loads it once', () => {
    const [one, other] = ['/docs/c7/3', '/docs/c8/1'].map(
      (path) => show(thousand, path) as readonly SidebarCategory[],
    );
    expect(one?.map(({ file }) => file)).toEqual(other?.map(({ file }) => file));
  });

  it('shows the items of the open category, at every depth', () => {
    const inner = category('inner', toLinks('inner', 10));
    const items = [...thousand, category('outer', [inner, ...toLinks('outer', 5)])];
    expect(toHrefs(show(items, '/docs/inner/3'))).toEqual(
      expect.arrayContaining(['/docs/category/c0', '/docs/inner/9', '/docs/outer/4']),
    );
    expect(toHrefs(show(items, '/docs/outer/0'))).not.toContain('/docs/inner/9');
    const outer = show(items, '/docs/c0/1').at(-1) as SidebarCategory;
    expect(readFile(outer)[0]).toMatchObject({ items: [], omitted: 10 });
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

  it('has no file for a category in which only the open page can be seen', () => {
    const secret = { type: 'link', label: 'S', href: '/docs/secret', unlisted: true } as const;
    const items = [...thousand, category('hidden', [secret])];
    expect(show(items, '/docs/c0/1').at(-1)).not.toHaveProperty('file');
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

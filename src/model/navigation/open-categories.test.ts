import { describe, expect, it } from 'vitest';
import {
  isInitiallyOpen,
  openActive,
  toInitiallyOpen,
  toItemKeys,
  toggleCategory,
} from './open-categories';
import type { SidebarCategory, SidebarItem } from './sidebar';

function link(href: string): SidebarItem {
  return { type: 'link', label: href, href };
}

function category(
  label: string,
  items: readonly SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory {
  return { type: 'category', label, items, exclusive: true, ...more };
}

const inner = category('Inner', [link('/a/inner')]);
const sidebar = [
  link('/'),
  category('A', [link('/a'), inner], { href: '/category/a' }),
  category('B', [link('/b')]),
  category('C', [link('/c')], { collapsed: false }),
  category('D', [link('/d')], { collapsible: false }),
];
const [, a = '', b = '', c = '', d = ''] = toItemKeys(sidebar);
const [, inA = ''] = toItemKeys([link('/a'), inner], a);

const list = (open: ReadonlySet<string>) => [...open].toSorted();

describe('the key of an item', () => {
  it('is its own within its sidebar, even when there are two of a kind', () => {
    const rule: SidebarItem = { type: 'html', value: '<hr>' };
    const keys = toItemKeys([rule, link('/a'), rule, link('/a'), category('A', [])]);
    expect(new Set(keys).size).toBe(5);
    expect(toItemKeys([link('/a')], a)).not.toEqual(toItemKeys([link('/a')], b));
  });

  it('does not depend on what stands before the item', () => {
    expect(toItemKeys(sidebar.slice(2))[0]).toBe(b);
  });
});

describe('categories at first', () => {
  it('are open when they hold the page, when they say so, and when they cannot be closed', () => {
    expect(list(toInitiallyOpen(sidebar, '/a/inner'))).toEqual(list(new Set([a, inA, c, d])));
    expect(list(toInitiallyOpen(sidebar, '/'))).toEqual(list(new Set([c, d])));
  });

  it('are open when the page is their own, whatever its case and trailing slash', () => {
    const own = category('A', [link('/a')], { href: '/category/a' });
    expect(isInitiallyOpen(own, '/Category/A/')).toBe(true);
  });
});

describe('a category that is opened or closed', () => {
  it('closes its neighbours when it is exclusive', () => {
    expect(list(toggleCategory(new Set([a, c]), sidebar, b, true))).toEqual([b]);
  });

  it('leaves open what cannot be closed, and other levels', () => {
    const open = toggleCategory(new Set([a, inA, d]), sidebar, b, true);
    expect(list(open)).toEqual(list(new Set([b, inA, d])));
  });

  it('leaves its neighbours alone when it is not exclusive', () => {
    const items = [category('A', [], { exclusive: false }), category('B', [])];
    const [first = '', second = ''] = toItemKeys(items);
    expect(list(toggleCategory(new Set([second]), items, first, true))).toEqual([first, second]);
  });

  it('closes alone', () => {
    expect(list(toggleCategory(new Set([a, c]), sidebar, a, false))).toEqual([c]);
  });

  it('changes nothing when it already is as asked', () => {
    const open = new Set([a, c]);
    expect(toggleCategory(open, sidebar, a, true)).toBe(open);
    expect(toggleCategory(open, sidebar, b, false)).toBe(open);
  });
});

describe('arriving at a page', () => {
  it('opens every category around it and closes their neighbours', () => {
    const open = openActive(new Set([b]), sidebar, '/a/inner');
    expect(list(open)).toEqual(list(new Set([a, inA])));
  });

  it('closes nothing when the page is in no category', () => {
    const open = new Set([a]);
    expect(openActive(open, sidebar, '/')).toBe(open);
  });
});

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
  it('is unique within its sidebar, even for two equal items', () => {
    const rule: SidebarItem = { type: 'html', value: '<hr>' };
    const keys = toItemKeys([rule, link('/a'), rule, link('/a'), category('A', [])]);
    expect(new Set(keys).size).toBe(5);
    expect(toItemKeys([link('/a')], a)).not.toEqual(toItemKeys([link('/a')], b));
  });

  it('does not depend on the items before it', () => {
    expect(toItemKeys(sidebar.slice(2))[0]).toBe(b);
  });
});

describe('the initially open categories', () => {
  it('are those that hold the page, start open, or cannot be closed', () => {
    expect(list(toInitiallyOpen(sidebar, '/a/inner'))).toEqual(list(new Set([a, inA, c, d])));
    expect(list(toInitiallyOpen(sidebar, '/'))).toEqual(list(new Set([c, d])));
  });

  it('include the one whose own page is open, ignoring case and trailing slash', () => {
    const own = category('A', [link('/a')], { href: '/category/a' });
    expect(isInitiallyOpen(own, '/Category/A/')).toBe(true);
  });
});

describe('opening or closing a category', () => {
  it('closes its siblings when it is exclusive', { tags: ['S25'] }, () => {
    expect(list(toggleCategory(new Set([a, c]), sidebar, b, true))).toEqual([b]);
  });

  it('leaves categories that cannot be closed and other levels open', () => {
    const open = toggleCategory(new Set([a, inA, d]), sidebar, b, true);
    expect(list(open)).toEqual(list(new Set([b, inA, d])));
  });

  it('leaves its siblings alone when it is not exclusive', () => {
    const items = [category('A', [], { exclusive: false }), category('B', [])];
    const [first = '', second = ''] = toItemKeys(items);
    expect(list(toggleCategory(new Set([second]), items, first, true))).toEqual([first, second]);
  });

  it('closes only itself', () => {
    expect(list(toggleCategory(new Set([a, c]), sidebar, a, false))).toEqual([c]);
  });

  it('changes nothing when it is already in that state', () => {
    const open = new Set([a, c]);
    expect(toggleCategory(open, sidebar, a, true)).toBe(open);
    expect(toggleCategory(open, sidebar, b, false)).toBe(open);
  });
});

describe('arriving at a page', () => {
  it('opens every category around it and closes their siblings', () => {
    const open = openActive(new Set([b]), sidebar, '/a/inner');
    expect(list(open)).toEqual(list(new Set([a, inA])));
  });

  it('closes nothing when the page is in no category', () => {
    const open = new Set([a]);
    expect(openActive(open, sidebar, '/')).toBe(open);
  });
});

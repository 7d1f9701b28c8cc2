import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar';
import { listVisibleItems } from './visible-items';

function link(href: string, more: Partial<SidebarLink> = {}): SidebarLink {
  return { type: 'link', label: href, href, ...more };
}

function category(items: readonly SidebarItem[], more: Partial<SidebarCategory> = {}) {
  return { type: 'category', label: 'Category', items, ...more } as const;
}

/** A sidebar as nested hrefs. */
function toOutline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'html') return item.value;
    return item.type === 'link' ? item.href : [item.href, ...toOutline(item.items)];
  });
}

const secret = link('/secret', { unlisted: true });

function see(items: readonly SidebarItem[], path = '/other'): unknown[] {
  return toOutline(listVisibleItems(items, path));
}

describe('the visible items of a sidebar', () => {
  it('include everything that is listed', () => {
    const items = [link('/a'), category([link('/b')], { href: '/c' })];
    expect(listVisibleItems(items, '/a')).toEqual(items);
  });

  it('exclude an unlisted page until it is open', () => {
    expect(see([link('/a'), secret])).toEqual(['/a']);
    expect(see([link('/a'), secret], '/Secret/')).toEqual(['/a', '/secret']);
  });

  it('exclude a category without visible items', () => {
    const items = [category([secret, category([secret])])];
    expect(see(items)).toEqual([]);
    expect(see(items, '/secret')).toEqual([[undefined, '/secret', [undefined, '/secret']]]);
    expect(see([category([{ type: 'html', value: '<hr>' }])])).toEqual([]);
  });

  it('include an empty category with a page of its own', () => {
    expect(see([category([secret], { href: '/c' })])).toEqual([['/c']]);
  });

  it('include a category whose page is unlisted, without the link to it', () => {
    const items = [category([link('/a')], { href: '/c', linkUnlisted: true })];
    expect(see(items)).toEqual([[undefined, '/a']]);
    expect(see(items, '/c')).toEqual([['/c', '/a']]);
    expect(see([category([], { href: '/c', linkUnlisted: true })])).toEqual([]);
  });

  it('include text and lines between items', () => {
    expect(see([{ type: 'html', value: '<hr>' }])).toEqual(['<hr>']);
  });
});

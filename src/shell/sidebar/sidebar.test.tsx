import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem, SidebarLink } from '../../model/navigation/sidebar';
import { createSidebarCutter } from '../../model/navigation/cut-sidebar';
import { Sidebar } from './sidebar';

function link(href: string, more: Partial<SidebarLink> = {}): SidebarLink {
  return { type: 'link', label: `Label of ${href}`, href, ...more };
}

function category(
  label: string,
  items: readonly SidebarItem[],
  more: Partial<SidebarCategory> = {},
): SidebarCategory {
  return { type: 'category', label, items, ...more };
}

function render(items: readonly SidebarItem[], path = '/elsewhere'): string {
  const sidebar = <Sidebar items={items} path={path} loadItems={neverLoaded} />;
  return renderToStaticMarkup(sidebar).replaceAll(/ class="_[^" ]*"/g, '');
}

function neverLoaded(): Promise<never> {
  return new Promise(() => {});
}

/** Renders what the page at a site path has of a large sidebar. */
function renderPart(items: readonly SidebarItem[], path: string): string {
  return render(createSidebarCutter((list) => JSON.stringify(list))(items, path), path);
}

function links(folder: string, count: number): readonly SidebarLink[] {
  return Array.from({ length: count }, (_, index) => link(`/docs/${folder}/${index}`));
}

const platform = category('Platform', [link('/docs/a')], { href: '/docs/category/platform' });

describe('the sidebar', () => {
  it('is a region of its own', () => {
    expect(render([])).toMatch(/^<nav aria-label="Docs sidebar"/);
  });

  it(
    'marks the open page, whatever the case and the trailing slash of its address',
    { tags: ['S26'] },
    () => {
      const html = render([link('/docs/a'), link('/docs/b')], '/Docs/A/');
      expect(html).toMatch(/<a href="\/docs\/a"[^>]* aria-current="page"/);
      expect(html.match(/aria-current/g)).toHaveLength(1);
    },
  );

  it('opens external links in a new tab, and says so', () => {
    const html = render([link('https://status.easier.example')]);
    expect(html).toMatch(/<a href="https:[^"]*" rel="noopener noreferrer" target="_blank"/);
    expect(html).toContain('(opens in new tab)');
    expect(render([link('/docs/a')])).not.toContain('_blank');
  });

  it('shows the writer’s text and lines between items', () => {
    const html = render([{ type: 'html', value: '<b>More</b>', className: 'own' }]);
    expect(html).toMatch(/<li class="[^"]*own"><b>More<\/b><\/li>/);
  });

  it('gives items the classes that a writer asks for', () => {
    const html = render([
      link('/docs/a', { className: 'new' }),
      category('B', [link('/docs/b')], { className: 'beta' }),
    ]);
    expect(html).toContain('<li class="new">');
    expect(html).toContain('<li class="beta">');
  });

  it('shows an unlisted page only while it is open', () => {
    const items = [link('/docs/a'), link('/docs/secret', { unlisted: true })];
    expect(render(items)).not.toContain('secret');
    expect(render(items, '/docs/secret')).toContain('href="/docs/secret"');
  });
});

describe('a category of the sidebar', () => {
  it('is closed at first, with its items in the HTML', () => {
    expect(render([platform])).toMatch(/<details><summary[^>]*>.*href="\/docs\/a"/);
  });

  it('is open when it holds the page, and marked only on its own page', () => {
    expect(render([platform], '/docs/a')).toContain('<details open="">');
    expect(render([platform], '/docs/a')).toMatch(/platform"[^>]* data-active=""/);
    expect(render([platform], '/docs/a')).not.toMatch(/platform"[^>]* aria-current/);
    expect(render([platform], '/docs/category/platform')).toMatch(
      /platform"[^>]* aria-current="page"/,
    );
  });

  it('is open when its author says so', () => {
    expect(render([{ ...platform, collapsed: false }])).toContain('<details open="">');
  });

  it('with a page has a button beside the link, named after what it does', () => {
    const closed = render([platform]);
    expect(closed).toContain('href="/docs/category/platform"');
    expect(closed).toContain('aria-label="Expand sidebar category &#x27;Platform&#x27;"');
    const open = render([platform], '/docs/a');
    expect(open).toContain('aria-label="Collapse sidebar category &#x27;Platform&#x27;"');
  });

  it('without a page opens by its label', () => {
    const html = render([category('Group', [link('/docs/a')])]);
    expect(html).toContain('<summary>Group</summary>');
    expect(html).not.toContain('aria-label="Expand');
  });

  it('has no button if it cannot be closed', () => {
    const fixed = { ...platform, collapsible: false } as const;
    const html = render([fixed, category('Group', [link('/docs/b')], { collapsible: false })]);
    expect(html).not.toContain('<details');
    expect(html).toContain('href="/docs/category/platform"');
    expect(html).toContain('href="/docs/b"');
  });

  it('with a page but nothing to see in it is a plain link', () => {
    const html = render([{ ...platform, items: [link('/docs/secret', { unlisted: true })] }]);
    expect(html).toContain('href="/docs/category/platform"');
    expect(html).not.toContain('<details');
  });

  it('closes its neighbours without a script, too, when it is exclusive', () => {
    const items = [
      { ...platform, exclusive: true },
      category('Group', [link('/docs/b')], { exclusive: true }),
    ];
    const names = [...render(items).matchAll(/<details name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it('that starts open is not closed by the one that holds the page', () => {
    const items = [
      { ...platform, exclusive: true, collapsed: false } as const,
      category('Group', [link('/docs/b')], { exclusive: true }),
    ];
    const html = render(items, '/docs/b');
    expect(html.match(/<details open=""/g)).toHaveLength(2);
    expect(html.match(/ name="/g)).toHaveLength(1);
  });

  it('that alone starts open is closed by its neighbours without a script, too', () => {
    const items = [
      { ...platform, exclusive: true, collapsed: false } as const,
      category('Group', [link('/docs/b')], { exclusive: true }),
    ];
    const html = render(items, '/docs/');
    expect(html.match(/<details open=""/g)).toHaveLength(1);
    expect(html.match(/ name="/g)).toHaveLength(2);
  });

  it('groups by level: opening one closes none inside of it', () => {
    const inner = category('Inner', [link('/docs/b')], { exclusive: true });
    const html = render([{ ...platform, items: [inner], exclusive: true }]);
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('the sidebar of a large site', () => {
  const thousand = Array.from({ length: 20 }, (_, index) =>
    category(`C${index}`, links(`c${index}`, 50), { href: `/docs/category/c${index}` }),
  );

  it('has the links of the open category and one for each other', () => {
    const html = renderPart(thousand, '/docs/c7/3');
    expect(html.match(/<a /g)).toHaveLength(20 + 50);
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html.length).toBeLessThan(20_000);
  });

  it('links each closed category without a page to the page that lists it', () => {
    const groups = Array.from({ length: 20 }, (_, index) =>
      category(`G${index}`, links(`g${index}`, 50), { listHref: `/all#g${index}` }),
    );
    const html = renderPart(groups, '/docs/g7/3');
    expect(html.match(/<a /g)).toHaveLength(19 + 50);
    expect(html).toMatch(/<a href="\/all#g3"[^>]*>All 50 pages<\/a>/);
  });
});

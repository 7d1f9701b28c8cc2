import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarLink } from '../../model/navigation/sidebar';
import { Breadcrumbs } from './breadcrumbs';

const page: SidebarLink = { type: 'link', label: 'Guide', href: '/docs/guide' };
const platform: SidebarCategory = {
  type: 'category',
  label: 'Platform',
  href: '/docs/category/platform',
  items: [page],
};

function render(...trail: readonly (SidebarLink | SidebarCategory)[]): string {
  return renderToStaticMarkup(<Breadcrumbs trail={trail} />);
}

describe('the breadcrumbs', () => {
  it('lead from home over the categories to the page, which is no link', () => {
    const html = render(platform, page);
    expect(html).toMatch(/^<nav aria-label="Breadcrumbs"/);
    expect(html).toContain('<a href="/" aria-label="Home page">');
    expect(html).toContain(
      '<a href="/docs/category/platform" itemProp="item"><span itemProp="name">Platform</span></a>',
    );
    expect(html).toContain('<span aria-current="page"><span itemProp="name">Guide</span></span>');
    expect(html).not.toContain('href="/docs/guide"');
  });

  it('end with a category on its own page', () => {
    expect(render(platform)).toContain(
      '<span aria-current="page"><span itemProp="name">Platform</span></span>',
    );
  });

  it('name a category without a page, or with an unlisted one, in plain words', () => {
    const { href: _, ...group } = platform;
    expect(render(group, page)).not.toContain('<a href="/docs');
    expect(render({ ...platform, linkUnlisted: true }, page)).not.toContain('<a href="/docs');
  });

  it('are a list for search engines, counted from one behind home', () => {
    const html = render(platform, page);
    expect(html).toContain('<ol itemScope="" itemType="https://schema.org/BreadcrumbList">');
    expect(html.match(/itemType="https:\/\/schema.org\/ListItem"/g)).toHaveLength(2);
    expect(html.match(/<meta itemProp="position" content="\d"\/>/g)).toEqual([
      '<meta itemProp="position" content="1"/>',
      '<meta itemProp="position" content="2"/>',
    ]);
  });

  it('are not there for a page outside of the sidebar', () => {
    expect(render()).toBe('');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Card } from '../model/guides/card';
import { CategoryPage } from './category-page';

const cards: readonly Card[] = [
  { label: 'Message iframe helper', href: '/docs/platform/helper/', description: '', count: 2 },
  { label: 'One thing', href: '/docs/one', description: 'About it.', count: 1 },
  { label: 'A page', href: '/docs/page', description: 'What it says.' },
  { label: 'Status', href: 'https://status.easier.example', description: '' },
];

const html = renderToStaticMarkup(
  <CategoryPage title="Platform" description="All of it." cards={cards} />,
);

describe('the page of a category', () => {
  it('shows its title and description before the cards, outside of their article', () => {
    expect(html).toMatch(/<header[^>]*><h1>Platform<\/h1><p>All of it.<\/p><\/header><article>/);
    const bare = renderToStaticMarkup(<CategoryPage title="Platform" cards={[]} />);
    expect(bare).toContain('<h1>Platform</h1></header>');
  });

  it('shows a card for each item, whose title links to it', () => {
    expect(html.match(/<h2/g)).toHaveLength(4);
    expect(html).toMatch(/<h2[^>]*><a href="\/docs\/page"[^>]*>A page<\/a><\/h2>/);
    expect(html).toContain('title="What it says."');
  });

  it('shows how many items a category holds', () => {
    expect(html).toContain('2 items');
    expect(html).toContain('1 item<');
    expect(html.match(/items?</g)).toHaveLength(2);
  });

  it('shows that an external page opens a new tab', () => {
    expect(html).toMatch(/<a href="https:\/\/status[^>]* target="_blank"/);
    expect(html.match(/opens in new tab/g)).toHaveLength(1);
  });

  it('shows a folder, page or arrow icon before each, and no emoji', () => {
    const drawings = [...html.matchAll(/<path d="([^"]+)"/g)].map(([, shape]) => shape);
    expect(drawings).toHaveLength(4);
    expect(new Set(drawings).size).toBe(3);
    expect(html).not.toMatch(/\p{Extended_Pictographic}/u);
  });
});

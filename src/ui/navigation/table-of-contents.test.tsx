import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Heading } from '../../model/navigation/heading';
import { TableOfContentsDisclosure, TableOfContentsRail } from './table-of-contents';

const headings: readonly Heading[] = [
  { depth: 2, text: 'Install', id: 'install' },
  { depth: 3, text: 'With npm', id: 'with-npm' },
  { depth: 4, text: 'Behind a proxy', id: 'proxy' },
  { depth: 2, text: '使い方', id: '使い方' },
];

describe('the table of contents', () => {
  it('beside the page nests plain anchors and marks none before scripts run', () => {
    const html = renderToStaticMarkup(<TableOfContentsRail headings={headings} />);
    expect(html).toMatch(/^<nav aria-label="On this page"/);
    expect(html).toMatch(/<a href="#install"[^>]*>Install<\/a><ul[^>]*><li><a href="#with-npm"/);
    expect(html).toContain('href="#使い方"');
    expect(html).not.toContain('Behind a proxy');
    expect(html).not.toContain('aria-current');
  });

  it('shows the levels that the page asks for', () => {
    const html = renderToStaticMarkup(
      <TableOfContentsRail headings={headings} levels={{ from: 3, to: 4 }} />,
    );
    expect(html).toContain('Behind a proxy');
    expect(html).not.toContain('Install');
  });

  it('on a phone is closed at first and opens without a script', () => {
    const html = renderToStaticMarkup(<TableOfContentsDisclosure headings={headings} />);
    expect(html).toMatch(/^<details (?![^>]*\bopen\b)/);
    expect(html).toContain('<summary>On this page</summary>');
    expect(html).toContain('href="#with-npm"');
  });

  it('keeps the formatting of a heading', () => {
    const formatted = ['The ', { tag: 'code', children: ['send'] }, ' call'] as const;
    const html = renderToStaticMarkup(
      <TableOfContentsRail headings={[{ depth: 2, text: 'The send call', id: 'a', formatted }]} />,
    );
    expect(html).toContain('The <code translate="no">send</code> call');
  });

  it('is not there for a page without headings', () => {
    expect(renderToStaticMarkup(<TableOfContentsRail headings={[]} />)).toBe('');
    expect(renderToStaticMarkup(<TableOfContentsDisclosure headings={[]} />)).toBe('');
  });
});

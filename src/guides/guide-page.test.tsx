import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TOCInline } from '../mdx/table-of-contents-inline';
import type { GuidePage as Page } from '../model/guides/guide-page';
import type { Heading } from '../model/navigation/heading';
import { GuidePage } from './guide-page';

const page: Page = {
  id: 'guide',
  path: '/docs/guide',
  title: 'A guide',
  description: '',
  keywords: [],
  unlisted: false,
  draft: false,
  showTitle: true,
  tableOfContents: { from: 2, to: 3 },
  tags: [],
};

const headings: readonly Heading[] = [
  { depth: 2, text: 'Install', id: 'install' },
  { depth: 4, text: 'Deep', id: 'deep' },
];

function render(more: Partial<Page> = {}): string {
  return renderToStaticMarkup(
    <GuidePage page={{ ...page, ...more }} headings={headings} body={() => <p>The text.</p>} />,
  );
}

/** The offsets of texts in a page, to compare their order. */
function findOrder(html: string, ...parts: readonly string[]): readonly number[] {
  return parts.map((part) => html.indexOf(part));
}

describe('a guide', () => {
  it('shows its notice, title, headings, text and footer in this order', () => {
    const html = render({ unlisted: true, editUrl: 'https://git.example/edit' });
    const order = findOrder(
      html,
      'Unlisted page',
      '<h1>',
      '<details',
      'The text.',
      '<footer',
      '<nav aria-label="On this page"',
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('shows its title, unless it is hidden or the text has one', () => {
    expect(render()).toContain('<header><h1>A guide</h1></header>');
    expect(render({ showTitle: false })).not.toContain('<h1>');
  });

  it('has no table of contents when its author hides it', () => {
    const { tableOfContents: _, ...hidden } = page;
    const html = renderToStaticMarkup(
      <GuidePage page={hidden} headings={headings} body={() => <TOCInline />} />,
    );
    expect(html).not.toContain('On this page');
    // The anchors for one within the text are still there.
    expect(html).toContain('href="#install"');
  });

  it('lists the heading levels that its author chose', () => {
    expect(render()).not.toContain('#deep');
    expect(render({ tableOfContents: { from: 2, to: 4 } })).toContain('#deep');
  });

  it('shows a notice when it is unlisted or a draft', { tags: ['S82'] }, () => {
    expect(render({ unlisted: true })).toContain(
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    );
    expect(render({ draft: true })).toContain('Draft page');
    expect(render()).not.toMatch(/Unlisted page|Draft page/);
  });
});

describe('the footer of a guide', () => {
  it('is omitted when it would be empty', () => {
    expect(render()).not.toContain('<footer');
  });

  it('links to the pages of its tags', () => {
    const html = render({ tags: [{ label: 'API', path: '/docs/tags/api' }] });
    expect(html).toMatch(/Tags:.*<a href="\/docs\/tags\/api"[^>]*>API<\/a>/);
  });

  it('links to the edit page, in a new tab', () => {
    const html = render({ editUrl: 'https://git.example/edit/guide.mdx' });
    expect(html).toMatch(/<a href="https:\/\/git.example\/edit\/guide.mdx"[^>]* target="_blank"/);
    expect(html).toContain('Edit this page');
  });

  it('shows when and by whom the page was last updated', () => {
    const text = (more: Partial<Page>) => render(more).replaceAll(/<[^>]*>/g, '');
    const date = '2024-07-05T10:00:00Z';
    expect(text({ lastUpdate: { date, author: 'Aiko' } })).toContain(
      'Last updated on Jul 5, 2024 by Aiko',
    );
    expect(text({ lastUpdate: { author: 'Aiko' } })).toContain('Last updated by Aiko');
    expect(text({ lastUpdate: { date } })).toMatch(/Last updated on Jul 5, 2024(?! by)/);
    expect(render({ lastUpdate: { date: '2024-07-05' } })).toContain(
      '<b><time dateTime="2024-07-05T00:00:00.000Z">Jul 5, 2024</time></b>',
    );
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Heading } from '../model/navigation/heading';
import { PageHeadings } from '../ui/navigation/page-headings';
import { TOCInline } from './table-of-contents-inline';
import type { TOCInlineProps } from './table-of-contents-inline';

const headings: readonly Heading[] = [
  { depth: 2, text: 'Two', id: 'two' },
  { depth: 3, text: 'Three', id: 'three' },
  { depth: 4, text: 'Four', id: 'four' },
];

function render(props: TOCInlineProps): readonly string[] {
  const html = renderToStaticMarkup(
    <PageHeadings value={headings}>
      <TOCInline {...props} />
    </PageHeadings>,
  );
  return [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
}

describe('a table of contents within a text', () => {
  it('lists the headings of its page, levels 2 and 3', () => {
    expect(render({})).toEqual(['two', 'three']);
  });

  it('lists the levels that the writer asks for', () => {
    expect(render({ minHeadingLevel: 3, maxHeadingLevel: 4 })).toEqual(['three', 'four']);
    expect(render({ maxHeadingLevel: 2 })).toEqual(['two']);
  });

  it('lists other headings that it is given, in either form', () => {
    expect(render({ toc: [{ depth: 2, text: 'Other', id: 'other' }] })).toEqual(['other']);
    expect(render({ toc: [{ level: 2, value: 'Foreign', id: 'foreign' }] })).toEqual(['foreign']);
    expect(render({ toc: [] })).toEqual([]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScrollArea, ScrollBar } from './scroll-area';
import type { ScrollAreaProps } from './scroll-area';

const render = (props: ScrollAreaProps) => renderToStaticMarkup(<ScrollArea {...props} />);

describe('a scroll area', () => {
  it('shows its bars below the pointer, unless another type is given', () => {
    expect(render({})).toMatch(/^<div class="\S+" data-type="hover" data-orientation="vertical"/);
    for (const type of ['auto', 'always', 'scroll'] as const)
      expect(render({ type, orientation: 'both' })).toContain(
        `data-type="${type}" data-orientation="both"`,
      );
  });

  it('scrolls by keyboard under its name before any script runs', () => {
    expect(render({ label: 'Releases' })).toMatch(
      /<div [^>]*tabindex="0" role="group" aria-label="Releases">/,
    );
    expect(render({})).toContain('aria-label="Scrollable content"');
  });

  it('accepts the bars of Radix, which show nothing themselves', () => {
    const html = render({ children: <ScrollBar orientation="horizontal" className="mine" /> });
    expect(html).toMatch(/<span hidden="" class="\S+ mine" data-orientation="horizontal"><\/span>/);
    expect(renderToStaticMarkup(<ScrollBar />)).toContain('data-orientation="vertical"');
  });

  it('has a size, classes and attributes of the writer on its outside', () => {
    expect(render({ style: { height: 100 }, className: 'mine', id: 'x' })).toMatch(
      /^<div style="height:100px" id="x" class="\S+ mine"/,
    );
  });
});

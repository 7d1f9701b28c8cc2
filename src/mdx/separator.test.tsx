import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Separator } from './separator';
import type { SeparatorProps } from './separator';

const render = (props: SeparatorProps) => renderToStaticMarkup(<Separator {...props} />);

describe('a separator', () => {
  it('is decorative by default', () => {
    expect(render({})).toMatch(/^<span role="none" class="\S+" data-orientation="horizontal">/);
    expect(render({ orientation: 'vertical' })).not.toContain('aria-orientation');
  });

  it('is announced if it is no decoration, with its direction if that is vertical', () => {
    const html = render({ decorative: false });
    expect(html).toContain('role="separator"');
    expect(html).not.toContain('aria-orientation');
    expect(render({ decorative: false, orientation: 'vertical' })).toContain(
      'role="separator" aria-orientation="vertical"',
    );
  });

  it('may stand in a paragraph, between words', () => {
    expect(render({ orientation: 'vertical' })).toMatch(/^<span .*<\/span>$/);
  });

  it('has classes and attributes of the writer', () => {
    expect(render({ className: 'mine', id: 'x' })).toMatch(/ id="x" class="\S+ mine"/);
  });
});

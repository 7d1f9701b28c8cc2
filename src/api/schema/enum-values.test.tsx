import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnumValues } from './enum-values';

function render(count: number, more: object = {}): string {
  const values = Array.from({ length: count }, (_, index) => ({ value: `"v${index}"`, ...more }));
  return renderToStaticMarkup(<EnumValues values={values} types={['string']} />);
}

describe('the values of an enum', () => {
  it('are a list, which is folded if it is long', () => {
    expect(render(3)).toMatch(/^<ul.*<code translate="no">v2<\/code>/);
    expect(render(40)).toMatch(/^<details.*<ul.*<code translate="no">v39<\/code>/s);
  });

  it('take little room, however many they are, and all are there', () => {
    const html = render(9000);
    expect(html.length).toBeLessThan(80_000);
    expect(html).toContain('v0\nv1\n');
    expect(html).toContain('\nv8999</code>');
  });

  it('take little room with their names in code and their meanings', () => {
    const html = render(9000, {
      name: 'NAMED',
      meaning: [{ tag: 'p', children: ['What it is.'] }],
    });
    expect(html.length).toBeLessThan(250_000);
    expect(html).toContain('v0\tNAMED\tWhat it is.\nv1\tNAMED');
  });

  it('each stay one line of very many, even with a line break of their own', () => {
    expect(render(600, { value: '"a\\nb\\t"' })).toContain(
      '<code translate="no">&quot;a\\nb\\t&quot;\n',
    );
  });

  it('stay a list if a meaning has links or emphasis', () => {
    const meaning = [{ tag: 'em', children: ['it'] }];
    expect(render(600, { meaning })).toContain('<li>');
  });
});

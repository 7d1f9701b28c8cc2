import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pager } from './pager';

const before = { label: 'Before', href: '/docs/before' };
const after = { label: 'After', href: '/docs/after' };

describe('the way to the pages before and after', () => {
  it('names both, each with its direction', () => {
    const html = renderToStaticMarkup(<Pager previous={before} next={after} />);
    expect(html).toMatch(/^<nav aria-label="Docs pages"/);
    expect(html).toMatch(/<a href="\/docs\/before".*<small>Previous<\/small> Before/);
    expect(html).toMatch(/<a href="\/docs\/after".*<small>Next<\/small> After/);
  });

  it('may be one way only', () => {
    const html = renderToStaticMarkup(<Pager next={after} />);
    expect(html).not.toContain('Previous');
    expect(html).toContain('After');
  });

  it('is a region of the page even without either', () => {
    expect(renderToStaticMarkup(<Pager />)).toMatch(/^<nav aria-label="Docs pages".*><\/nav>$/);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BackToTop } from './back-to-top';

describe('the button to the top of the page', () => {
  it('is always in the page, named, and not shown at first', () => {
    const html = renderToStaticMarkup(<BackToTop />);
    expect(html).toContain('aria-label="Scroll back to top"');
    expect(html).not.toContain('data-shown');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BackToTop, toBackToTopShown } from './back-to-top';

describe('the button to the top of the page', () => {
  it('is always in the page, named, and not shown at first', () => {
    const html = renderToStaticMarkup(<BackToTop />);
    expect(html).toContain('aria-label="Scroll back to top"');
    expect(html).not.toContain('data-shown');
  });
});

const end = 5000;

describe('the button to the top', () => {
  it('shows while the reader scrolls up far down the page', () => {
    expect(toBackToTopShown(false, { previous: 1000, y: 900, end })).toBe(true);
    expect(toBackToTopShown(false, { previous: 310, y: 300, end })).toBe(true);
  });

  it('hides on the way down, and near the top', () => {
    expect(toBackToTopShown(true, { previous: 900, y: 1000, end })).toBe(false);
    expect(toBackToTopShown(true, { previous: 310, y: 299, end })).toBe(false);
  });

  it('does not show while the end of the page is in view', () => {
    expect(toBackToTopShown(false, { previous: 5040, y: 5000, end })).toBe(false);
  });

  it('stays as it is while nothing moves', () => {
    expect(toBackToTopShown(true, { previous: 900, y: 900, end })).toBe(true);
    expect(toBackToTopShown(false, { previous: 900, y: 900, end })).toBe(false);
  });
});

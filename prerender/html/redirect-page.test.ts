import { describe, expect, it } from 'vitest';
import { toRedirectPage } from './redirect-page';

describe('a page at an old address', () => {
  it.each([
    ['/', '/docs/new', '/docs/new'],
    ['/a/', '/docs/new/', '/a/docs/new/'],
    ['/a/', '/', '/a/'],
    ['/', '/docs/ü & "co"', '/docs/%C3%BC%20&amp;%20%22co%22'],
    ['/', '/docs/b:c', '/docs/b:c'],
    ['/a/', '/docs/new?a=1#b', '/a/docs/new?a=1#b'],
  ])('below %s leads to %s, whether or not its own address ends in a slash', (base, to, href) => {
    const page = toRedirectPage({ base, to });
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
    expect(page).toContain(`<a href="${href}">`);
  });

  it('leads to another site, and never out of its attribute', () => {
    const page = toRedirectPage({ base: '/', to: 'https://y.example/?a="><script>&b' });
    expect(page).toContain('<a href="https://y.example/?a=&quot;>&lt;script>&amp;b">');
    expect(page).not.toContain('canonical');
  });

  it('names the new address to search engines where the site is known', () => {
    const page = toRedirectPage({ base: '/', to: '/new', canonical: 'https://x.example/new' });
    expect(page).toContain('<link rel="canonical" href="https://x.example/new">');
  });
});

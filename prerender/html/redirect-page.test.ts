import { describe, expect, it } from 'vitest';
import { toRedirectPage } from './redirect-page';

const home = 'https://x.example/a/';

describe('a page at an old address', () => {
  it.each([
    ['docs/old/index.html', '/docs/new', '../new'],
    ['docs/old/index.html', '/docs/new/', '../new/'],
    ['docs/old.html', '/docs/new', 'new'],
    ['old/index.html', '/', '../'],
    ['old.html', '/', './'],
    ['docs/a/b/index.html', '/docs/a/', '../'],
    ['docs/ä/index.html', '/docs/ü & "co"', '../%C3%BC%20&amp;%20%22co%22'],
    ['docs/old.html', '/docs/b:c', './b:c'],
    ['docs/old/index.html', '/docs/new?a=1#b', '../new?a=1#b'],
  ])('in %s leads to %s below any base path', (file, to, href) => {
    const page = toRedirectPage({ file, to });
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
    expect(page).toContain(`<a href="${href}">`);
    const target = new URL(href.replaceAll('&amp;', '&'), `${home}${encodeURI(file)}`);
    expect(decodeURI(target.pathname) + target.search + target.hash).toBe(`/a${to}`);
  });

  it('leads to another site, and never out of its attribute', () => {
    const page = toRedirectPage({ file: 'old.html', to: 'https://y.example/?a="><script>&b' });
    expect(page).toContain('<a href="https://y.example/?a=&quot;>&lt;script>&amp;b">');
    expect(page).not.toContain('canonical');
  });

  it('names the new address to search engines where the site is known', () => {
    const page = toRedirectPage({ file: 'old.html', to: '/new', canonical: `${home}new` });
    expect(page).toContain(`<link rel="canonical" href="${home}new">`);
  });
});

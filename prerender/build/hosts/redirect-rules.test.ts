import { describe, expect, it } from 'vitest';
import { toRedirectFile, toRedirectPage, toRedirectsText } from './redirect-rules';

const home = 'https://x.example/a/';

describe('a redirect', () => {
  it.each([
    ['/docs/old', '/docs/new', 'docs/old/index.html', '../new'],
    ['/docs/old/', '/docs/new/', 'docs/old/index.html', '../new/'],
    ['/docs/old.html', '/docs/new', 'docs/old.html', 'new'],
    ['/old', '/', 'old/index.html', '../'],
    ['/docs/a/b', '/docs/a/', 'docs/a/b/index.html', '../'],
    ['/docs/ä', '/docs/ü & "co"', 'docs/ä/index.html', '../%C3%BC%20&amp;%20%22co%22'],
  ])('from %s to %s is a page that leads on below any base path', (from, to, file, href) => {
    const page = toRedirectPage({ from, to }, home);
    expect(toRedirectFile(from)).toBe(file);
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
    expect(page).toContain(`<a href="${href}">`);
    const target = new URL(href.replaceAll('&amp;', '&'), `${home}${encodeURI(file)}`);
    expect(decodeURI(target.pathname)).toBe(`/a${to}`);
  });

  it('is a rule of hosts, with a slash at its end and without', () => {
    const text = toRedirectsText(
      [
        { from: '/docs/ä', to: '/docs/new' },
        { from: '/old.html', to: '/' },
      ],
      '/a/',
    );
    expect(text).toBe(
      '/a/docs/%C3%A4 /a/docs/new 301\n/a/docs/%C3%A4/ /a/docs/new 301\n/a/old.html /a/ 301\n',
    );
  });
});

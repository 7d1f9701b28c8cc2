import { describe, expect, it } from 'vitest';
import { readHead } from './page-head';

const write = (tags: string) =>
  `<!doctype html><html lang="en" dir="ltr"><head>${tags}</head><body><meta name="robots" content="noindex"></body></html>`;

describe('the head of a finished page', () => {
  it('is read as it was written', () => {
    const html = write(
      [
        '<title>A &lt;b> &amp; "c" | Site</title>',
        '<meta name="description" content="d &quot;e&quot;" data-page>',
        '<meta property="og:title" content="A &lt;b> &amp; &quot;c&quot; | Site" data-page>',
        '<meta property="og:site_name" content="Site" data-page>',
        '<link rel="canonical" href="https://x.example/a?b=1&amp;c=2" data-page>',
      ].join(''),
    );
    expect(readHead(html)).toEqual({
      title: 'A <b> & "c"',
      siteTitle: 'Site',
      description: 'd "e"',
      canonical: 'https://x.example/a?b=1&c=2',
      language: 'en',
      isIndexed: true,
      hasImage: false,
    });
  });

  it.each([
    ['Site', 'Site', 'Site'],
    ['A – Site', 'Site', 'A'],
    ['A · Site', 'Site', 'A'],
    ['A of Website', 'Site', 'A of Website'],
    ['Search the documentation', 'Site', 'Search the documentation'],
  ])('has a title without that of the site: %s', (title, site, own) => {
    const html = write(
      `<meta property="og:title" content="${title}"><meta property="og:site_name" content="${site}">`,
    );
    expect(readHead(html).title).toBe(own);
  });

  it('knows the pages that nobody may list, and those with a picture of their own', () => {
    const html = write(
      '<meta name="robots" content="noindex, nofollow"><meta property="og:image" content="/a.png">',
    );
    expect(readHead(html)).toMatchObject({ isIndexed: false, hasImage: true });
  });
});

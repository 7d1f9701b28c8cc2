import { describe, expect, it } from 'vitest';
import { toSitemaps } from './sitemap';

const home = 'https://x.example/a/';

describe('a sitemap', () => {
  it('has each address, escaped', () => {
    const files = toSitemaps([`${home}?a=1&b='2'`], home);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(files.get('sitemap.xml')).toContain(
      '<url><loc>https://x.example/a/?a=1&amp;b=&apos;2&apos;</loc></url>',
    );
  });

  it('is an index of several when one may not have them all', () => {
    const addresses = ['1', '2', '3'].map((name) => home + name);
    const files = toSitemaps(addresses, home, 2);
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files.get('sitemap.xml')).toContain('<loc>https://x.example/a/sitemap-2.xml</loc>');
    expect(files.get('sitemap-2.xml')).toContain('<loc>https://x.example/a/3</loc>');
    expect(files.get('sitemap-1.xml')).not.toContain('<loc>https://x.example/a/3</loc>');
  });
});

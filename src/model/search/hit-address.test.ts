import { describe, expect, it } from 'vitest';
import { toHighlightTerms, toHitHref } from './hit-address';

const toHref = (url: string, hash = '', tokens: string[] = ['team'], base = '/base/') =>
  toHitHref({ url, tokens }, hash, base);

describe('toHitHref', () => {
  it('contains the words to mark, then the heading', { tags: ['S1'] }, () => {
    expect(toHref('/base/docs/', '#create', ['đường', 'a&b'])).toBe(
      '/base/docs/?_highlight=%C4%91%C6%B0%E1%BB%9Dng#create',
    );
    expect(toHref('/base/docs/', '', ['create', 'team'])).toBe(
      '/base/docs/?_highlight=create&_highlight=team',
    );
  });

  it('links to the base path itself, and below the root', () => {
    expect(toHref('/base/')).toBe('/base/?_highlight=team');
    expect(toHref('/docs/', undefined, [], '/')).toBe('/docs/');
  });

  it('ignores an invalid hash', () => {
    expect(toHref('/base/', 'javascript:alert(1)')).toBe('/base/?_highlight=team');
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    ' /base/',
    'https://evil.example/base/',
    '/other/',
    '/basement/',
    '/base/../evil',
    '/base/%2e%2E/evil',
    '/base/?x=1',
    '',
  ])('drops a hit that links to %j', (url) => {
    expect(toHref(url)).toBeUndefined();
  });
});

describe('toHighlightTerms', () => {
  it('marks 16 words of at least two characters', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(toHighlightTerms(letters)).toEqual([]);
    const words = Array.from({ length: 500 }, (_, index) => `word${index}`);
    expect(toHighlightTerms(words)).toHaveLength(16);
  });

  it('reads markup and patterns as words', () => {
    expect(toHighlightTerms(['<img onerror=x>', '.*', '県'])).toEqual(['img', 'onerror', '県']);
  });
});

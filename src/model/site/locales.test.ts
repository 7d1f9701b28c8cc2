import { describe, expect, it } from 'vitest';
import type { Locales } from './locales';
import { toLocaleAlternates, toLocaleBase, toLocalePath } from './locales';

const locales: Locales = {
  default: 'en',
  all: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi-VN' },
  ],
};

describe('the base path of a locale', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'vi', '/vi/'],
    ['/pr-12/', 'en', '/pr-12/'],
    ['/pr-12/', 'vi', '/pr-12/vi/'],
  ])('of %s for %s is %s: the default locale has no prefix', (base, locale, path) => {
    expect(toLocaleBase(base, locale, 'en')).toBe(path);
  });
});

describe('a link to the same page in another locale', () => {
  it.each([
    ['/', '/docs/a?x#y', 'en', 'vi', '/vi/docs/a?x#y'],
    ['/vi/', '/vi/docs/a?x#y', 'vi', 'en', '/docs/a?x#y'],
    ['/vi/', '/vi/', 'vi', 'en', '/'],
    ['/vi/', '/vi', 'vi', 'en', '/'],
    ['/vi/', '/vi?x#y', 'vi', 'en', '/?x#y'],
    ['/', '/', 'en', 'vi', '/vi/'],
    ['/vi/', '/vi/docs/', 'vi', 'ja', '/ja/docs/'],
    ['/pr-12/', '/pr-12/docs/vi/a', 'en', 'vi', '/pr-12/vi/docs/vi/a'],
    ['/pr-12/vi/', '/pr-12/vi/docs/vi/a', 'vi', 'en', '/pr-12/docs/vi/a'],
    ['/', '/search?q=/vi/#/vi/', 'en', 'en', '/search?q=/vi/#/vi/'],
  ])('below %s, from %s (%s) to %s, is %s', (base, path, from, to, href) => {
    expect(toLocalePath(base, path, from, to)).toBe(href);
  });

  it('has a prefix for English if another locale is the default', () => {
    expect(toLocalePath('/', '/docs/a', 'vi', 'en', 'vi')).toBe('/en/docs/a');
    expect(toLocalePath('/en/', '/en/docs/a', 'en', 'vi', 'vi')).toBe('/docs/a');
  });
});

describe('the alternates of a page', () => {
  it('list it in every locale, and the default for all others', () => {
    const alternates = [
      { hrefLang: 'en', path: '/pr-12/docs/a' },
      { hrefLang: 'vi-VN', path: '/pr-12/vi/docs/a' },
      { hrefLang: 'x-default', path: '/pr-12/docs/a' },
    ];
    expect(toLocaleAlternates(locales, 'en', '/pr-12/', '/docs/a')).toEqual(alternates);
    expect(toLocaleAlternates(locales, 'vi', '/pr-12/vi/', '/docs/a')).toEqual(alternates);
  });

  it('list the locale even if it is the only one', () => {
    const one = { default: 'en', all: locales.all.slice(0, 1) };
    expect(toLocaleAlternates(one, 'en', '/', '/')).toEqual([
      { hrefLang: 'en', path: '/' },
      { hrefLang: 'x-default', path: '/' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Locales } from '../../src/model/site/locales';
import { readLocaleSettings } from './locale-settings';

const locales: Locales = {
  default: 'en',
  all: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi' },
  ],
};

describe('LOCALE', () => {
  it.each([
    [undefined, 'en', '/pr-12/'],
    ['en', 'en', '/pr-12/'],
    ['vi', 'vi', '/pr-12/vi/'],
  ])('%s builds %s below %s', (code, built, base) => {
    const settings = readLocaleSettings({ LOCALE: code }, locales, '/pr-12/');
    expect(settings.locale.code).toBe(built);
    expect(settings.base).toBe(base);
  });

  it('is refused with the codes that there are', () => {
    expect(() => readLocaleSettings({ LOCALE: 'fr' }, locales, '/')).toThrow(
      'LOCALE "fr" is not a locale of the site. Write one of: en, vi.',
    );
  });
});

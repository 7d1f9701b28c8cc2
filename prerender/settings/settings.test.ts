import { describe, expect, it } from 'vitest';
import type { Locales } from '../../src/model/site/locales';
import { readBasePath, readPort, readSettings } from './settings';

const locales: Locales = {
  default: 'en',
  all: [
    { code: 'en', label: 'English', htmlLang: 'en' },
    { code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi' },
  ],
};

const site = { url: 'https://docs.example.com', locales };

describe('BASE_PATH', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['pr-12', '/pr-12/'],
    ['/pr-12', '/pr-12/'],
    ['/pr-12/', '/pr-12/'],
    ['//previews//pr-12//', '/previews/pr-12/'],
    ['/~user/site_1.0/', '/~user/site_1.0/'],
  ])('%s becomes %s, with leading and trailing slash', (value, base) => {
    expect(readSettings({ BASE_PATH: value }, site).base).toBe(base);
  });

  it.each([
    'https://example.com/',
    '/a b/',
    '/a?b',
    '/a#b',
    '/é/',
    '/a%20b/',
    'C:\\site',
    '/../',
    '/a/./b/',
  ])('%s is rejected with the expected form', { tags: ['F13'] }, (value) => {
    expect(() => readSettings({ BASE_PATH: value }, site)).toThrow(
      `error BASE_PATH "${value}" is not a path.\n  fix: Write it as in BASE_PATH=/pr-12/.`,
    );
  });
});

describe('SITE_URL', () => {
  it.each([
    [undefined, 'https://docs.example.com'],
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['HTTP://Docs.Example.com:8080', 'http://docs.example.com:8080'],
  ])('%s becomes %s, an origin without a trailing slash', (value, siteUrl) => {
    expect(readSettings({ SITE_URL: value }, site).siteUrl).toBe(siteUrl);
  });

  it.each([
    'docs.example.com',
    'https://docs.example.com/path',
    'ftp://docs.example.com',
    'https://docs.example.com/?a',
    'https://docs.example.com/#a',
    '',
  ])('"%s" is rejected, and the message says where a path belongs', (value) => {
    expect(() => readSettings({ SITE_URL: value }, site)).toThrow(
      /SITE_URL ".*" is not an origin\.\n {2}fix: .* a path goes into BASE_PATH\./,
    );
  });
});

describe('the place of the site', () => {
  const placed = { ...site, baseUrl: '/handbook/' };

  it('is that of the configuration where no variable says otherwise', () => {
    const { base, siteUrl } = readSettings({}, placed);
    expect([siteUrl, base]).toEqual(['https://docs.example.com', '/handbook/']);
    expect(readBasePath({}, placed)).toBe('/handbook/');
  });

  it('is that of the variables, also the root', () => {
    const environment = { BASE_PATH: '/', SITE_URL: 'https://preview.example' };
    const { base, siteUrl } = readSettings(environment, placed);
    expect([siteUrl, base]).toEqual(['https://preview.example', '/']);
  });
});

describe('PORT', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['0', 0],
    ['8080', 8080],
    ['65535', 65_535],
  ])('%s is the port %i', (value, port) => {
    expect(readPort({ PORT: value }, 3000)).toBe(port);
  });

  it.each(['abc', '80a', '-1', '1e3', '65536', '99999', '8080 ', '0x50'])(
    '%s is refused',
    (value) => {
      expect(() => readPort({ PORT: value }, 3000)).toThrow(
        `error PORT "${value}" is not a port.\n  fix: Write a number up to 65535, as in PORT=8080.`,
      );
    },
  );
});

it('reports all settings that are wrong at once', { tags: ['F13'] }, () => {
  const environment = { BASE_PATH: '../x', SITE_URL: 'x', LOCALE: 'fr' };
  expect(() => readSettings(environment, site)).toThrow(
    /^error BASE_PATH [^]*\nerror SITE_URL [^]*\nerror LOCALE /,
  );
});

describe('LOCALE', () => {
  it.each([
    [undefined, 'en', '/pr-12/'],
    ['en', 'en', '/pr-12/'],
    ['vi', 'vi', '/pr-12/vi/'],
  ])('%s builds %s below %s', (code, built, base) => {
    const settings = readSettings({ LOCALE: code, BASE_PATH: '/pr-12/' }, site);
    expect(settings.locale.code).toBe(built);
    expect(settings.base).toBe(base);
  });

  it('is rejected with the list of codes', () => {
    expect(() => readSettings({ LOCALE: 'fr' }, site)).toThrow(
      'LOCALE "fr" is not a locale of the site.\n  fix: Write one of: en, vi.',
    );
  });
});

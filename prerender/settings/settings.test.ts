import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

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
  ])('%s becomes %s: with slashes at both ends', (value, base) => {
    expect(readSettings({ BASE_PATH: value }).base).toBe(base);
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
  ])('%s is refused with the form that is wanted', (value) => {
    expect(() => readSettings({ BASE_PATH: value })).toThrow(
      `BASE_PATH "${value}" is not a path. Write it as in BASE_PATH=/pr-12/.`,
    );
  });
});

describe('SITE_URL', () => {
  it.each([
    [undefined, 'https://developers.easier.example'],
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['HTTP://Docs.Example.com:8080', 'http://docs.example.com:8080'],
  ])('%s becomes %s: an origin without a trailing slash', (value, siteUrl) => {
    expect(readSettings({ SITE_URL: value }).siteUrl).toBe(siteUrl);
  });

  it.each([
    'docs.example.com',
    'https://docs.example.com/path',
    'ftp://docs.example.com',
    'https://docs.example.com/?a',
    'https://docs.example.com/#a',
    '',
  ])('"%s" is refused, and the message says where a path goes', (value) => {
    expect(() => readSettings({ SITE_URL: value })).toThrow(
      /SITE_URL ".*" is not an origin\. .* a path goes into BASE_PATH\./,
    );
  });
});

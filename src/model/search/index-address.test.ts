import { describe, expect, it } from 'vitest';
import {
  findIndexPath,
  parseIndexHashes,
  toIndexHashesText,
  toIndexKey,
  toIndexUrl,
} from './index-address';

const hashes = new Map([
  ['', 'abcd1234'],
  ['/docs/next', '00ff00ff'],
  ['/docs/1.0', '12345678'],
  [toIndexKey({ version: '/docs/next', context: 'docs/platform' }), '1234abcd'],
]);

describe('the index hashes', () => {
  it('are read back from the text in a page', () => {
    expect(parseIndexHashes(toIndexHashesText(hashes))).toEqual(hashes);
  });

  it('are empty if the page has none', () => {
    expect(parseIndexHashes('')).toEqual(new Map());
  });
});

describe('the index of a page', () => {
  it.each([
    ['/docs/next', '/docs/next'],
    ['/docs/next/', '/docs/next'],
    ['/docs/1.0/api/easier-api', '/docs/1.0'],
    ['/docs/nextcloud', ''],
    ['/docs/1.0.1/a', ''],
    ['/docs/routing', ''],
    ['/', ''],
  ])('of %s is at "%s"', (path, index) => {
    expect(findIndexPath(hashes.keys(), path)).toBe(index);
  });
});

const origin = 'https://docs.example';

describe('toIndexUrl', () => {
  it('is below the base, with the content hash', { tags: ['S67'] }, () => {
    expect(toIndexUrl({ origin, base: '/pr-12/', hash: 'abcd1234' })).toBe(
      'https://docs.example/pr-12/search-index.json?_=abcd1234',
    );
  });

  it('has no query without a hash', () => {
    expect(toIndexUrl({ origin, base: '/' })).toBe('https://docs.example/search-index.json');
  });

  it('is below the version', () => {
    const url = 'https://docs.example/base/v1/search-index.json';
    expect(toIndexUrl({ origin, base: '/base/', versionUrl: '/base/v1' })).toBe(url);
    expect(toIndexUrl({ origin, base: '/base/', versionUrl: `${origin}/base/v1/` })).toBe(url);
  });

  it('names the context', { tags: ['S67'] }, () => {
    const url = 'https://docs.example/v1/search-index-docs-platform.json';
    expect(toIndexUrl({ origin, base: '/', versionUrl: '/v1', context: '/docs/Platform/' })).toBe(
      url,
    );
  });

  it.each([
    '/evil/',
    '//evil.example/base/',
    '/\\evil.example/base/',
    '\\evil',
    'https://evil.example/base/',
    'https://docs.example.evil/base/',
    '/base/../evil/',
    '/base/%2E%2e/evil/',
    '/base/?x=',
    '/base/#',
    'javascript:alert(1)',
    '',
  ])('throws for %j', { tags: ['S55'] }, (versionUrl) => {
    expect(() => toIndexUrl({ origin, base: '/base/', versionUrl })).toThrow(
      'Unexpected version url',
    );
  });
});

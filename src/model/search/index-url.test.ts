import { describe, expect, it } from 'vitest';
import { toIndexUrl } from './index-url';

const origin = 'https://docs.example';

describe('toIndexUrl', () => {
  it('is below the base, with the hash of the content', () => {
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
  ])('is refused for %j', (versionUrl) => {
    expect(() => toIndexUrl({ origin, base: '/base/', versionUrl })).toThrow(
      'Unexpected version url',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { findIndexPath, parseIndexHashes, toIndexHashesText } from './index-hashes';

const hashes = new Map([
  ['', 'abcd1234'],
  ['/docs/next', '00ff00ff'],
  ['/docs/1.0', '12345678'],
]);

describe('the hashes of indexes', () => {
  it('come back from the text of a page', () => {
    expect(parseIndexHashes(toIndexHashesText(hashes))).toEqual(hashes);
  });

  it('are none where the page has none', () => {
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

import { describe, expect, it } from 'vitest';
import { toPageFile, toPagePath } from './page';

describe('the file of a page', () => {
  it.each([
    ['/', 'pages/index.json'],
    ['/docs/', 'pages/docs.json'],
    ['/docs/limits', 'pages/docs/limits.json'],
    ['/docs/Limits/', 'pages/docs/limits.json'],
    ['/docs/制限', 'pages/docs/%E5%88%B6%E9%99%90.json'],
    ['/docs/%E5%88%B6%E9%99%90/', 'pages/docs/%E5%88%B6%E9%99%90.json'],
    ['/docs/a%23b', 'pages/docs/a%2523b.json'],
    ['/docs/100%', 'pages/docs/100%25.json'],
    ['/docs/..%2f..%2fetc', 'pages/docs/..%252f..%252fetc.json'],
  ])('of %s is %s', (path, file) => {
    expect(toPageFile(path)).toBe(file);
  });

  it.each([
    ['pages/index.json', '/'],
    ['pages/docs/limits.json', '/docs/limits/'],
    ['pages/docs/%E5%88%B6%E9%99%90.json', '/docs/制限/'],
  ])('%s is that of %s', (file, path) => {
    expect(toPagePath(file)).toBe(path);
  });
});

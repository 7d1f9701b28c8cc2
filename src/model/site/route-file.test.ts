import { describe, expect, it } from 'vitest';
import { toRouteFile } from './route-file';

describe('the file of a route', () => {
  it.each([
    ['/', 'routes/index.json'],
    ['/docs/', 'routes/docs.json'],
    ['/docs/limits', 'routes/docs/limits.json'],
    ['/docs/Limits/', 'routes/docs/limits.json'],
    ['/docs/制限', 'routes/docs/%E5%88%B6%E9%99%90.json'],
    ['/docs/%E5%88%B6%E9%99%90/', 'routes/docs/%E5%88%B6%E9%99%90.json'],
    ['/docs/a%23b', 'routes/docs/a%2523b.json'],
    ['/docs/100%', 'routes/docs/100%25.json'],
    ['/docs/..%2f..%2fetc', 'routes/docs/..%252f..%252fetc.json'],
  ])('of %s is %s', (path, file) => {
    expect(toRouteFile(path)).toBe(file);
  });
});

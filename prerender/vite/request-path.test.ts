import { expect, it } from 'vitest';
import { toRequestPath } from './request-path';

it.each([
  ['/docs/a/?theme=dark&b=?', '/docs/a/'],
  ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
  ['/', '/'],
  ['', '/'],
  [undefined, '/'],
  ['//', '/'],
  ['//other.example/docs/', '/other.example/docs/'],
])('the path of a request for %s is %s', (url, path) => {
  expect(toRequestPath(url)).toBe(path);
});

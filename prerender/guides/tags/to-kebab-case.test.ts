import { expect, it } from 'vitest';
import { toKebabCase } from './to-kebab-case';

it.each([
  ['errors', 'errors'],
  ['Rate limits', 'rate-limits'],
  ['fooBar', 'foo-bar'],
  ['HTTPServer v2', 'http-server-v2'],
  ["the reader's choice", 'the-readers-choice'],
  ['  a -- b/c ', 'a-b-c'],
  ['Tiếng Việt', 'tiếng-việt'],
  ['日本語', '日本語'],
  ['C++', 'c'],
  ['!!', ''],
])('%s has the address %s', (label, kebab) => {
  expect(toKebabCase(label)).toBe(kebab);
});

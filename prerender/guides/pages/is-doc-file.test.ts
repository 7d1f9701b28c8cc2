import { expect, it } from 'vitest';
import { isDocFile } from './is-doc-file';

it.each([
  ['index.mdx', true],
  ['a/b c/日本語.md', true],
  ['a/b.txt', false],
  ['a/b.mdx.bak', false],
  ['_partial.mdx', false],
  ['_parts/a.mdx', false],
  ['a/_parts/b/c.md', false],
  ['a/b.test.mdx', false],
  ['__tests__/a.md', false],
  ['a_b.mdx', true],
])('%s is a page: %s', (source, isPage) => {
  expect(isDocFile(source)).toBe(isPage);
});

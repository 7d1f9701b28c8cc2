import { describe, expect, it } from 'vitest';
import { parseNumberPrefix, stripNumberPrefixes, isDocFile } from './doc-name';

describe('the number before a name', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['003 - myDoc', 'myDoc', 3],
    ['1.docs', 'docs', 1],
    ['10_ a', 'a', 10],
    ['5--x', 'x', 5],
    ['0-Getting Started', 'Getting Started', 0],
    ['2-日本語', '日本語', 2],
  ])('of %s leaves %s and orders it as %s', (name, rest, position) => {
    expect(parseNumberPrefix(name)).toEqual({ name: rest, position });
  });

  it.each(['2021-11-foo', '7.0-foo', '1_2_x', '0 a', 'a-1', '1-', '404', 'intro'])(
    'is part of the name in %s',
    (name) => {
      expect(parseNumberPrefix(name)).toEqual({ name });
    },
  );

  it('is left out of every folder of a path', () => {
    expect(stripNumberPrefixes('01-a/2021-11-b/3. c')).toBe('a/2021-11-b/c');
  });
});

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

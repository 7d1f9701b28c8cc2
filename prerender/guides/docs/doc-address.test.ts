import { describe, expect, it } from 'vitest';
import {
  parseNumberPrefix,
  stripNumberPrefixes,
  isDocFile,
  toDocName,
  findDocPath,
  joinPath,
} from './doc-address';

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

  it('is removed from every folder of a path', () => {
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

/** The path of a file below the docs folder. */
function toPath(source: string, slug?: string, versionPath = '/docs') {
  return findDocPath({ versionPath, ...toDocName(source, {}), slug });
}

describe('the path of a doc', () => {
  it.each([
    ['doc.mdx', '/docs/doc'],
    ['a/doc.md', '/docs/a/doc'],
    ['01-a/doc.mdx', '/docs/a/doc'],
    ['01-a/02-doc.mdx', '/docs/a/doc'],
    ['a/index.mdx', '/docs/a/'],
    ['a/README.md', '/docs/a/'],
    ['x/a/a.mdx', '/docs/x/a/'],
    ['x/a/A.mdx', '/docs/x/a/'],
    ['index.mdx', '/docs/'],
    ['readme.md', '/docs/'],
    ['a/my-index.mdx', '/docs/a/my-index'],
    ['index/a.mdx', '/docs/index/a'],
    ['a b/c d.mdx', '/docs/a b/c d'],
    ['日本語/100%.mdx', '/docs/日本語/100%'],
  ])('of %s is %s', { tags: ['F30'] }, (source, path) => {
    expect(toPath(source)).toBe(path);
  });

  it.each([
    ['a/b.mdx', '/abs', '/docs/abs'],
    ['a/b.mdx', '/abs/', '/docs/abs/'],
    ['a/b.mdx', '/', '/docs/'],
    ['a/b.mdx', 'rel/x', '/docs/a/rel/x'],
    ['a/b.mdx', 'rel/', '/docs/a/rel/'],
    ['a/b.mdx', './x', '/docs/a/x'],
    ['b.mdx', 'x', '/docs/x'],
    ['a/index.mdx', 'index', '/docs/a/index'],
    ['a/b/c.mdx', '../y', '/docs/a/y'],
    ['a/b/c.mdx', '..', '/docs/a/'],
    ['a/c.mdx', '../../../y', '/docs/y'],
    ['01-a/c.mdx', 'y', '/docs/a/y'],
    ['a.mdx', '/caf%C3%A9', '/docs/café'],
  ])('of %s with the slug %s is %s', { tags: ['F30'] }, (source, slug, path) => {
    expect(toPath(source, slug)).toBe(path);
  });

  it.each(['/a?b', '/a#b', '//host/a', 'https://host/a', '/a/../b', '/a\\b'])(
    'is not there with the slug %s',
    (slug) => {
      expect(toPath('a.mdx', slug)).toBeUndefined();
    },
  );

  it('does not exist for a file name that is invalid in an address', () => {
    expect(toPath('c#.mdx')).toBeUndefined();
  });

  it('starts with the path of the version', () => {
    expect(toPath('index.mdx', undefined, '/docs/1.0')).toBe('/docs/1.0/');
    expect(toPath('a.mdx', '/', '/docs/next')).toBe('/docs/next/');
  });
});

it('joins paths with one slash between them', () => {
  expect(joinPath('/docs', '/')).toBe('/docs/');
  expect(joinPath('/docs', 'a//b')).toBe('/docs/a/b');
});

import { describe, expect, it } from 'vitest';
import { guide, toGuides } from './fixtures/guides';
import { createDocLinks } from './guide-store';

const files = {
  'index.md': guide('Index'),
  'a/b.mdx': guide('B'),
  'a/c d.mdx': guide('C'),
  '01-e/02-f.md': guide('F', 'slug: /far'),
  'a/draft.md': guide('Draft', 'draft: true'),
};
const { docs } = toGuides(files);
const old = toGuides(files, { version: { folder: 'content/versions/1.0', path: '/docs/1.0' } });
const links = createDocLinks([...docs, ...old.docs]);

describe('a link to a file', () => {
  it.each([
    ['./b.mdx', '/docs/a/b'],
    ['../index.md', '/docs/'],
    ['b.mdx', '/docs/a/b'],
    ['index.md', '/docs/'],
    ['a/b.mdx', '/docs/a/b'],
    ['/a/b.mdx', '/docs/a/b'],
    ['/content/docs/a/b.mdx', '/docs/a/b'],
    ['/docs/a/b.mdx', '/docs/a/b'],
    ['/versioned_docs/version-1.0/a/b.mdx', '/docs/1.0/a/b'],
    ['@site/content/docs/a/b.mdx', '/docs/a/b'],
    ['@site/docs/a/b.mdx', '/docs/a/b'],
    ['@site/versioned_docs/version-1.0/a/b.mdx', '/docs/1.0/a/b'],
    ['./c%20d.mdx', '/docs/a/c d'],
    ['c d.mdx', '/docs/a/c d'],
    ['../01-e/02-f.md', '/docs/far'],
    ['../../docs/index.md', '/docs/'],
  ])('%s leads from a/c.mdx to %s', (url, path) => {
    expect(links.findPath('content/docs/a/c.mdx', url)).toBe(path);
  });

  it.each([
    './gone.md',
    './b.md',
    './index.md',
    '../../../../../index.md',
    './draft.md',
    '@site/docs/gone.mdx',
    '/b.mdx',
    '',
    '%',
  ])('%j leads nowhere', (url) => {
    expect(links.findPath('content/docs/a/c.mdx', url)).toBeUndefined();
  });

  it('stays in its version', () => {
    const from = 'content/versions/1.0/docs/a/b.mdx';
    expect(links.findPath(from, '/index.md')).toBe('/docs/1.0/');
    expect(links.findPath(from, 'a/b.mdx')).toBe('/docs/1.0/a/b');
    expect(links.findPath(from, '@site/content/docs/index.md')).toBe('/docs/');
  });

  it('may stand in a partial, or in a file outside any docs folder', () => {
    expect(links.findPath('content/docs/a/_part.mdx', './b.mdx')).toBe('/docs/a/b');
    expect(links.findPath('README.md', 'content/docs/a/b.mdx')).toBe('/docs/a/b');
  });
});

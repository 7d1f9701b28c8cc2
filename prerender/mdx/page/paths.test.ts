import { describe, expect, it } from 'vitest';
import { followAddress } from './paths';

const links = {
  findPath: (file: string, url: string) =>
    new Map([
      ['content/docs/guide/page.mdx ./page.mdx', '/docs/guide/page'],
      ['content/docs/guide/index.mdx ./index.mdx', '/docs/guide/'],
    ]).get(`${file} ${url}`),
};

describe('an address in a page', () => {
  it.each([
    ['page', 'b', '/docs/guide/b'],
    ['page', './b/?x=1#y', '/docs/guide/b/?x=1#y'],
    ['page', '../other/far', '/docs/other/far'],
    ['page', '../../../..', '/'],
    ['page', './nhóm', '/docs/guide/nh%C3%B3m'],
    ['index', 'b', '/docs/guide/b'],
    ['index', '../b', '/docs/b'],
  ])('of %s: %s resolves to %s', (page, url, address) => {
    expect(followAddress(links, `content/docs/guide/${page}.mdx`, url)).toBe(address);
  });

  it.each(['/docs/b', '#top', '?x=1', '', 'https://easier.example/b', 'mailto:a@easier.example'])(
    '%j needs nothing to follow',
    (url) => {
      expect(followAddress(links, 'content/docs/guide/page.mdx', url)).toBe(url);
    },
  );

  it('is unchanged in a partial', () => {
    expect(followAddress(links, 'content/docs/guide/_part.mdx', '../b')).toBe('../b');
  });
});

import { describe, expect, it } from 'vitest';
import { toDocPath } from './to-doc-path';

describe('toDocPath', () => {
  it.each([
    ['routing', '/docs/routing'],
    ['a/doc', '/docs/a/doc'],
    ['index', '/docs/'],
    ['platform/message-iframe-helper/index', '/docs/platform/message-iframe-helper/'],
    ['a/README', '/docs/a/'],
    ['readme', '/docs/'],
    ['a/my-index', '/docs/a/my-index'],
    ['index/a', '/docs/index/a'],
  ])('gives an index document a trailing slash and a leaf none: %s → %s (SV.7)', (id, path) => {
    expect(toDocPath(id)).toBe(path);
  });

  it.each([
    ['a/b', '/abs', '/docs/abs'],
    ['a/b', '/', '/docs/'],
    ['a/b', 'rel/x', '/docs/a/rel/x'],
    ['b', 'x', '/docs/x'],
    ['a/index', 'index', '/docs/a/index'],
    ['a/b/c', '../y', '/docs/a/y'],
  ])('puts %s with the slug %s at %s (SA.8, SA.47)', (id, slug, path) => {
    expect(toDocPath(id, slug)).toBe(path);
  });
});

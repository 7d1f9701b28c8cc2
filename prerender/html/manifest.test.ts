import { describe, expect, it } from 'vitest';
import { toPreloads } from './manifest';

const manifest = {
  'content/a.mdx': { file: 'a.js', imports: ['_shared', '_framework'] },
  _shared: { file: 'shared.js', imports: ['_framework', 'content/a.mdx'] },
  _framework: { file: 'framework.js' },
};

describe('preloads', () => {
  it('list the files of a module and its imports once, even in a cycle', () => {
    const files = toPreloads(['content/a.mdx'], manifest);
    expect(new Set(files)).toEqual(new Set(['a.js', 'shared.js', 'framework.js']));
    expect(files).toHaveLength(3);
  });

  it('list a file once that several modules import', () => {
    const files = toPreloads(['content/a.mdx', '_shared', '_framework'], manifest);
    expect(files).toHaveLength(3);
  });

  it('omit modules without a chunk of their own', () => {
    expect(toPreloads(['content/b.mdx'], manifest)).toEqual([]);
  });
});

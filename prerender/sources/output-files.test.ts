import { describe, expect, it } from 'vitest';
import { toOutputPath } from './output-files';

describe('a path of the output', () => {
  it.each([
    ['index.html', '/site/dist/index.html'],
    ['/docs/a/index.html', '/site/dist/docs/a/index.html'],
    ['docs/../a', '/site/dist/a'],
    ['..%2fa', '/site/dist/..%2fa'],
    ['docs/...', '/site/dist/docs/...'],
  ])('%s is below the folder', (path, target) => {
    expect(toOutputPath('/site/dist', path)).toBe(target);
  });

  it.each(['../evil', '/../evil', 'docs/../../evil', '/docs/../../dist.old/a', '..', '.', ''])(
    'is refused when it is not: %j',
    { tags: ['F28'] },
    (path) => {
      expect(() => toOutputPath('/site/dist', path)).toThrow('leads out of the output folder');
    },
  );
});

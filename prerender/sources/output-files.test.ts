import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOutputFiles, toOutputPath, writeOutput } from './output-files';

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

it('a folder of the output is no address, unless it takes the name of a page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  for (const path of ['index.html', 'docs/guides/a/index.html', 'old.html/b/index.html'])
    writeOutput(folder, path, '');
  expect([...(await listOutputFiles(folder))].toSorted()).toEqual([
    '/docs/guides/a/index.html',
    '/index.html',
    '/old.html',
    '/old.html/b/index.html',
  ]);
  await rm(folder, { recursive: true });
});

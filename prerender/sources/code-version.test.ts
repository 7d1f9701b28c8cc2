import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCodeVersion } from './code-version';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'code-version-'));
  await write('package-lock.json', '{}');
  await write('content/site.ts', 'export const site = {};');
  await write('content/docs/index.mdx', 'Text.');
  await write('prerender/cli/build.ts', 'export {};');
  await write('src/model/word.ts', 'export {};');
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe('the version of the code', () => {
  it.each(['package-lock.json', 'content/site.ts', 'prerender/cli/build.ts', 'src/model/word.ts'])(
    'is another one when %s has changed',
    async (file) => {
      const before = await loadCodeVersion(root);
      await write(file, 'changed');
      expect(await loadCodeVersion(root)).not.toBe(before);
    },
  );

  it('is another one when a file is new', async () => {
    const before = await loadCodeVersion(root);
    await write('prerender/new.ts', '');
    expect(await loadCodeVersion(root)).not.toBe(before);
  });

  it('is the same after a change of a guide', async () => {
    const before = await loadCodeVersion(root);
    await write('content/docs/index.mdx', 'Other text.');
    expect(await loadCodeVersion(root)).toBe(before);
  });

  it('is the same in a copy of the project', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'code-version-'));
    try {
      await cp(root, copy, { recursive: true });
      expect(await loadCodeVersion(copy)).toBe(await loadCodeVersion(root));
    } finally {
      await rm(copy, { recursive: true });
    }
  });
});

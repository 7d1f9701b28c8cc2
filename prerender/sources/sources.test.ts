import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeText, listFiles } from './sources';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  const files = [
    'content/docs/b.mdx',
    'content/docs/Z.mdx',
    'content/docs/a/b/c.mdx',
    'content/docs/a/image.png',
    'content/docs/readme.md',
    'content/sidebars.ts',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `text of ${file}`);
  }
  await mkdir(join(root, 'content/docs/folder.mdx'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

describe('sources', () => {
  it('of a folder are listed in the same order on every machine', async () => {
    expect(await listFiles(root, 'content/docs')).toEqual([
      'content/docs/Z.mdx',
      'content/docs/a/b/c.mdx',
      'content/docs/a/image.png',
      'content/docs/b.mdx',
      'content/docs/readme.md',
    ]);
  });

  it('have the lines that lone carriage returns end', { tags: ['F31'] }, () => {
    expect(decodeText(Buffer.from('a\rb\r\rc\r\n'))).toBe('a\nb\n\nc\r\n');
  });

  it('are empty for a folder that does not exist', async () => {
    expect(await listFiles(root, 'content/lost')).toEqual([]);
  });
});

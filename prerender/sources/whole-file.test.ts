import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWholeFile } from './whole-file';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'whole-file-'));
});

afterEach(() => rm(root, { recursive: true }));

it('writes one file many times at once, and leaves no part behind', async () => {
  const file = join(root, 'a/b.txt');
  const texts = Array.from({ length: 50 }, (_, index) => String(index).repeat(100_000));
  await Promise.all(texts.map((text) => writeWholeFile(file, text)));
  expect(await readdir(dirname(file))).toEqual(['b.txt']);
  expect(texts).toContain(await readFile(file, 'utf8'));
});

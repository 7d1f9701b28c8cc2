import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWholeFile } from './whole-file';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'whole-file-'));
});

afterEach(() => rm(root, { recursive: true }));

it('makes the folders of a file, replaces it, and leaves no part behind', async () => {
  const file = join(root, 'a/b/c.txt');
  writeWholeFile(file, 'one');
  expect(await readFile(file, 'utf8')).toBe('one');
  writeWholeFile(file, Buffer.from('two'));
  expect(await readFile(file, 'utf8')).toBe('two');
  expect(await readdir(join(root, 'a/b'))).toEqual(['c.txt']);
});

it('leaves no part behind where it cannot write', async () => {
  await mkdir(join(root, 'taken/by-a-folder'), { recursive: true });
  expect(() => writeWholeFile(join(root, 'taken'), 'one')).toThrow('EISDIR');
  expect(await readdir(root)).toEqual(['taken']);
});

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkOrWriteOutput, writeOutput } from './output-files';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'output-'));
});

afterEach(() => rm(root, { recursive: true }));

const file = 'assets/pages/a.json';
const read = (folder: string) => readFile(join(root, folder, file), 'utf8');
const getNumber = async (folder: string) => (await stat(join(root, folder, file))).ino;

describe('a file that an earlier output may have', () => {
  it('is that file where it says the same', async () => {
    await writeOutput(join(root, 'old'), file, 'same');
    // Its folder is there once it has another file.
    await writeOutput(join(root, 'new'), 'assets/pages/b.json', 'other');
    linkOrWriteOutput(join(root, 'new'), file, 'same', join(root, 'old'));
    expect(await getNumber('new')).toBe(await getNumber('old'));
  });

  it.each([
    ['says something else', 'other'],
    ['was damaged, and is as long', 'samE'],
  ])('is written where that %s, and leaves it alone', async (_, earlier) => {
    await writeOutput(join(root, 'old'), file, earlier);
    linkOrWriteOutput(join(root, 'new'), file, 'same', join(root, 'old'));
    expect(await read('new')).toBe('same');
    expect(await read('old')).toBe(earlier);
    expect(await getNumber('new')).not.toBe(await getNumber('old'));
  });

  it('is written where there is none, and where it is there already', async () => {
    for (const text of ['first', 'second']) {
      linkOrWriteOutput(join(root, 'new'), file, text, join(root, 'old'));
      expect(await read('new')).toBe(text);
    }
  });

  it('is never written into by who comes later, as the pages that share it do', async () => {
    await writeOutput(join(root, 'old'), file, 'same');
    await writeOutput(join(root, 'new'), 'assets/pages/b.json', 'other');
    const before = await stat(join(root, 'old', file));
    for (const text of ['same', 'same', 'new'])
      linkOrWriteOutput(join(root, 'new'), file, text, join(root, 'old'));
    expect(await read('new')).toBe('new');
    expect(await read('old')).toBe('same');
    expect((await stat(join(root, 'old', file))).mtimeMs).toBe(before.mtimeMs);
  });

  it('is never outside of the output', () => {
    const place = () => linkOrWriteOutput(join(root, 'new'), '../a.json', '', join(root, 'old'));
    expect(place).toThrow('../a.json');
  });
});

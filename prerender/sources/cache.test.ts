import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles, haveHashes, joinCaches, loadCodeStamp, openCache, toKey } from './cache';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const folder = () => join(root, '.cache/pages');

describe('a cached value', () => {
  it('is read as it was written, with its maps', () => {
    const value = { html: '<p>é</p>', files: new Map([['a', new Uint8Array([1, 2])]]) };
    openCache(root).write('pages', 'a', value);
    expect(openCache(root).read('pages', 'a')).toEqual(value);
    expect(openCache(root).read('guides', 'a')).toBeUndefined();
  });

  it('is missing when its file is damaged', async () => {
    openCache(root).write('pages', 'a', 'text');
    await writeFile(join(folder(), 'a'), 'tex');
    expect(openCache(root).read('pages', 'a')).toBeUndefined();
  });
});

describe('the cache', () => {
  const makeOld = async (days: number) => {
    const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    for (const name of await readdir(folder())) await utimes(join(folder(), name), then, then);
  };

  it('drops what nothing has used for a week', { tags: ['F6'] }, async () => {
    const cache = openCache(root);
    cache.write('pages', 'old', 1);
    cache.write('pages', 'used', 2);
    await writeFile(join(folder(), 'a.part'), 'the rest of a build that was stopped');
    await makeOld(8);
    cache.read('pages', 'used');
    cache.write('pages', 'new', 3);
    // Two builds at once.
    await Promise.all([cache.prune(), cache.prune()]);
    expect((await readdir(folder())).toSorted()).toEqual(['new', 'used']);
  });

  it('can be pruned before it exists', async () => {
    await expect(openCache(root).prune()).resolves.toBeUndefined();
  });

  it('takes the values of others', async () => {
    const other = join(root, 'parts/1');
    openCache(other).write('pages', 'a', 'its own');
    openCache(root).write('pages', 'b', 'mine');
    await joinCaches(root, ['parts/1/.cache']);
    const cache = openCache(root);
    expect([cache.read('pages', 'a'), cache.read('pages', 'b')]).toEqual(['its own', 'mine']);
  });
});

describe('a key', () => {
  it('is another one for each value, and the same for the same', () => {
    expect(toKey('a', { b: [1] })).toBe(toKey('a', { b: [1] }));
    const keys = [toKey('a', 'b'), toKey('ab'), toKey(['a', 'b']), toKey('a', undefined)];
    expect(new Set(keys).size).toBe(4);
  });
});

describe('the stamp of the code', () => {
  it.each(['src/app/a.ts', 'prerender/a.ts', 'package-lock.json'])(
    'changes with %s',
    async (file) => {
      await write('src/other.ts', '');
      const before = await loadCodeStamp(root);
      expect(await loadCodeStamp(root)).toBe(before);
      await write(file, 'changed');
      expect(await loadCodeStamp(root)).not.toBe(before);
    },
  );

  it('stays the same for a guide', async () => {
    const before = await loadCodeStamp(root);
    await write('content/docs/a.mdx', 'Text.');
    expect(await loadCodeStamp(root)).toBe(before);
  });
});

describe('the hashes of files', () => {
  it('hold until one of them changes, is added or goes', async () => {
    await write('a.txt', 'a');
    const hashes = hashFiles(root, ['a.txt', 'b.txt']);
    expect(haveHashes(root, hashes)).toBe(true);
    await write('b.txt', 'b');
    expect(haveHashes(root, hashes)).toBe(false);
    await rm(join(root, 'b.txt'));
    expect(haveHashes(root, hashes)).toBe(true);
    await rm(join(root, 'a.txt'));
    expect(haveHashes(root, hashes)).toBe(false);
  });
});

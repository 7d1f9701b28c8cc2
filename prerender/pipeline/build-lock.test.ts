import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withBuildLock } from './build-lock';

let root = '';
let lock = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'));
  lock = join(root, 'dist.lock');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

/** Above the largest process id of Linux, so that no process has it. */
const NOBODY = 2 ** 22 + 1;

async function build(): Promise<boolean> {
  let hasRun = false;
  await withBuildLock(root, async () => {
    hasRun = true;
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  });
  return hasRun;
}

describe('a build', () => {
  it('runs alone: a second one is refused with the id of the first', { tags: ['F5'] }, async () => {
    await withBuildLock(root, async () => {
      await expect(build()).rejects.toThrow(
        `error dist Another build of this project is running, as process ${process.pid}.`,
      );
      // The refused build leaves the lock to its holder.
      expect(existsSync(lock)).toBe(true);
    });
    expect(await build()).toBe(true);
  });

  it('lets only one of many begin at once', { tags: ['F5'] }, async () => {
    const count = 8;
    let begun = 0;
    let refused = 0;
    let free = (): void => undefined;
    const decided = new Promise<void>((done) => (free = done));
    const look = () => {
      if (begun + refused === count) free();
    };
    // Whoever begins builds until each of the others has begun or been refused, however late it comes.
    const hold = () => {
      begun += 1;
      look();
      return decided;
    };
    const attempts = Array.from({ length: count }, async () => {
      await withBuildLock(root, hold).catch((error: unknown) => {
        refused += 1;
        look();
        throw error;
      });
    });
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(begun).toBe(1);
    expect(await readdir(root)).toEqual([]);
  });

  it('frees the project when it fails', async () => {
    await expect(
      withBuildLock(root, async () => {
        throw new Error('Odd.');
      }),
    ).rejects.toThrow('Odd.');
    expect(await build()).toBe(true);
  });

  it.each([
    ['has ended', String(NOBODY)],
    ['left a lock that says nothing', ''],
  ])('takes the place of one that %s', { tags: ['F2'] }, async (_, text) => {
    await writeFile(lock, text);
    expect(await build()).toBe(true);
    expect(existsSync(lock)).toBe(false);
  });
});

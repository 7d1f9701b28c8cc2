import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listSaved } from './early-saves';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'early-saves-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('lists the files that were written since the server began to start', async () => {
  for (const name of ['old.mdx', 'new.mdx', 'unwatched.mdx'])
    await writeFile(join(folder, name), 'Text.');
  await mkdir(join(folder, 'inside'));
  const start = Date.now();
  await utimes(join(folder, 'old.mdx'), new Date(start - 5000), new Date(start - 5000));
  await utimes(join(folder, 'new.mdx'), new Date(start + 10), new Date(start + 10));
  const watched = { [folder]: ['old.mdx', 'new.mdx', 'inside', 'gone.mdx'] };
  expect(await listSaved(watched, start)).toEqual([join(folder, 'new.mdx')]);
});

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { discardOutput, prepareOutput, publishOutput } from './publish';

let folder = '';
let dist = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  dist = join(folder, 'dist');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Writes a site whose only page contains the name of its build. */
async function writeSite(path: string, build: string): Promise<void> {
  await mkdir(join(path, 'client'), { recursive: true });
  await writeFile(join(path, 'client', 'index.html'), build);
}

function readSite(): Promise<string> {
  return readFile(join(dist, 'client', 'index.html'), 'utf8');
}

describe('a build that succeeds', () => {
  it('replaces the last one, and leaves nothing else behind', { tags: ['F11'] }, async () => {
    await writeSite(dist, 'old');
    await writeFile(join(dist, 'stale.txt'), '');
    const output = await prepareOutput(dist);
    await writeSite(output.scratch, 'new');
    expect(await readSite()).toBe('old');
    await publishOutput(output);
    await discardOutput(output);
    expect(await readSite()).toBe('new');
    expect(await readdir(dist)).toEqual(['client']);
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('replaces a link, and leaves what it leads to alone', { tags: ['F10'] }, async () => {
    const elsewhere = join(folder, 'elsewhere');
    await writeSite(elsewhere, 'not ours');
    for (const link of [dist, `${dist}.next`, `${dist}.old`]) await symlink(elsewhere, link);
    const output = await prepareOutput(dist);
    await writeSite(output.scratch, 'new');
    await publishOutput(output);
    await discardOutput(output);
    expect(await readSite()).toBe('new');
    expect(await readFile(join(elsewhere, 'client', 'index.html'), 'utf8')).toBe('not ours');
    expect(await readdir(folder)).toEqual(['dist', 'elsewhere']);
  });

  it('may be the first one', async () => {
    const output = await prepareOutput(dist);
    await writeSite(output.scratch, 'new');
    await publishOutput(output);
    await discardOutput(output);
    expect(await readSite()).toBe('new');
    expect(await readdir(folder)).toEqual(['dist']);
  });
});

describe('a build that fails', () => {
  it('leaves the last one untouched', async () => {
    await writeSite(dist, 'old');
    const output = await prepareOutput(dist);
    await writeSite(output.scratch, 'half');
    await discardOutput(output);
    expect(await readSite()).toBe('old');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('leaves the last one untouched even when it fails during the swap', async () => {
    await writeSite(dist, 'old');
    const output = await prepareOutput(dist);
    // Nothing was built, so the second rename fails.
    await expect(publishOutput(output)).rejects.toThrow('ENOENT');
    await discardOutput(output);
    expect(await readSite()).toBe('old');
  });
});

describe('a build that was interrupted', () => {
  it(
    'while it was being written leaves a folder that the next one clears',
    { tags: ['F1'] },
    async () => {
      await writeSite(dist, 'old');
      await writeSite(`${dist}.next`, 'half');
      const { scratch } = await prepareOutput(dist);
      expect(await readSite()).toBe('old');
      expect(existsSync(scratch)).toBe(false);
    },
  );

  it(
    'during the swap has set the last one aside: the next one restores it',
    { tags: ['F1'] },
    async () => {
      await writeSite(`${dist}.old`, 'old');
      await writeSite(`${dist}.next`, 'new');
      await prepareOutput(dist);
      expect(await readSite()).toBe('old');
      expect(await readdir(folder)).toEqual(['dist']);
    },
  );

  it('after the swap leaves the new one in place', { tags: ['F1'] }, async () => {
    await writeSite(dist, 'new');
    await writeSite(`${dist}.old`, 'old');
    await prepareOutput(dist);
    expect(await readSite()).toBe('new');
    expect(await readdir(folder)).toEqual(['dist']);
  });
});

import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeptApiModules } from './kept-api-modules';

const FILE = 'specs/a.yaml';
const PART = 'specs/parts/team.yaml';
const RUNS = 'content/runs.json';

let root = '';
const write = (file: string, text: string) => writeFile(join(root, file), text);
const open = (...settings: readonly string[]) =>
  openKeptApiModules(root, { settings, files: [RUNS] });
/** A file that is saved in this millisecond may have been read before. */
const later = () => Date.now() + 1000;
const folder = () => join(root, '.cache/api-modules');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-'));
  await mkdir(join(root, 'specs/parts'), { recursive: true });
  await mkdir(join(root, 'content'));
  await write(FILE, 'one');
  await write(PART, 'team');
  await open('v1').save(FILE, 'summary', { code: 'code', files: [FILE, PART] }, later());
});

afterEach(() => rm(root, { recursive: true }));

describe('a kept module of an API', () => {
  it('is found by the next start, with the files of its API', async () => {
    const kept = open('v1');
    expect(await kept.find(FILE, 'summary')).toEqual({ code: 'code', files: [FILE, PART] });
    expect(kept.listUsers(PART)).toEqual([FILE]);
    expect(kept.listUsers('specs/b.yaml')).toEqual([]);
  });

  it('is not found under another question or other settings', async () => {
    expect(await open('v1').find(FILE, 'reference')).toBeUndefined();
    expect(await open('v2').find(FILE, 'summary')).toBeUndefined();
  });

  it.each([
    ['its own file', FILE, 'two'],
    ['a part of its API', PART, 'member'],
    ['what all modules are made of', RUNS, '{}'],
  ])('is not found after a change of %s', async (_, file, text) => {
    await write(file, text);
    expect(await open('v1').find(FILE, 'summary')).toBeUndefined();
  });

  it('is not kept when a file was saved after it was read', async () => {
    const kept = open('v1');
    // A file that is saved at the time of its reading may be saved after it.
    const read = (await stat(join(root, FILE))).ctimeMs;
    await kept.save(FILE, 'reference', { code: 'old', files: [FILE, PART] }, read);
    expect(await kept.find(FILE, 'reference')).toBeUndefined();
  });

  it('is not found when its file is damaged', async () => {
    for (const name of await readdir(folder())) await writeFile(join(folder(), name), '{"code":');
    expect(await open('v1').find(FILE, 'summary')).toBeUndefined();
  });

  it('is dropped when no start has used it for a week', async () => {
    const then = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    const makeOld = async () => {
      for (const name of await readdir(folder())) await utimes(join(folder(), name), then, then);
    };
    await makeOld();
    await open('v1').find(FILE, 'summary');
    await open('v1').prune();
    expect(await readdir(folder())).toHaveLength(1);
    await makeOld();
    await open('v1').prune();
    expect(await readdir(folder())).toEqual([]);
  });
});

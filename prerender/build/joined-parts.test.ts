import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinParts } from './joined-parts';

let root = '';

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const read = (file: string) => readFile(join(root, file), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parts-'));
});

afterEach(() => rm(root, { recursive: true }));

describe('parts of a site', () => {
  it('join in the cache of the build, beside what it has kept itself', async () => {
    await write('.cache/pages/own', 'own');
    await write('parts/1/pages/a', 'a');
    await write('parts/1/bundles/key/client/a.js', 'script');
    await write('parts/1/apis/key', 'data');
    await write('parts/2/pages/b', 'b');
    await joinParts(root, ['parts/1', 'parts/2']);
    for (const name of ['own', 'a', 'b']) expect(await read(`.cache/pages/${name}`)).toBe(name);
    expect(await read('.cache/bundles/key/client/a.js')).toBe('script');
    expect(await read('.cache/apis/key')).toBe('data');
  });

  it('bring nothing but results', async () => {
    await write('parts/1/pages/a', 'a');
    await write('parts/1/build.lock', '{}');
    await joinParts(root, ['parts/1']);
    await expect(read('.cache/build.lock')).rejects.toThrow('ENOENT');
  });

  it('are refused together when some are none, and nothing is joined', async () => {
    await write('parts/1/pages/a', 'a');
    const joining = joinParts(root, ['parts/1', 'parts/2', 'parts']);
    await expect(joining).rejects.toThrow(/error parts\/2 .*\n.*\nerror parts The folder/);
    await expect(read('.cache/pages/a')).rejects.toThrow('ENOENT');
  });
});

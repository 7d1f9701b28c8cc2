import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importModule } from './command-bundle';

let root = '';

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'command-')));
  await write('package-lock.json', '{}');
  await write('word.ts', `export const word: string = 'one';\n`);
  await write(
    'cli/say.ts',
    `import { word } from '../word';
export const said: string = word;
export const place = import.meta.url;
export const later = () => import('./later');
`,
  );
  await write('cli/later.ts', `export const said = 'later';\n`);
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

interface Command {
  readonly said: string;
  readonly place: string;
  readonly later: () => Promise<{ readonly said: string }>;
}

async function load(): Promise<Command> {
  return (await importModule(root, 'cli/say.ts')).module as Command;
}

const listKept = async () =>
  (await readdir(join(root, '.cache/commands'))).filter((name) => !name.endsWith('.json'));

describe('the bundle of a command', { tags: ['all'] }, () => {
  it('imports a module with what it imports, now and later, at its place in the project', async () => {
    const { said, place, later } = await load();
    expect(said).toBe('one');
    expect(place).toBe(pathToFileURL(join(root, 'cli/say.ts')).href);
    expect((await later()).said).toBe('later');
  });

  describe('a process that a command starts', () => {
    beforeEach(async () => {
      await write('task.ts', `export const task: string = 'bundle';\n`);
      await write(
        'build/one-process.ts',
        `import { task } from '../task';
import { word } from '../word';
export const said: string = word + task;
export const next = new URL('./two-process.ts', import.meta.url);
`,
      );
      await write('build/two-process.ts', `export const said = 'two';\n`);
      await write(
        'cli/start.ts',
        `import { word } from '../word';
export const said: string = word;
export const first = new URL('../build/one-process.ts', import.meta.url);
`,
      );
    });

    it('is bundled with it, and what that process starts, too', async () => {
      await importModule(root, 'cli/start.ts');
      const { module } = await importModule(root, 'build/one-process.ts');
      expect(module).toMatchObject({
        said: 'onebundle',
        next: pathToFileURL(join(root, 'build/two-process.ts')),
      });
      expect(await importModule(root, 'build/two-process.ts')).toMatchObject({
        module: { said: 'two' },
      });
      expect(await listKept()).toHaveLength(1);
    });

    it('has a version of its own, the same as when it is bundled alone', async () => {
      const alone = await importModule(root, 'build/one-process.ts');
      await rm(join(root, '.cache'), { recursive: true });
      const command = await importModule(root, 'cli/start.ts');
      const { version } = await importModule(root, 'build/one-process.ts');
      expect(version).toBe(alone.version);
      await write('task.ts', `export const task: string = 'check';\n`);
      expect((await importModule(root, 'cli/start.ts')).version).toBe(command.version);
      const changed = await importModule(root, 'build/one-process.ts');
      expect(changed.version).not.toBe(version);
      expect(changed.module).toMatchObject({ said: 'onecheck' });
    });

    it('fails with the file that is not there', async () => {
      await rm(join(root, 'build/two-process.ts'));
      await expect(importModule(root, 'cli/start.ts')).rejects.toThrow('two-process.ts');
    });
  });

  it('names another version when a file of the bundle has changed', async () => {
    const { version } = await importModule(root, 'cli/say.ts');
    expect((await importModule(root, 'cli/say.ts')).version).toBe(version);
    await write('word.ts', `export const word: string = 'two';\n`);
    expect((await importModule(root, 'cli/say.ts')).version).not.toBe(version);
  });

  it('names the same version in a copy of the project, whose bundle finds its own files', async () => {
    const { version } = await importModule(root, 'cli/say.ts');
    const other = await realpath(await mkdtemp(join(tmpdir(), 'command-')));
    try {
      await cp(root, other, { recursive: true });
      const there = await importModule(other, 'cli/say.ts');
      expect(there.version).toBe(version);
      expect((there.module as Command).place).toBe(pathToFileURL(join(other, 'cli/say.ts')).href);
    } finally {
      await rm(other, { recursive: true });
    }
  });

  it('lists its files by name, so that its version does not depend on which is read first', async () => {
    await load();
    const kept = await readFile(join(root, '.cache/commands/cli-say.ts.json'), 'utf8');
    const { hashes } = JSON.parse(kept) as { readonly hashes: object };
    expect(Object.keys(hashes)).toEqual([
      'cli/later.ts',
      'cli/say.ts',
      'package-lock.json',
      'word.ts',
    ]);
  });

  it('keeps the bundle as long as no file of it changes', async () => {
    await load();
    const kept = await listKept();
    await write('other.ts', 'export {};\n');
    await load();
    expect(await listKept()).toEqual(kept);
    await write('word.ts', `export const word: string = 'two';\n`);
    expect((await load()).said).toBe('two');
    expect(await listKept()).toHaveLength(2);
  });

  it('follows a change of the packages', async () => {
    await load();
    await write('package-lock.json', '{ "lockfileVersion": 3 }');
    await load();
    expect(await listKept()).toHaveLength(2);
  });

  it('is bundled again when its files are gone or its record is damaged', async () => {
    await load();
    const [folder = ''] = await listKept();
    await rm(join(root, '.cache/commands', folder), { recursive: true });
    expect((await load()).said).toBe('one');
    await write('.cache/commands/cli-say.ts.json', '{');
    expect((await load()).said).toBe('one');
  });

  it('is whole for each of several processes that start at once', async () => {
    const all = await Promise.all([load(), load(), load()]);
    expect(all.map(({ said }) => said)).toEqual(['one', 'one', 'one']);
    expect(await listKept()).toHaveLength(1);
  });

  it('removes bundles that are older than a day', async () => {
    await load();
    const [first = ''] = await listKept();
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(root, '.cache/commands', first), old, old);
    await write('word.ts', `export const word: string = 'two';\n`);
    await load();
    expect(await listKept()).not.toContain(first);
    expect(await listKept()).toHaveLength(1);
  });

  it('does without where nothing can be written', async () => {
    await write('.cache', '');
    expect((await load()).said).toBe('one');
  });

  it('fails with the file that cannot be read', async () => {
    await write('word.ts', 'export const word = ;\n');
    await expect(load()).rejects.toThrow('word.ts');
  });
});

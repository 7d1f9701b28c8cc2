import { EventEmitter } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdEmptied } from './emptied-files';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emptied-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A watcher, with what it has told; `save` tells as Chokidar does, first of the event and then of all. */
function open(holdMs: number) {
  const watcher = new EventEmitter();
  const told: string[] = [];
  watcher.on('change', () => void told.push('change'));
  watcher.on('all', (event: string) => void told.push(`all: ${event}`));
  watcher.on('unlink', () => void told.push('unlink'));
  holdEmptied(watcher, holdMs);
  const path = join(folder, 'a.mdx');
  const save = async (text: string) => {
    await writeFile(path, text);
    const stats = await stat(path);
    watcher.emit('change', path, stats);
    watcher.emit('all', 'change', path, stats);
  };
  return { watcher, told, path, save };
}

describe('the watcher of the writer’s server', () => {
  it('tells at once of a file with text, and of one that is gone', async () => {
    const { watcher, told, path, save } = open(60_000);
    await save('Text.');
    watcher.emit('unlink', path);
    expect(told).toEqual(['change', 'all: change', 'unlink']);
  });

  it('never tells that a file was empty for a moment', async () => {
    const { told, save } = open(30);
    await save('');
    expect(told).toEqual([]);
    await save('Text.');
    await wait(100);
    expect(told).toEqual(['change', 'all: change']);
  });

  it('tells of a file that stays empty', async () => {
    const { told, save } = open(10);
    await save('');
    await expect.poll(() => told).toEqual(['change', 'all: change']);
  });

  it('says nothing of an empty file that is removed meanwhile', async () => {
    const { told, path, save } = open(10);
    await save('');
    await rm(path);
    await wait(60);
    expect(told).toEqual([]);
  });
});

import { EventEmitter } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdEmptied } from './emptied-files';

let folder = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  folder = await mkdtemp(join(tmpdir(), 'emptied-files-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const HOLD_MS = 40;

/** A watcher, with what it has told; `save` tells as Chokidar does, first of the event and then of all. */
function open() {
  const watcher = new EventEmitter();
  const told: string[] = [];
  watcher.on('change', () => void told.push('change'));
  watcher.on('all', (event: string) => void told.push(`all: ${event}`));
  watcher.on('unlink', () => void told.push('unlink'));
  holdEmptied(watcher, HOLD_MS);
  const path = join(folder, 'a.mdx');
  const save = async (text: string) => {
    await writeFile(path, text);
    const stats = await stat(path);
    watcher.emit('change', path, stats);
    watcher.emit('all', 'change', path, stats);
  };
  /** Lets the time pass, and the files be looked at again. */
  const hold = async () => {
    vi.advanceTimersByTime(HOLD_MS);
    for (let look = 0; look < 5; look += 1) await stat(folder);
  };
  return { watcher, told, path, save, hold };
}

describe('the watcher of the writer’s server', () => {
  it('tells at once of a file with text, and of one that is gone', async () => {
    const { watcher, told, path, save } = open();
    await save('Text.');
    watcher.emit('unlink', path);
    expect(told).toEqual(['change', 'all: change', 'unlink']);
  });

  it('never tells that a file was empty for a moment', async () => {
    const { told, save, hold } = open();
    await save('');
    expect(told).toEqual([]);
    await save('Text.');
    await hold();
    expect(told).toEqual(['change', 'all: change']);
  });

  it('tells of a file that stays empty', async () => {
    const { told, save, hold } = open();
    await save('');
    await hold();
    await expect.poll(() => told).toEqual(['change', 'all: change']);
  });

  it('says nothing of an empty file that is removed meanwhile', async () => {
    const { told, path, save, hold } = open();
    await save('');
    await rm(path);
    await hold();
    expect(told).toEqual([]);
  });
});

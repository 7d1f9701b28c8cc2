import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from './pool';
import { openPool } from './pool';

let root = '';
let pool: Pool | undefined;
let controller = new AbortController();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pool-'));
  controller = new AbortController();
});

afterEach(async () => {
  await pool?.stop();
  await rm(root, { recursive: true });
});

function open(timeoutMs?: number): Pool {
  pool = openPool(controller.signal, timeoutMs);
  return pool;
}

const entry = { file: 'specs/a.yaml', text: 'openapi: 3.1.0\npaths: {}\n' };
const api = { versions: [], stamp: '', entry, history: [] };

describe('a pool of processes', { tags: ['all'] }, () => {
  it('returns what a task returns', async () => {
    const { tasks } = open();
    const problems = await tasks.makeApi({ root, ...api });
    expect(problems.some(({ file }) => file === entry.file)).toBe(true);
  });

  it('reports the error of a task, and can do another one', async () => {
    const { tasks } = open();
    // Only the server bundle is missing.
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'index.html'), '');
    await writeFile(join(root, 'dist/assets.json'), '{}');
    const request = {
      root,
      outDir: join(root, 'dist'),
      base: '/',
      bundle: '',
      indexes: [],
      searchIndexes: new Map(),
      paths: ['/'],
    };
    await expect(tasks.renderPages(request)).rejects.toThrow(/server/);
    await expect(tasks.makeApi({ root, ...api })).resolves.toHaveLength(1);
  });

  it('fails at its timeout', async () => {
    const { tasks } = open(1);
    await expect(tasks.makeApi({ root, ...api })).rejects.toThrow(
      'The task makeApi did not end in time.',
    );
  });

  it('fails when its processes cannot be started', async () => {
    const { execPath } = process;
    process.execPath = '/nowhere/node';
    const working = open().tasks.makeApi({ root, ...api });
    process.execPath = execPath;
    await expect(working).rejects.toThrow('failed: spawn /nowhere/node ENOENT.');
  });

  it('fails when the build is interrupted', async () => {
    const working = open().tasks.makeApi({ root, ...api });
    controller.abort();
    await expect(working).rejects.toThrow('aborted');
    expect(() => openPool(controller.signal)).toThrow('aborted');
  });
});

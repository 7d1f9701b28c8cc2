import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptPage } from './kept-pages';
import { openKeptPages, pruneKeptPages, toPageKey } from './kept-pages';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-pages-'));
});

afterEach(() => rm(root, { recursive: true }));

const page = {
  html: '<!doctype html><p>日本語</p>',
  finished: { target: { path: '/a/', anchors: new Set(['b']) } },
  sheet: { file: 'assets/static/page-styles.1.css', text: 'a{}' },
  picture: undefined,
} as unknown as KeptPage;

const folder = () => join(root, '.cache/pages');

describe('a kept page', () => {
  it('is found by the next build as it was', async () => {
    openKeptPages(root).keep('key', page);
    expect(openKeptPages(root).find('key')).toEqual(page);
    expect(openKeptPages(root).find('other')).toBeUndefined();
  });

  it('is made again when its file is damaged', async () => {
    const kept = openKeptPages(root);
    kept.keep('key', page);
    await writeFile(join(folder(), 'key'), 'damaged');
    expect(kept.find('key')).toBeUndefined();
  });

  it('is dropped when no build has used it for a week', async () => {
    const kept = openKeptPages(root);
    kept.keep('used', page);
    kept.keep('unused', page);
    const then = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    for (const name of await readdir(folder())) await utimes(join(folder(), name), then, then);
    kept.find('used');
    await pruneKeptPages(root);
    expect(await readdir(folder())).toEqual(['used']);
  });
});

it('has another key with another app, address or record', () => {
  const keys = [
    toPageKey('app', '/a', { data: 1 }),
    toPageKey('app 2', '/a', { data: 1 }),
    toPageKey('app', '/b', { data: 1 }),
    toPageKey('app', '/a', { data: 2 }),
  ];
  expect(new Set(keys).size).toBe(4);
});

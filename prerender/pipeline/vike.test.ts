import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadBundleText, loadManifest, openApp, removeBuildFiles } from './vike';

let outDir: string;

/** A bundle as Vike 0.4.266 leaves it. */
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'vike-'));
  const files = {
    'assets.json':
      '{"prerender/+client.ts":{"file":"assets/entries/prerender_client.AAAAAAAA.js"}}',
    'server/entry.mjs': 'globalThis.isServerEntryLoaded = true;',
    'server/entries/prerender.mjs': '',
    'client/.vite/manifest.json': '{}',
    'client/assets/entries/prerender_client.AAAAAAAA.js': '',
    'client/assets/entries/entry-server-routing.BBBBBBBB.js': '',
    'client/assets/chunks/shell.CCCCCCCC.js': '',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }
});

afterEach(() => rm(outDir, { recursive: true }));

describe('the output of Vike', () => {
  it('has a server entry that registers the app when it is imported', async () => {
    await openApp(outDir);
    expect(globalThis).toHaveProperty('isServerEntryLoaded', true);
  });

  it('has the manifest of the browser bundle beside the folders', async () => {
    expect(Object.keys(await loadManifest(outDir))).toEqual(['prerender/+client.ts']);
  });

  it('decides how pages look with the manifest and the server bundle', async () => {
    const text = await loadBundleText('/site', outDir);
    expect(text).toContain('prerender_client.AAAAAAAA.js');
    expect(text).toContain('isServerEntryLoaded');
  });

  it('names the folder of the project, which is left out', async () => {
    // Caches of several machines are joined.
    await writeFile(join(outDir, 'server/entry.mjs'), '({ root: "/home/one/site" })');
    const one = await loadBundleText('/home/one/site', outDir);
    await writeFile(join(outDir, 'server/entry.mjs'), '({ root: "/home/two/site" })');
    expect(await loadBundleText('/home/two/site', outDir)).toBe(one);
  });

  it('has entries and folders that no reader loads, and that are removed', async () => {
    await removeBuildFiles(outDir);
    expect(await readdir(outDir)).toEqual(['client']);
    expect(await readdir(join(outDir, 'client'))).toEqual(['assets']);
    expect(await readdir(join(outDir, 'client/assets/entries'))).toEqual([
      'prerender_client.AAAAAAAA.js',
    ]);
  });
});

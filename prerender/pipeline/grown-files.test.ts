import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listGrownFiles } from './grown-files';

async function createSite(files: Readonly<Record<string, number>>): Promise<string> {
  const client = await mkdtemp(join(tmpdir(), 'grown-'));
  for (const [file, lines] of Object.entries(files)) {
    const path = join(client, 'assets', file);
    await mkdir(dirname(path), { recursive: true });
    const text = Array.from({ length: lines }, (_, index) => `${Math.sin(index)}\n`);
    await writeFile(path, text.join(''));
  }
  return client;
}

it('names what is new or has grown by its name without the hash, the most grown first', async () => {
  const last = await createSite({
    'chunks/shell.aaaaaaaa.js': 100,
    'chunks/same.aaaaaaaa.js': 100,
    'chunks/smaller.aaaaaaaa.js': 200,
  });
  const client = await createSite({
    'chunks/shell.bbbbbbbb.js': 200,
    'chunks/same.aaaaaaaa.js': 100,
    'chunks/smaller.bbbbbbbb.js': 100,
    'new.worker-B3b_b-bb.js': 1000,
    'pages/data.json': 1000,
  });
  expect(await listGrownFiles(client, last)).toEqual([
    expect.stringMatching(/^new\.worker\.js \+\d+\.\d kB$/),
    expect.stringMatching(/^shell\.js \+\d+\.\d kB$/),
  ]);
});

it('names nothing without a last build', async () => {
  const client = await createSite({ 'chunks/shell.bbbbbbbb.js': 200 });
  expect(await listGrownFiles(client, '/no/such/folder')).toEqual([]);
});

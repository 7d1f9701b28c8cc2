import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPage } from './finished-page';

let client = '';

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'page-'));
  await mkdir(join(client, 'assets'));
});

afterEach(async () => {
  await rm(client, { recursive: true });
});

function readLoads(head: string) {
  const canonical = '<link rel="canonical" href="https://developers.example/base/docs/a/">';
  const html = `<html><head><title>A</title>${canonical}${head}</head><body><main><h1>A</h1></main></body></html>`;
  const page = { file: join(client, 'docs/a/index.html'), path: '/docs/a/' };
  return readPage(page, html, { client, base: '/base/' }).loads;
}

describe('what a page loads', () => {
  it('weighs its data after compression, wherever the site is served', async () => {
    const data = JSON.stringify({ text: 'Invite a team member. '.repeat(200) });
    await writeFile(join(client, 'assets/a.json'), data);
    const preload = '<link rel="preload" as="fetch" crossorigin href="/base/assets/a.json">';
    expect(readLoads(preload).data).toBe(gzipSync(data, { level: 9 }).length);
  });

  it('is no data on a page without a data file', () => {
    expect(readLoads('<script src="/base/assets/entry.js"></script>')).toEqual({
      scripts: ['assets/entry.js'],
      data: 0,
      styles: [],
      formulaStyles: [],
    });
  });

  it('is an error if its data is not there', () => {
    const preload = '<link rel="preload" as="fetch" crossorigin href="/base/assets/gone.json">';
    expect(() => readLoads(preload)).toThrow('ENOENT');
  });
});

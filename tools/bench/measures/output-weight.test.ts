import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { weighOutput } from './output-weight';

const html = `<head><link rel="modulepreload" href="/assets/b.js"><script>inline()</script>
<link rel="preload" as="fetch" crossorigin href="/data/a.json"><link rel="modulepreload" href="/assets/a.js"></head>
<body>Đội<script type="module" src="/assets/a.js" async></script></body>`;

const files: Readonly<Record<string, string>> = {
  'docs/a/index.html': html,
  'index.html': 'x'.repeat(2000),
  'assets/a.js': 'a'.repeat(3000),
  'assets/b.js': 'b'.repeat(1000),
  'data/a.json': '{}',
  'data/other.json': '[]',
};

let client = '';

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'weigh-'));
  for (const folder of ['docs/a', 'assets', 'data'])
    await mkdir(join(client, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(client, file), text);
});

afterEach(() => rm(client, { recursive: true }));

it('weighs all files, the largest page, and a page with what it loads, each file once', async () => {
  const compress = (text = '') => gzipSync(text, { level: 9 }).length;
  expect(await weighOutput(client, '/docs/a')).toEqual({
    outputBytes: Object.values(files).reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    largestPageBytes: 2000,
    htmlBytes: compress(html),
    scriptBytes: ['assets/a.js', 'assets/b.js', 'data/a.json'].reduce(
      (sum, file) => sum + compress(files[file]),
      0,
    ),
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { toSizes, toTable } from './bench';
import { toGuide, toGuideFile } from './guides';
import { weighPage } from './page-weight';

it('takes numbers of guides, and none for this site', () => {
  expect(toSizes([])).toEqual([0]);
  expect(toSizes(['0', '100'])).toEqual([0, 100]);
  for (const arg of ['search', '--guides', '-3', '1e3', '1,000', ''])
    expect(toSizes([arg])).toBeUndefined();
});

it('prints a line for each figure and a column for each site', () => {
  const lines = toTable(
    new Map([
      ['this site', new Map([['Cold build, s', '16.4']])],
      ['100 guides more', new Map([['Cold build, s', '18.0']])],
    ]),
  );
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['this site', '100 guides more'],
    ['Cold build, s', '16.4', '18.0'],
  ]);
});

it('writes guides that link only to guides that exist, and have what guides have', () => {
  const count = 120;
  const indexes = [...Array(count).keys()];
  const files = new Set(indexes.map(toGuideFile));
  expect(files.size).toBe(count);
  for (const index of indexes) {
    const text = toGuide(index, count);
    const folder = posix.dirname(toGuideFile(index));
    const targets = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, to = '']) =>
      posix.join(folder, to),
    );
    expect(targets.filter((target) => !files.has(target))).toEqual([]);
    for (const part of [/^## /m, /^```json/m, /^```bash/m, /^\| --- /m, /^- /m, /^:::note$/m])
      expect(text).toMatch(part);
  }
});

it('weighs a page with what its HTML names, each file once', async () => {
  const html = `<head><link rel="canonical" href="https://a.example/docs/a"><link rel="stylesheet" href="/assets/a.css">
<noscript><link rel="stylesheet" href="/assets/a.css"></noscript><link rel="modulepreload" href="/assets/b.js">
<link rel="preload" as="fetch" crossorigin href="/data/a.json"><script src="notice.js"></script></head>
<body>Đội<script>inline()</script><script type="module" src="/assets/b.js"></script></body>`;
  const files: Readonly<Record<string, string>> = {
    'docs/a/index.html': html,
    'docs/a/notice.js': 'n'.repeat(500),
    'assets/a.css': 'a'.repeat(3000),
    'assets/b.js': 'b'.repeat(1000),
    'data/a.json': '{}',
    'data/other.json': '[]',
  };
  const client = await mkdtemp(join(tmpdir(), 'weigh-'));
  for (const folder of ['docs/a', 'assets', 'data'])
    await mkdir(join(client, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(client, file), text);
  const compress = (text = '') => gzipSync(text, { level: 9 }).length;
  const sum = (names: readonly string[]) =>
    names.reduce((bytes, name) => bytes + compress(files[name]), 0);
  expect(await weighPage(client, '/docs/a')).toEqual({
    html: compress(html),
    script: sum(['docs/a/notice.js', 'assets/b.js', 'data/a.json']),
    style: sum(['assets/a.css']),
  });
  await rm(client, { recursive: true });
});

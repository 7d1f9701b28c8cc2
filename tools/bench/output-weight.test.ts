import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSidebar, listPageSizes, listScripts, weighPage } from './built-pages';

const sidebar = '<aside class="m" id="site-menu"><nav aria-label="Docs sidebar">Đội</nav></aside>';
const html = `<head><link rel="modulepreload" href="/assets/b.js"><script>inline()</script></head>
<body>${sidebar}<aside>other</aside><script type="module" src="/assets/a.js" async></script></body>`;

let client = '';

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'weigh-'));
  await mkdir(join(client, 'docs/a'), { recursive: true });
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'docs/a/index.html'), html);
  await writeFile(join(client, 'assets/a.js'), 'a'.repeat(1000));
  await writeFile(join(client, 'assets/b.js'), 'b'.repeat(1000));
});

afterEach(async () => {
  await rm(client, { recursive: true });
});

describe('the size of a page', () => {
  it('includes its bytes, those of its sidebar, and its compressed scripts', async () => {
    const toSize = (letter: string) => gzipSync(letter.repeat(1000), { level: 9 }).length;
    expect(await weighPage(client, '/docs/a')).toEqual({
      html: Buffer.byteLength(html),
      sidebar: Buffer.byteLength(sidebar),
      script: toSize('a') + toSize('b'),
    });
  });

  it('finds the sidebar and the scripts by their tags', () => {
    expect(findSidebar(html)).toBe(sidebar);
    expect(findSidebar('<main></main>')).toBe('');
    expect(listScripts(html)).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('the sizes of the pages in a folder', () => {
  it('are the bytes of HTML, in any subfolder, smallest first', async () => {
    await mkdir(join(folder, 'a/b'), { recursive: true });
    await writeFile(join(folder, 'a/b/index.html'), 'é'.repeat(9));
    await writeFile(join(folder, 'index.html'), 'x'.repeat(10));
    await writeFile(join(folder, 'a/data.js'), 'x'.repeat(100));
    expect(await listPageSizes(folder)).toEqual([
      { file: 'index.html', bytes: 10 },
      { file: 'a/b/index.html', bytes: 18 },
    ]);
  });
});

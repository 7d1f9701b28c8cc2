import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findSidebar, listScripts, weighPage } from './weigh-page';

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

describe('the weight of a page', () => {
  it('counts its bytes, those of its sidebar, and its scripts as they are sent', async () => {
    const toSize = (letter: string) => gzipSync(letter.repeat(1000), { level: 9 }).length;
    expect(await weighPage(client, '/docs/a')).toEqual({
      html: Buffer.byteLength(html),
      sidebar: Buffer.byteLength(sidebar),
      script: toSize('a') + toSize('b'),
    });
  });

  it('knows the sidebar and the scripts by their tags', () => {
    expect(findSidebar(html)).toBe(sidebar);
    expect(findSidebar('<main></main>')).toBe('');
    expect(listScripts(html)).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

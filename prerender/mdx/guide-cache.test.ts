import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Highlight } from '../text/highlighter';
import { createCachedCompiler } from './guide-cache';

const FILE = 'content/docs/a.mdx';
const PAGE = `---
title: A
---

\`\`\`ts file="./b.ts"
\`\`\`

[next](./b.mdx)
`;

let root = '';
let coloured = 0;
let paths: Readonly<Record<string, string>> = {};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guide-cache-'));
  await mkdir(join(root, 'content/docs'), { recursive: true });
  await mkdir(join(root, 'prerender/mdx'), { recursive: true });
  await writeFile(join(root, 'content/docs/b.ts'), 'export const b = 1;\n');
  coloured = 0;
  paths = { './b.mdx': '/docs/b' };
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

/** Compiles as a new process does: only what is on disk is remembered. */
async function compile(source = PAGE): Promise<string> {
  const highlight = ((text: string, language: string) => {
    coloured += 1;
    return { language, lines: [[text]] };
  }) as Highlight;
  const links = { findPath: (_from: string, url: string) => paths[url] };
  const { code } = await createCachedCompiler({ root, base: '/', highlight, links })(FILE, source);
  return code;
}

describe('a guide that was compiled before', () => {
  it('is not compiled again', async () => {
    const code = await compile();
    expect(await compile()).toBe(code);
    expect(coloured).toBe(1);
  });

  it.each<[string, () => unknown]>([
    ['its text', () => compile(`${PAGE}\nMore.\n`)],
    ['a file that it shows', () => writeFile(join(root, 'content/docs/b.ts'), 'const c = 2;\n')],
    ['the address of a page that it links to', () => (paths = { './b.mdx': '/docs/c' })],
    ['the compiler', () => writeFile(join(root, 'prerender/mdx/new.ts'), '')],
  ])('is compiled again after a change of %s', async (_, change) => {
    await compile();
    await change();
    await compile();
    expect(coloured).toBeGreaterThan(1);
  });

  it('is compiled again when what is kept of it was cut off', async () => {
    await compile();
    const folder = join(root, '.cache/guides');
    for (const name of await readdir(folder)) await writeFile(join(folder, name), '{"guide":');
    expect(await compile()).not.toBe('');
    expect(coloured).toBe(2);
  });

  it('is not kept while something is wrong with it', async () => {
    await compile('---\ntitle: A\n---\n\n<Lost />\n');
    await expect(readdir(join(root, '.cache/guides'))).rejects.toThrow('ENOENT');
  });
});

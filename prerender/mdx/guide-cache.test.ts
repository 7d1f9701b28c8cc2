import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../diagnostics/problem';
import type { Highlight } from '../text/highlighter';
import type { CompiledGuide } from './guide-compiler';
import type { Style } from './style/style';
import type { CachedCompiler } from './guide-cache';
import { openGuideCompiler } from './guide-cache';
import { openCache } from '../sources/cache';

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
let loaded = 0;
let onColour = () => {};
let paths: Readonly<Record<string, string>> = {};
let stamp = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guide-cache-'));
  await mkdir(join(root, 'content/docs'), { recursive: true });
  await writeFile(join(root, 'content/docs/b.ts'), 'export const b = 1;\n');
  // A file that was saved just now would count as saved while the guide is compiled.
  await setTimeout(50);
  onColour = () => {};
  coloured = 0;
  loaded = 0;
  stamp = 'a';
  paths = { './b.mdx': '/docs/b' };
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

function openCompiler(style?: Style): CachedCompiler {
  const highlight = ((text: string, language: string) => {
    coloured += 1;
    onColour();
    return { language, lines: [[text]] };
  }) as Highlight;
  const links = { findPath: (_from: string, url: string) => paths[url] };
  const loadHighlight = () => {
    loaded += 1;
    return Promise.resolve(highlight);
  };
  const cache = openCache(root);
  return openGuideCompiler({ root, base: '/', loadHighlight, links, style, cache, stamp });
}

const createCompiler = (style?: Style) => openCompiler(style).compile;

/** Compiles as a new process does: with nothing but the cache on disk. */
async function compileAnew(source: string, style?: Style): Promise<CompiledGuide> {
  return createCompiler(style)(FILE, source);
}

async function compile(source = PAGE): Promise<string> {
  return (await compileAnew(source)).code;
}

async function check(source: string): Promise<readonly Problem[]> {
  return (await compileAnew(source)).problems;
}

describe('a cached guide', () => {
  it('is not compiled again', async () => {
    const code = await compile();
    expect(await compile()).toBe(code);
    expect(coloured).toBe(1);
  });

  it.each<[string, () => unknown]>([
    ['its text', () => compile(`${PAGE}\nMore.\n`)],
    ['a file that it shows', () => writeFile(join(root, 'content/docs/b.ts'), 'const c = 2;\n')],
    ['the address of a page that it links to', () => (paths = { './b.mdx': '/docs/c' })],
    ['the code', () => (stamp = 'b')],
  ])('is compiled again after a change of %s', async (_, change) => {
    await compile();
    await change();
    await compile();
    expect(coloured).toBeGreaterThan(1);
  });

  it('is compiled again when a file that it shows was saved while it was compiled', async () => {
    onColour = () => writeFileSync(join(root, 'content/docs/b.ts'), 'const c = 2;\n');
    await compile();
    onColour = () => {};
    expect(await compile()).toContain('const c = 2;');
  });

  it('is compiled again when a partial closes a circle', async () => {
    const write = (name: string, text: string) =>
      writeFile(join(root, `content/docs/${name}.mdx`), text);
    const include = (name: string) => `import Part from "./${name}.mdx";\n\n<Part />\n`;
    await write('_b', include('_c'));
    await write('_c', 'Text\n');
    await setTimeout(50);
    const first = 'content/docs/_a.mdx';
    expect((await createCompiler()(first, include('_b'))).problems).toEqual([]);
    await write('_c', include('_a'));
    await write('_a', include('_b'));
    await expect(createCompiler()(first, include('_b'))).resolves.toMatchObject({
      problems: [{ message: expect.stringMatching(/in a circle: .*_a.*_b.*_c.*_a/) }],
    });
  });

  it('is compiled again when its file in the cache is incomplete', async () => {
    await compile();
    const folder = join(root, '.cache/guides');
    for (const name of await readdir(folder)) await writeFile(join(folder, name), '{"guide":');
    expect(await compile()).not.toBe('');
    expect(coloured).toBe(2);
  });

  it('is not cached while it has problems', async () => {
    await compile('---\ntitle: A\n---\n\n<Lost />\n');
    await expect(readdir(join(root, '.cache/guides'))).rejects.toThrow('ENOENT');
  });

  it('keeps the problems of its style, until the rules change', async () => {
    const style: Style = { rules: ['links'], language: 'en', terms: [], names: [] };
    const source = `${PAGE}\n[here](./b.mdx)\n`;
    const { styleProblems } = await compileAnew(source, style);
    expect(styleProblems).toMatchObject([{ file: FILE, line: 10, column: 1 }]);
    expect((await compileAnew(source, style)).styleProblems).toEqual(styleProblems);
    expect(coloured).toBe(1);
    const terms = [{ write: 'follow', not: ['next'] }];
    const other = await compileAnew(source, { ...style, rules: ['terms'], terms });
    expect(other.styleProblems).toMatchObject([{ line: 8, column: 2 }]);
    expect((await compileAnew(source)).styleProblems).toEqual([]);
  });

  it('is compiled again when a file that it imports is gone', async () => {
    await writeFile(join(root, 'content/docs/_part.mdx'), 'Part\n');
    const source = '---\ntitle: A\n---\n\nimport Part from "./_part.mdx";\n\n<Part />\n';
    expect(await compile(source)).not.toBe('');
    await rm(join(root, 'content/docs/_part.mdx'));
    await expect(check(source)).resolves.toMatchObject([
      { line: 5, message: 'The file "./_part.mdx" does not exist.' },
    ]);
  });
});

describe('what compiles guides', () => {
  it('is loaded only for a guide that is not cached', async () => {
    await compile();
    loaded = 0;
    const { compile: compileAgain, find } = openCompiler();
    expect(find(FILE, PAGE)).toBeDefined();
    expect(find(FILE, `${PAGE}\nMore.\n`)).toBeUndefined();
    await compileAgain(FILE, PAGE);
    expect(loaded).toBe(0);
    await compileAgain(FILE, `${PAGE}\nMore.\n`);
    expect(loaded).toBe(1);
  });

  it('fails with the guide, if it cannot be loaded', async () => {
    const loadHighlight = () => Promise.reject(new Error('No grammar.'));
    const links = { findPath: () => undefined };
    const settings = { root, base: '/', loadHighlight, links, cache: openCache(root), stamp };
    await expect(openGuideCompiler(settings).compile(FILE, PAGE)).rejects.toThrow('No grammar.');
  });
});

describe('a guide that browser and server ask for at once', () => {
  it('is compiled once', async () => {
    const compileGuide = createCompiler();
    const guides = await Promise.all(Array.from({ length: 8 }, () => compileGuide(FILE, PAGE)));
    expect(new Set(guides.map(({ code }) => code)).size).toBe(1);
    expect(coloured).toBe(1);
  });

  it('is compiled for each of its texts, also after one that cannot be compiled', async () => {
    const compileGuide = createCompiler();
    const [first, , broken, last] = await Promise.allSettled([
      compileGuide(FILE, PAGE),
      compileGuide(FILE, `${PAGE}\nMore.\n`),
      compileGuide(FILE, `${PAGE}\n<Open>\n`),
      compileGuide(FILE, PAGE),
    ]);
    const getProblems = (result: PromiseSettledResult<CompiledGuide> | undefined) =>
      result?.status === 'fulfilled' ? result.value.problems.length : 'thrown';
    expect([first, broken, last].map(getProblems)).toEqual([0, 1, 0]);
    paths = { './b.mdx': '/docs/c' };
    // Each has recorded its own links.
    expect(await compile()).toContain('/docs/c');
    expect(await compile(`${PAGE}\nMore.\n`)).toContain('/docs/c');
  });
});

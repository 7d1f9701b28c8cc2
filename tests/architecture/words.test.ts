import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { listTexts, loadSourceFiles, root } from './source-files';

describe('names', () => {
  it('use no word that the vocabulary replaces', async () => {
    const replaced = await loadReplacedWords();
    // Otherwise the rule would hold vacuously.
    expect(replaced.length).toBeGreaterThan(5);
    const pattern = new RegExp(`(?<![a-z])(?:${replaced.join('|')})(?:s|ed)?(?![a-z])`, 'i');
    const isOld = (name: string) => pattern.test(name.replaceAll(/(?=[A-Z])/g, '-'));
    const files = await loadSourceFiles();
    const names = files.flatMap(({ file, exports }) => [
      ...(isOld(file) ? [file] : []),
      ...exports.filter(isOld).map((name) => `${file}: ${name}`),
    ]);
    expect(names).toEqual([]);
  });
});

describe('comments and titles of tests', () => {
  it('cite nothing by an id: they state the fact instead', async () => {
    // `S2.74`, `SE.5`, `fault 41`, `§3`, `design.md`: ids and documents that are not in the repository.
    const citation =
      /\bS[\dA-H]\.\d|\b[Ff]aults? \d|§\s?\d|\b(?:design|behaviour|faults|samples|peers)\.md\b/;
    const names = (await Promise.all(['src', 'prerender', 'tools', 'tests'].map(listTexts))).flat();
    const cited: string[] = [];
    for (const name of names) {
      if (/^tests\/(?:architecture|fixtures|programs\/node_modules)\//.test(name)) continue;
      const lines = (await readFile(join(root, name), 'utf8')).split('\n');
      const index = lines.findIndex((line) => citation.test(line));
      if (index >= 0) cited.push(`${name}:${index + 1}: ${lines[index]?.trim()}`);
    }
    expect(cited).toEqual([]);
  });
});

describe('pages for those who change the code', () => {
  it('name and link only files, folders and headings that exist', async () => {
    const docs = await readdir(join(root, 'docs'), { recursive: true });
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      ...docs.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
    ];
    expect(pages.length).toBeGreaterThan(20);
    const lost: string[] = [];
    for (const page of pages) {
      const text = await readFile(join(root, page), 'utf8');
      for (const [, path = ''] of text.matchAll(/`((?:src|prerender|tests|tools)\/[\w./+-]+)`/g))
        if (!existsSync(join(root, path))) lost.push(`${page}: ${path}`);
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g))
        if (!(await isTarget(page, link))) lost.push(`${page}: ${link}`);
    }
    expect(lost).toEqual([]);
  });
});

/** Whether a relative link leads to a file, and its hash to a heading. */
async function isTarget(page: string, link: string): Promise<boolean> {
  const [path = '', hash] = link.split('#', 2);
  const file = path === '' ? join(root, page) : join(root, dirname(page), decodeURI(path));
  if (!existsSync(file)) return false;
  if (hash === undefined) return true;
  const slugger = new GithubSlugger();
  const headings = (await readFile(file, 'utf8')).matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, text = '']) => slugger.slug(text)).includes(hash);
}

/** The replaced words, from the last column of the tables. */
async function loadReplacedWords(): Promise<readonly string[]> {
  const page = await readFile(join(root, 'docs/vocabulary.md'), 'utf8');
  return [...page.matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]*)\|$/gm)]
    .flatMap(([, words = '']) => words.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]+$/.test(word));
}

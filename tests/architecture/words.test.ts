import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
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
      if (name.startsWith('tests/architecture/') || name.startsWith('tests/fixtures/')) continue;
      const lines = (await readFile(join(root, name), 'utf8')).split('\n');
      const index = lines.findIndex((line) => citation.test(line));
      if (index >= 0) cited.push(`${name}:${index + 1}: ${lines[index]?.trim()}`);
    }
    expect(cited).toEqual([]);
  });
});

describe('pages for those who change the code', () => {
  it('name only files and folders that exist', async () => {
    const decisions = 'content/docs/contributing/decisions';
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      'content/docs/contributing/vocabulary.mdx',
      ...(await readdir(join(root, decisions))).map((name) => `${decisions}/${name}`),
    ];
    const lost: string[] = [];
    for (const page of pages) {
      const text = await readFile(join(root, page), 'utf8');
      for (const [, path = ''] of text.matchAll(/`((?:src|prerender|tests|tools)\/[\w./+-]+)`/g))
        if (!existsSync(join(root, path))) lost.push(`${page}: ${path}`);
    }
    expect(lost).toEqual([]);
  });
});

/** The replaced words, from the last column of the tables. */
async function loadReplacedWords(): Promise<readonly string[]> {
  const page = await readFile(join(root, 'content/docs/contributing/vocabulary.mdx'), 'utf8');
  return [...page.matchAll(/^\|[^|\n]*\|[^|\n]*\|([^|\n]*)\|$/gm)]
    .flatMap(([, words = '']) => words.split(','))
    .map((word) => word.trim())
    .filter((word) => /^[a-z]+$/.test(word));
}

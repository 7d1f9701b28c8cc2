import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { site } from '../../content/site';
import type { GuideTable } from '../../src/model/guides/guide-table';
import { toVersions } from '../../src/model/site/versions';
import { toFileModule, toTableFile, writeGuideFiles } from './guide-files';
import { createGuideStore } from './guide-store';
import { openSiteCompiler } from './site-compiler';

let root = '';

const write = (name: string, text: string) => writeFile(join(root, 'content/docs', name), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guide-files-'));
  await mkdir(join(root, 'content/docs'), { recursive: true });
  await write('index.mdx', '---\ntitle: One\ndescription: The first.\n---\n\n## Two\n\nText.\n');
  await write('code.mdx', '---\ntitle: Code\n---\n\nThe year {2026 + 1}.\n');
});

afterEach(() => rm(root, { recursive: true }));

interface TableModule {
  readonly default: GuideTable;
  readonly loadData: (file: string) => Promise<object>;
}

/** Writes the files as a build does, and reads the table as prerendering does. */
async function build(): Promise<TableModule> {
  const store = createGuideStore({
    root,
    versions: toVersions([]),
    site,
    locale: 'en',
    drafts: false,
  });
  const { compile } = openSiteCompiler(root, '/', store);
  await writeGuideFiles(join(root, 'dist'), store, compile);
  const file = toTableFile('content/sidebars.ts', 'guides');
  const module = join(root, 'table.mjs');
  await writeFile(module, toFileModule(join(root, 'dist/client'), file));
  return (await import(module)) as TableModule;
}

it('lists all guides of a version, with the data of those without code', async () => {
  const { default: table, loadData } = await build();
  const [code, index] = table.docs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(code).not.toHaveProperty('data');
  expect(index?.data).toMatch(/^assets\/pages\/[\da-f]{16}\.json$/);
  expect(await loadData(index?.data ?? '')).toMatchObject({
    default: [['h2', { id: 'two' }, ['Two']], '\n', ['p', null, ['Text.']]],
    headings: [{ depth: 2, text: 'Two', id: 'two' }],
    page: { title: 'One' },
  });
});

it('names a file after what is in it, so that browsers may keep it', async () => {
  await build();
  const [before] = await readdir(join(root, 'dist/client/assets/pages'));
  await write('index.mdx', '---\ntitle: One\n---\n\nOther text.\n');
  await build();
  const after = await readdir(join(root, 'dist/client/assets/pages'));
  expect(after).toHaveLength(2);
  expect(after).toContain(before);
});

it('keeps descriptions apart, which only lists of cards need', async () => {
  await build();
  const file = join(root, 'dist', toTableFile('content/sidebars.ts', 'descriptions'));
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ index: 'The first.' });
});

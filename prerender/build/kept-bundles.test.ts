import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toVersions } from '../../src/model/site/versions';
import type { ShownApi } from '../api/shown-api';
import { createGuideStore } from '../guides/guide-store';
import { openSiteCompiler } from '../guides/site-compiler';
import { readSettings } from '../settings/settings';
import { rememberBundled } from './bundled-guides';
import { hashFiles } from '../sources/kept-files';
import { openKeptBundles, toBundleKey, toBundleName } from './kept-bundles';

const api: ShownApi = {
  file: 'specs/a.yaml',
  summary: { id: 'a', path: '/docs/api/a', label: 'A' },
  home: null,
};

let root = '';

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-bundles-'));
  await write('content/docs/index.mdx', '---\ntitle: One\n---\n\nText.\n');
  await write('content/docs/code.mdx', "import Part from './_part.mdx';\n\n<Part />\n");
  await write('content/docs/_part.mdx', 'See [one](./index.mdx).\n');
  await write('content/docs/guide.mdx', 'Text with a [link](./index.mdx).\n');
  await write('content/docs/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('src/app.ts', 'export {};');
  await write('specs/a.yaml', 'openapi: 3.1.0');
  await write('package-lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

async function getKey(
  env: Readonly<Record<string, string>> = {},
  apis: readonly ShownApi[] = [api],
): Promise<string> {
  const store = createGuideStore({
    root,
    versions: toVersions([]),
    site,
    locale: 'en',
    drafts: false,
  });
  await Promise.all(store.versions.map(store.load));
  const settings = readSettings(env, site);
  const { compile } = openSiteCompiler(root, settings.base, store);
  const { find: findBundled } = rememberBundled(compile);
  const outDir = join(root, 'dist.next');
  return toBundleKey({ root, outDir, settings, site, store, apis, findBundled });
}

describe('the key of a bundle', { tags: ['all'] }, () => {
  it.each([
    ['the text of a guide without code', 'content/docs/guide.mdx', 'Other text.\n'],
    ['its heading and its code', 'content/docs/guide.mdx', '## New\n\n```js\n1;\n```\n'],
    ['a spec', 'specs/a.yaml', 'openapi: 3.1.1'],
    ['what is no source', 'dist/client/index.html', '<p>'],
  ])('stays after a change of %s', async (_, file, text) => {
    const before = await getKey();
    await write(file, text);
    expect(await getKey()).toBe(before);
  });

  it.each([
    ['a component', 'src/app.ts', 'export const a = 1;'],
    ['the packages', 'package-lock.json', '{ }'],
    ['a variable that Vite reads', '.env.local', 'VITE_A=1'],
    ['the document of all pages', 'index.html', '<html>'],
    ['a file beside a guide', 'content/docs/picture.svg', '<svg/>'],
    ['a guide with code', 'content/docs/code.mdx', 'The year {2026 + 1}.\n'],
    ['a guide that gets code', 'content/docs/guide.mdx', 'The year {2026 + 1}.\n'],
    ['a guide that others import', 'content/docs/_part.mdx', 'Other text.\n'],
    ['the guides that there are', 'content/docs/new.mdx', 'New.\n'],
    // The partial links to it.
    ['an address', 'content/docs/index.mdx', '---\nslug: /moved\n---\n\nText.\n'],
  ])('changes with %s', async (_, file, text) => {
    const before = await getKey();
    await write(file, text);
    expect(await getKey()).not.toBe(before);
  });

  it('changes with what the app shows of an API', async () => {
    const summary = { ...api.summary, label: 'B' };
    expect(await getKey({}, [{ ...api, summary }])).not.toBe(await getKey());
    expect(await getKey({}, [])).not.toBe(await getKey());
  });

  it('changes with the settings of the environment', async () => {
    expect(await getKey({ BASE_PATH: '/a/' })).not.toBe(await getKey());
    expect(await getKey({ SITE_URL: 'https://a.example' })).not.toBe(await getKey());
  });
});

describe('a kept bundle', { tags: ['all'] }, () => {
  it('is put into the folder of a build in the place of what is there', async () => {
    const kept = openKeptBundles(root);
    const outDir = join(root, 'dist.next');
    await write('dist.next/client/a.js', '1');
    await write('dist.next/server/imported-texts.json', '{}');
    await kept.keep('key', outDir);
    await write('dist.next/client/a.js', '2');
    await write('dist.next/client/b.js', '2');
    expect(await kept.restore('other', outDir)).toBe(false);
    expect(await kept.restore('key', outDir)).toBe(true);
    expect(await readdir(join(outDir, 'client'))).toEqual(['a.js']);
    expect(await readFile(join(outDir, 'client/a.js'), 'utf8')).toBe('1');
  });

  it('is not used after a change of a spec whose text is part of it', async () => {
    const kept = openKeptBundles(root);
    const outDir = join(root, 'dist.next');
    const bundle = async (text: string) => {
      await write('specs/a.yaml', text);
      const hashes = JSON.stringify(hashFiles(root, ['specs/a.yaml']));
      await write('dist.next/server/imported-texts.json', hashes);
      await kept.keep('key', outDir);
    };
    await bundle('openapi: 3.1.0');
    await write('specs/a.yaml', 'openapi: 3.1.1');
    const first = toBundleName('key', outDir);
    expect(await kept.restore('key', outDir)).toBe(false);
    await bundle('openapi: 3.1.1');
    expect(await kept.restore('key', outDir)).toBe(true);
    // Or the pages of one would be taken for those of the other.
    expect(toBundleName('key', outDir)).not.toBe(first);
  });

  it('is one of a few: the oldest one goes', async () => {
    const kept = openKeptBundles(root);
    await write('dist.next/client/a.js', '1');
    await write('dist.next/server/imported-texts.json', '{}');
    for (let index = 0; index < 9; index++) {
      await kept.keep(`key-${index}`, join(root, 'dist.next'));
      await kept.restore('key-0', join(root, 'other'));
    }
    const names = await readdir(join(root, '.cache/bundles'));
    expect(names).toHaveLength(6);
    expect(names).toContain('key-0');
    expect(names).toContain('key-8');
  });
});

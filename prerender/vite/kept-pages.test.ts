import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../content/site';
import { toVersions } from '../../src/model/site/versions';
import { createGuideStore } from '../guides/guide-store';
import { createKeptPages } from './kept-pages';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-pages-'));
  await write('package-lock.json', '{}');
  await write('content/docs/a.mdx', '---\ntitle: A\n---\n\nText.\n');
  await write('content/docs/b.mdx', '---\ntitle: B\n---\n\n<DocCardList />\n');
  await write('content/docs/c.mdx', `---\ntitle: C\n---\n\nimport D from './d';\n\n<D />\n`);
  await write('src/part.tsx', 'export {};\n');
  await write('specs/api.yaml', 'openapi: 3.1.0\n');
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const paths = ['/docs/a', '/docs/b', '/docs/c', '/docs/tags', '/docs/api/api/get'];

/** A run of the server: reads all pages, and returns the paths of those that it makes. */
async function search(base = '/') {
  const store = createGuideStore({
    root,
    versions: toVersions([]),
    site,
    locale: 'en',
    drafts: true,
  });
  const kept = createKeptPages({ root, store, settings: [base] });
  const read = async () => {
    const made: string[] = [];
    const sources: string[] = [];
    const toPage = async (path: string) => {
      made.push(path);
      await Promise.resolve();
      if (path === '/docs/tags') return undefined;
      return {
        url: path,
        title: path,
        breadcrumb: [],
        description: '',
        keywords: '',
        sections: [],
      };
    };
    const pages = [];
    for (const path of paths)
      pages.push(
        await kept.get(
          path,
          (source) => void sources.push(source),
          () => toPage(path),
        ),
      );
    await kept.save();
    return { made, sources, titles: pages.map((page) => page?.title) };
  };
  return { kept, read };
}

/** What a new run makes. */
async function listMade(base?: string): Promise<readonly string[]> {
  return (await (await search(base)).read()).made;
}

describe('the pages that are kept', () => {
  it('are the same in the next run, which makes only those that import something', async () => {
    const first = await (await search()).read();
    expect(first.made).toEqual(paths);
    const second = await (await search()).read();
    expect(second.made).toEqual(['/docs/c']);
    expect(second.titles).toEqual(first.titles);
  });

  it('tell what each is made from', async () => {
    const { sources } = await (await search()).read();
    expect(sources).toEqual([
      'content/docs/a.mdx',
      'content/docs/b.mdx',
      'content/docs/c.mdx',
      'specs',
    ]);
  });

  it('are made again where their own text has changed', async () => {
    await listMade();
    await write('content/docs/a.mdx', '---\ntitle: A\n---\n\nOther.\n');
    expect(await listMade()).toEqual(['/docs/a', '/docs/b', '/docs/c', '/docs/tags']);
  });

  it('are made again where they have cards or lists, when a title has changed', async () => {
    await listMade();
    await write('content/docs/c.mdx', `---\ntitle: New\n---\n\nimport D from './d';\n`);
    expect(await listMade()).toEqual(['/docs/b', '/docs/c', '/docs/tags']);
  });

  it.each([['src/part.tsx'], ['specs/api.yaml'], ['package-lock.json']])(
    'are all made again when %s has changed',
    async (file) => {
      await listMade();
      const later = new Date(Date.now() + 5000);
      await utimes(join(root, file), later, later);
      expect(await listMade()).toEqual(paths);
    },
  );

  it('are those of one base path', async () => {
    await listMade('/');
    expect(await listMade('/docs/')).toEqual(paths);
  });

  it('follow a change in the run itself', async () => {
    const { kept, read } = await search();
    await read();
    await write('src/part.tsx', 'export const more = 1;\n');
    expect((await read()).made).toEqual(['/docs/c']);
    kept.expire({ file: 'src/part.tsx', isEdit: true });
    expect((await read()).made).toEqual(paths);
  });

  it('are made when the file that keeps them is damaged', async () => {
    await listMade();
    await write('.cache/search-pages.json', '[[');
    expect(await listMade()).toEqual(paths);
  });
});

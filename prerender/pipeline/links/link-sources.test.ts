import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site } from '../../../content/site';
import { version } from '../../guides/fixtures/guides';
import type { GuideStore } from '../../guides/guide-store';
import { createGuideStore } from '../../guides/guide-store';
import { parseHtml } from '../../html/html-tree';
import { listBrokenLinks } from './broken-links';
import { createLinkIndex, toLinkTarget } from './link-index';
import { toLinkProblems } from './link-problems';
import { createLinkSources } from './link-sources';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'links-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

const createStore = (locale: string): GuideStore =>
  createGuideStore({ root, versions: [version], site, locale, drafts: false });

const checked = { base: '/', site: { ...site, url: 'https://docs.example' }, redirects: [] };

async function check(store: GuideStore, pages: Readonly<Record<string, string>>, base = '/') {
  const targets = Object.entries(pages).map(([path, html]) => toLinkTarget(path, parseHtml(html)));
  const sources = await createLinkSources(root, store);
  return toLinkProblems(
    listBrokenLinks(createLinkIndex(targets, new Set()), { ...checked, base }),
    sources,
  );
}

describe('the source of a page', () => {
  it('is its translation in another language, whose links are relative to the translated file', async () => {
    await write('content/docs/a.mdx', '---\ntitle: A\n---\n\n[b](/docs/a)\n');
    const text = '---\ntitle: A\n---\n\nXin chào.\n\n[b](/docs/lost), [c](./gone)\n';
    await write('content/i18n/vi/docs/a.mdx', text);
    const html = '<a href="/vi/docs/lost">b</a><a href="/vi/docs/gone">c</a>';
    expect(await check(createStore('vi'), { '/docs/a': html }, '/vi/')).toMatchObject([
      { file: 'content/i18n/vi/docs/a.mdx', line: 7, column: 5 },
      { file: 'content/i18n/vi/docs/a.mdx', line: 7, column: 22 },
    ]);
  });

  it('is the guide itself without a translation', async () => {
    await write('content/docs/a.mdx', '---\ntitle: A\n---\n\n[b](/docs/lost)\n');
    const html = '<a href="/vi/docs/lost">b</a>';
    expect(await check(createStore('vi'), { '/docs/a': html }, '/vi/')).toMatchObject([
      { file: 'content/docs/a.mdx', line: 5, column: 5 },
    ]);
  });

  it('is looked for among the guides only below their address', async () => {
    const store = createStore('en');
    const load = () => Promise.reject(new Error('The guides were read.'));
    const html = '<main><a href="/lost">a</a></main>';
    expect(await check({ ...store, load }, { '/': html })).toMatchObject([
      { file: '/', message: 'The link to "/lost" leads to no page.' },
    ]);
    await expect(check({ ...store, load }, { '/docs/a': html })).rejects.toThrow('were read');
  });

  it('is the spec of its API', async () => {
    await write(
      'specs/teams.yaml',
      'openapi: 3.1.0\n# Not /docs/lost.\ninfo:\n  description: See [x](/docs/lost).\n',
    );
    const html = '<a href="/docs/lost">x</a>';
    expect(await check(createStore('en'), { '/docs/api/teams/list-teams': html })).toMatchObject([
      { file: 'specs/teams.yaml', line: 4, column: 24 },
    ]);
  });

  it('is the partial that has the link', async () => {
    await write(
      'content/docs/a.mdx',
      "---\ntitle: A\n---\n\nimport Part from './_part.mdx';\n\n<Part />\n",
    );
    await write('content/docs/_part.mdx', "import Deep from './_deep.mdx';\n\n<Deep />\n");
    await write('content/docs/_deep.mdx', "import Part from './_part.mdx';\n\n[x](/docs/lost)\n");
    const html = '<main><a href="/docs/lost">x</a></main>';
    expect(await check(createStore('en'), { '/docs/a': html })).toMatchObject([
      { file: 'content/docs/_deep.mdx', line: 3, column: 5 },
    ]);
  });

  it('is any file of an API that has a folder', async () => {
    await write('specs/teams/openapi.yaml', 'openapi: 3.1.0\n');
    await write('specs/teams/docs/intro.md', '# Teams\n\n[x](/docs/lost)\n');
    const html = '<a href="/docs/lost">x</a><a href="/docs/gone">y</a>';
    expect(await check(createStore('en'), { '/docs/api/teams/list-teams': html })).toMatchObject([
      { file: 'specs/teams/docs/intro.md', line: 3, column: 5 },
      { file: 'specs/teams/openapi.yaml' },
    ]);
  });

  it('is read only for broken links, one file at a time', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `page-${index}`);
    for (const name of names)
      await write(`content/docs/${name}.mdx`, `---\ntitle: A\n---\n\n[b](/docs/lost-${name})\n`);
    const store = createStore('en');
    const read: string[] = [];
    let [open, most] = [0, 0];
    const loadText = async (file: string) => {
      read.push(file);
      most = Math.max(most, ++open);
      const source = await store.loadText(file);
      open--;
      return source;
    };
    const pages = names.map((name, index) => {
      const href = index < 20 ? `/docs/lost-${name}` : `/docs/${name}`;
      return [`/docs/${name}`, `<a href="${href}">b</a>`] as const;
    });
    const problems = await check({ ...store, loadText }, Object.fromEntries(pages));
    expect(problems).toHaveLength(20);
    expect([read.length, most]).toEqual([20, 1]);
  });
});

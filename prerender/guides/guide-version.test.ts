import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, afterEach, beforeEach } from 'vitest';
import { guide, toGuides, toLines, toOutline, version } from './fixtures/guides';
import { loadGuideVersion } from './guide-version';

describe('the guides of a version', () => {
  it('are all docs except drafts', () => {
    const files = {
      'a.md': guide('A', 'description: Of A'),
      'b.md': guide('B', 'unlisted: true'),
      'c.md': guide('C', 'draft: true'),
    };
    const { table, docs, pages, descriptions } = toGuides(files);
    expect(docs.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(table.docs).toEqual([
      { id: 'a', file: 'content/docs/a.md', path: '/docs/a', title: 'A', sidebar: 'all' },
      {
        id: 'b',
        file: 'content/docs/b.md',
        path: '/docs/b',
        title: 'B',
        sidebar: 'all',
        unlisted: true,
      },
    ]);
    expect(table.draftIds).toEqual(['c']);
    expect([...pages.keys()]).toEqual(['content/docs/a.md', 'content/docs/b.md']);
    expect(descriptions).toEqual({ a: 'Of A', b: 'Text.' });
    expect(toGuides(files, { drafts: true }).table.draftIds).toEqual([]);
    expect(toGuides(files, { drafts: true }).pages.get('content/docs/c.md')?.draft).toBe(true);
  });

  it('may have ids that are also property names of every object', () => {
    const files = { 'a.md': guide('A', 'id: __proto__'), 'b.md': guide('B', 'id: constructor') };
    const { descriptions, table } = toGuides(files);
    expect(Object.entries(descriptions)).toEqual([
      ['__proto__', 'Text.'],
      ['constructor', 'Text.'],
    ]);
    expect(table.docs.map(({ sidebar }) => sidebar)).toEqual(['all', 'all']);
  });

  it('are empty without files', { tags: ['F34'] }, () => {
    const { table, problems } = toGuides({});
    expect([table.docs, table.sidebars]).toEqual([[], { all: [] }]);
    expect(problems).toMatchObject([{ severity: 'warning' }]);
  });
});

describe("a page's data", () => {
  it('holds the values of its front matter', () => {
    const { pages } = toGuides({
      'a.md': guide(
        'A',
        'description: Of A',
        'keywords: [a, b]',
        'image: /a.png',
        'toc_max_heading_level: 4',
        'tags: [limits]',
      ),
      'b.md': guide('B', 'hide_table_of_contents: true', 'hide_title: true', 'unlisted: true'),
    });
    expect(pages.get('content/docs/a.md')).toEqual({
      id: 'a',
      path: '/docs/a',
      title: 'A',
      description: 'Of A',
      keywords: ['a', 'b'],
      image: '/a.png',
      unlisted: false,
      draft: false,
      showTitle: true,
      tableOfContents: { from: 2, to: 4 },
      tags: [{ label: 'limits', path: '/docs/tags/limits' }],
    });
    expect(pages.get('content/docs/b.md')).toEqual({
      id: 'b',
      path: '/docs/b',
      title: 'B',
      description: 'Text.',
      keywords: [],
      unlisted: true,
      draft: false,
      showTitle: false,
      tags: [],
    });
  });

  it.each([
    ['image: a', 'https://git.example/edit/content/docs/my%20page.md'],
    ['custom_edit_url: https://example.com/a', 'https://example.com/a'],
    ['custom_edit_url: null', undefined],
    ['custom_edit_url: ""', undefined],
  ])('with "%s" has the edit link %s', (line, editUrl) => {
    const files = { 'my page.md': guide('A', line) };
    const { pages } = toGuides(files, { editUrl: 'https://git.example/edit/' });
    expect(pages.get('content/docs/my page.md')?.editUrl).toBe(editUrl);
  });

  it('has no edit link when the site has none', () => {
    const { pages } = toGuides({ 'a.md': guide('A') });
    expect(pages.get('content/docs/a.md')).not.toHaveProperty('editUrl');
  });

  it.each([
    ['image: a', { date: '2024-01-01T00:00:00Z', author: 'Kenji Mori' }],
    [
      'last_update: { author: Aiko Tanaka }',
      { date: '2024-01-01T00:00:00Z', author: 'Aiko Tanaka' },
    ],
    ['last_update: { date: 2024-07-05 }', { date: '2024-07-05', author: 'Kenji Mori' }],
  ])('with "%s" has the last update %j', (line, lastUpdate) => {
    const lastUpdates = new Map([
      ['content/docs/a.md', { date: '2024-01-01T00:00:00Z', author: 'Kenji Mori' }],
    ]);
    const { pages } = toGuides({ 'a.md': guide('A', line) }, { lastUpdates });
    expect(pages.get('content/docs/a.md')?.lastUpdate).toEqual(lastUpdate);
  });

  it('has no last update when git has none', () => {
    expect(toGuides({ 'a.md': guide('A') }).pages.get('content/docs/a.md')).not.toHaveProperty(
      'lastUpdate',
    );
  });
});

describe('two files', () => {
  it('with the same id both have pages; the id belongs to the first', () => {
    const { table, pages, problems } = toGuides({
      '01-a.md': guide('First'),
      'a.md': guide('Second', 'slug: b'),
      'c.md': guide('Third', 'id: a', 'slug: c'),
    });
    expect(table.docs.map(({ title }) => title)).toEqual(['First']);
    expect([...pages.values()].map(({ title }) => title)).toEqual(['First', 'Second', 'Third']);
    expect(toLines(problems)).toEqual([
      'warning a.md:1:1 The doc id "a" is used by several files: content/docs/01-a.md, content/docs/a.md, content/docs/c.md. content/docs/01-a.md keeps it.',
      'warning c.md:3:1 The doc id "a" is used by several files: content/docs/01-a.md, content/docs/a.md, content/docs/c.md. content/docs/01-a.md keeps it.',
    ]);
  });

  it('with the same address show the first', { tags: ['F26', 'S65'] }, () => {
    const { problems } = toGuides({
      'a.md': guide('A'),
      'b.md': guide('B', 'slug: /A/'),
      'index.md': guide('Index'),
      'readme.md': guide('Readme'),
    });
    expect(toLines(problems)).toEqual([
      'warning b.md:3:1 Duplicate routes found! Attempting to create page at /docs/A/, but a page already exists at this route: content/docs/a.md, content/docs/b.md. This could lead to non-deterministic routing behavior.',
      'warning readme.md:1:1 Duplicate routes found! Attempting to create page at /docs/, but a page already exists at this route: content/docs/index.md, content/docs/readme.md. This could lead to non-deterministic routing behavior.',
    ]);
  });

  it.each([
    ['/Case', '/case'],
    ['/cafe\u0301', '/caf\u00E9'],
    ['/caf%C3%A9', '/café/'],
  ])(
    'have the same address whatever its letters are written with: %j and %j',
    { tags: ['F27'] },
    (first, second) => {
      const { problems } = toGuides({
        'a.md': guide('A', `slug: ${first}`),
        'b.md': guide('B', `slug: ${second}`),
      });
      expect(toLines(problems)).toEqual([
        expect.stringMatching(/^warning b\.md:3:1 Duplicate routes found!.* content\/docs\/a\.md/),
      ]);
    },
  );

  it('may also be a category or a tag with the same address', () => {
    const { problems } = toGuides(
      {
        'a.md': guide('A', 'slug: /category/all', 'tags: [x]'),
        'tags/x.md': guide('X'),
        'b.md': guide('B', 'slug: /tags'),
      },
      {
        sidebars: {
          all: [
            { type: 'category', label: 'All', link: { type: 'generated-index' }, items: ['a'] },
          ],
        },
      },
    );
    expect(problems.map(({ file, message }) => [file, /at (\S+), but/.exec(message)?.[1]])).toEqual(
      [
        ['content/sidebars.ts', '/docs/category/all'],
        ['content/docs/tags/x.md', '/docs/tags/x'],
        ['content/docs/b.md', '/docs/tags'],
      ],
    );
  });
});

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'guides-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

describe('loadGuideVersion', () => {
  it(
    'reads docs, categories, tags and sidebars from the folders of a version',
    { tags: ['F31'] },
    async () => {
      await write({
        'content/docs/index.md': guide('Start', 'tags: [limits]'),
        'content/docs/a b/日本語.mdx': '\uFEFF---\r\ntitle: 日本語\r\n---\r\n\r\n最初の行。\r\n',
        'content/docs/a b/_category_.json': '{ "label": "Folder" }',
        'content/docs/a b/_part.mdx': 'no page',
        'content/docs/a b/image.png': 'no page',
        'content/docs/_parts/a.mdx': 'no page',
        'content/docs/a.test.md': 'no page',
        'content/docs/tags.yml': 'limits: { label: Limits }',
        'content/versions/1.0/docs/old.md': guide('Old'),
        'content/sidebars.ts':
          "export default { guides: ['index', { type: 'autogenerated', dirName: 'a b' }] };",
      });
      const { table, docs, descriptions, problems } = await loadGuideVersion(root, version, {
        drafts: false,
      });
      expect(problems).toEqual([]);
      expect(docs.map(({ id, path, file }) => [id, path, file])).toEqual([
        ['a b/日本語', '/docs/a b/日本語', 'content/docs/a b/日本語.mdx'],
        ['index', '/docs/', 'content/docs/index.md'],
      ]);
      expect(descriptions).toEqual({ 'a b/日本語': '最初の行。', index: 'Text.' });
      expect(toOutline(table.sidebars['guides'])).toEqual(['Start', '日本語']);
      expect(table.tags.map(({ label }) => label)).toEqual(['Limits']);
    },
  );

  it('reads a version that is cut from its own folder', async () => {
    await write({
      'content/docs/new.md': guide('New'),
      'content/versions/1.0/docs/old.md': guide('Old'),
      'content/versions/1.0/sidebars.json': '{ "all": ["old"] }',
    });
    const old = { ...version, name: '1.0', folder: 'content/versions/1.0', path: '/docs/1.0' };
    const { table, problems } = await loadGuideVersion(root, old, { drafts: false });
    expect(problems).toEqual([]);
    expect(table.docs).toEqual([
      {
        id: 'old',
        file: 'content/versions/1.0/docs/old.md',
        path: '/docs/1.0/old',
        title: 'Old',
        sidebar: 'all',
      },
    ]);
  });

  it(
    'reads more files than a machine can open at once, in the same order on every machine',
    { tags: ['F35'] },
    async () => {
      const names = Array.from({ length: 1000 }, (_, index) => `content/docs/doc-${index}.md`);
      await write(Object.fromEntries(names.map((name) => [name, guide(name)])));
      const { docs } = await loadGuideVersion(root, version, { drafts: false });
      expect(docs.map(({ file }) => file)).toEqual(names.toSorted());
    },
  );

  it('reports a folder without docs', async () => {
    const { table, problems } = await loadGuideVersion(root, version, { drafts: false });
    expect(table.docs).toEqual([]);
    expect(toLines(problems)).toEqual([
      "warning content/sidebars.ts:1:1 No docs found in .: can't auto-generate a sidebar.",
    ]);
  });
});

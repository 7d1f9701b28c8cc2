import { describe, expect, it } from 'vitest';
import { toLines } from '../fixtures/guides';
import { createDocReader, toDoc } from './doc';

const folder = { folder: 'content/docs', versionPath: '/docs' };

const read = (source: string, ...lines: readonly string[]) =>
  toDoc({ file: `content/docs/${source}`, text: lines.join('\n') }, folder);

describe('a doc', () => {
  it('needs only a file name, and has a warning without a title', { tags: ['F24', 'F34'] }, () => {
    const { doc, problems } = read('01-start/02-first steps.md', 'Some *text*.');
    expect(doc).toEqual({
      id: 'start/first steps',
      file: 'content/docs/01-start/02-first steps.md',
      source: '01-start/02-first steps.md',
      path: '/docs/start/first steps',
      isIndex: false,
      title: 'first steps',
      description: 'Some text.',
      keywords: [],
      unlisted: false,
      draft: false,
      showTitle: true,
      tableOfContents: { from: 2, to: 3 },
      tags: [],
      operations: [],
      sidebarPosition: 2,
      positions: new Map(),
    });
    expect(problems).toEqual([
      {
        file: 'content/docs/01-start/02-first steps.md',
        line: 1,
        column: 1,
        severity: 'warning',
        message: 'The page has no title.',
        hint: 'Add "title: …" to the front matter, or begin the text with "# …".',
      },
    ]);
  });

  it('takes its title from its text, which then shows it', { tags: ['F24'] }, () => {
    const { doc, problems } = read('a.md', '', '# The `title`', '', 'Text');
    expect(doc).toMatchObject({ title: 'The title', showTitle: false, description: 'Text' });
    expect(problems).toEqual([]);
  });

  it.each([
    [['---', 'title: A', '---', '# B'], 'A', false],
    [['---', 'title: A', '---', 'Text'], 'A', true],
    [['---', 'title: A', 'hide_title: true', '---', 'Text'], 'A', false],
    [['---', 'hide_title: true', '---', '# B'], 'B', false],
    [['---', 'title: A', '---', 'Text', '', '# B'], 'A', false],
    [['---', 'title: ""', '---', 'Text'], '', false],
  ])('of %j has the title %j and shows it: %s', (lines, title, showTitle) => {
    expect(read('a.md', ...lines).doc).toMatchObject({ title, showTitle });
  });

  it.each([
    ['a/b.mdx', 'id: c', 'a/c', '/docs/a/c'],
    ['a/b.mdx', 'id: 5', 'a/5', '/docs/a/5'],
    ['a/index.mdx', 'id: c', 'a/c', '/docs/a/'],
    ['01-a/02-b.mdx', 'parse_number_prefixes: false', '01-a/02-b', '/docs/01-a/02-b'],
    ['01-a/02-b.mdx', 'slug: c', 'a/b', '/docs/a/c'],
  ])('%s with "%s" has the id %s and the path %s', (file, line, id, path) => {
    const { doc, problems } = read(file, '---', 'title: a', line, '---');
    expect([doc.id, doc.path, problems]).toEqual([id, path, []]);
  });

  it('has the sidebar position of its front matter, or else of its file name', () => {
    expect(read('2-a.md', '---', 'sidebar_position: 0.5', '---').doc.sidebarPosition).toBe(0.5);
    expect(read('2-a.md').doc.sidebarPosition).toBe(2);
    const { doc } = read('2-a.md', '---', 'parse_number_prefixes: false', '---');
    expect(doc.sidebarPosition).toBeUndefined();
  });

  it.each([
    ['description: Words', 'Words'],
    ['description: ""', ''],
    ['image: a.png', 'Text'],
  ])('with "%s" has the description %j', (line, description) => {
    expect(read('a.md', '---', line, '---', 'Text').doc.description).toBe(description);
  });

  it.each([
    ['image: a', { from: 2, to: 3 }],
    ['hide_table_of_contents: true', undefined],
    ['toc_max_heading_level: 5', { from: 2, to: 5 }],
    ['toc_min_heading_level: 3', { from: 3, to: 3 }],
    ['toc_min_heading_level: 5', { from: 5, to: 5 }],
    ['toc_max_heading_level: 2', { from: 2, to: 2 }],
  ])('with "%s" has the table of contents %j', (line, expected) => {
    expect(read('a.md', '---', line, '---').doc.tableOfContents).toEqual(expected);
  });
});

describe('front matter', () => {
  it.each([
    [
      ['id: a/b'],
      'error a.md:3:1 Document id "a/b" cannot include slash.',
      'Move the file into the folder, and write the last part alone, as in "id: b".',
    ],
    [
      ['draft: true', 'unlisted: true'],
      "error a.md:3:1 Can't be draft and unlisted at the same time.",
      'Remove "draft" or "unlisted".',
    ],
    [
      ['toc_min_heading_level: 4', 'toc_max_heading_level: 3'],
      'error a.md:3:1 "toc_min_heading_level" must not be greater than "toc_max_heading_level".',
      'Write them as in "toc_min_heading_level: 2" and "toc_max_heading_level: 4".',
    ],
    [
      ['slug: /a?b'],
      'error a.md:3:1 We couldn\'t compute a valid slug for document with ID "a" in "." directory. The slug we computed looks invalid: /a?b.',
      'It has "?" or "#": add "slug: /my/path" to the front matter, or rename the file.',
    ],
  ])('with %j is a problem', (lines, line, hint) => {
    const { problems } = read('a.md', '---', 'title: a', ...lines, '---');
    expect(toLines(problems)).toEqual([line]);
    expect(problems[0]?.hint).toBe(hint);
  });

  it('that cannot be parsed is not reported as a missing title', () => {
    expect(read('a.md', '---', 'title: a: b', '---').problems).toHaveLength(1);
    expect(read('a.md', '---', 'title: [a]', '---').problems).toHaveLength(1);
  });

  it('with an invalid slug leaves the doc its default address', () => {
    expect(read('a/b.md', '---', 'title: a', 'slug: /x#y', '---').doc.path).toBe('/docs/a/b');
  });
});

describe('a reader of docs', () => {
  it('reads a file again when it has changed, and no other one', async () => {
    const texts: Record<string, string> = {
      'content/docs/a.mdx': 'One.',
      'content/docs/b.mdx': 'One.',
    };
    const loaded: string[] = [];
    const readDoc = createDocReader({
      load: (file) => {
        loaded.push(file);
        return Promise.resolve({ file, text: texts[file] ?? '' });
      },
      stamp: (file) => Promise.resolve(texts[file] ?? ''),
    });
    const readBoth = () =>
      Promise.all(Object.keys(texts).map(async (file) => (await readDoc(file, folder)).doc));
    const first = await readBoth();
    expect(first.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(await readBoth()).toEqual(first);
    expect(loaded.splice(0)).toHaveLength(2);
    texts['content/docs/a.mdx'] = 'Two.';
    expect((await readBoth())[0]?.description).toBe('Two.');
    expect(loaded).toEqual(['content/docs/a.mdx']);
  });

  it('reads what is written while it reads the next time', async () => {
    let text = 'One.';
    const readDoc = createDocReader({
      load: (file) => {
        const source = { file, text };
        text = 'Two.';
        return Promise.resolve(source);
      },
      stamp: () => Promise.resolve(text),
    });
    expect((await readDoc('content/docs/a.mdx', folder)).doc.description).toBe('One.');
    expect((await readDoc('content/docs/a.mdx', folder)).doc.description).toBe('Two.');
  });
});

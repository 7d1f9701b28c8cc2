import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter';

const FILE = 'content/docs/platform/routing.mdx';

const parseText = (text: string) => parseFrontMatter({ file: FILE, text });

const parse = (...lines: readonly string[]) =>
  parseText(['---', ...lines, '---', '', '# Text'].join('\n'));

describe('front matter', () => {
  it('may have every known key', () => {
    const { frontMatter, problems, body } = parse(
      'id: routes',
      'title: "Routing: how"',
      'description: How it routes',
      'keywords: [a, 429]',
      'slug: /somewhere',
      'image: /card.png',
      'sidebar_label: Short',
      'sidebar_position: 1.5',
      'sidebar_class_name: new',
      'sidebar_custom_props: { a: 1 }',
      'displayed_sidebar: null',
      'pagination_label: Near',
      'pagination_prev: null',
      'pagination_next: other',
      'hide_title: true',
      'hide_table_of_contents: false',
      'toc_min_heading_level: 2',
      'toc_max_heading_level: 6',
      'tags: [a, { label: B, permalink: /b }, 2021]',
      'draft: false',
      'unlisted: true',
      'custom_edit_url: null',
      'last_update: { date: 2024-07-05, author: Aiko Tanaka }',
      'parse_number_prefixes: false',
      'mdx: { format: md }',
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      id: 'routes',
      title: 'Routing: how',
      description: 'How it routes',
      keywords: ['a', '429'],
      slug: '/somewhere',
      image: '/card.png',
      sidebar_label: 'Short',
      sidebar_position: 1.5,
      sidebar_class_name: 'new',
      sidebar_custom_props: { a: 1 },
      displayed_sidebar: null,
      pagination_label: 'Near',
      pagination_prev: null,
      pagination_next: 'other',
      hide_title: true,
      hide_table_of_contents: false,
      toc_min_heading_level: 2,
      toc_max_heading_level: 6,
      tags: ['a', { label: 'B', permalink: '/b' }, '2021'],
      draft: false,
      unlisted: true,
      custom_edit_url: null,
      last_update: { date: '2024-07-05', author: 'Aiko Tanaka' },
      parse_number_prefixes: false,
      mdx: { format: 'md' },
    });
    expect(body).toBe('\n# Text');
  });

  it('has the position of each key', () => {
    const { positions } = parse('title: a', '', 'slug: b');
    expect([...positions]).toEqual([
      ['title', { line: 2, column: 1 }],
      ['slug', { line: 4, column: 1 }],
    ]);
  });

  it.each([
    ['title: 2024-07-29', '2024-07-29'],
    ['title: yes', 'yes'],
    ['title: 1.10', '1.10'],
    ['title: "10"', '10'],
    ["title: 'it''s'", "it's"],
    ['title: >-\n  a\n  b', 'a b'],
    ['title: ""', ''],
    ['title: Before ---', 'Before ---'],
  ])('may write its title as %j', { tags: ['F22'] }, (line, title) => {
    const { frontMatter, problems } = parse(line);
    expect([frontMatter.title, problems]).toEqual([title, []]);
  });

  it.each([
    ['2024-07-05', '2024-07-05'],
    ['2024-07-05T09:30:00Z', '2024-07-05T09:30:00.000Z'],
    ['2024-07-05T09:30:00+09:00', '2024-07-05T00:30:00.000Z'],
    ['2024-07-05 09:30', '2024-07-05T09:30:00.000Z'],
    ['2024/07/05', '2024-07-05T00:00:00.000Z'],
  ])('reads the date %s as %s on every machine', (date, iso) => {
    expect(parse(`last_update: { date: "${date}" }`).frontMatter.last_update).toEqual({
      date: iso,
    });
  });

  it('may have Windows line endings', () => {
    const { frontMatter, body } = parseText('---\r\ntitle: Routing\r\ndraft: true\r\n---\r\nText');
    expect([frontMatter, body]).toEqual([{ title: 'Routing', draft: true }, 'Text']);
  });

  it('may follow a byte order mark, as some editors write it', () => {
    expect(parseText('\uFEFF---\ntitle: Routing\n---\n').frontMatter).toEqual({ title: 'Routing' });
  });

  it.each(['---\n---\nText', '---\n# only a comment\n---\nText'])('may be empty: %j', (text) => {
    const { frontMatter, body, problems } = parseText(text);
    expect([frontMatter, body, problems]).toEqual([{}, 'Text', []]);
  });

  it.each([
    '# Text',
    '',
    'Text\n\n---\n\ntitle: no\n\n---\n',
    '--- a\n---\n',
    '----\na: b\n----\n',
  ])('may be left out: %j', (text) => {
    const { frontMatter, body, problems } = parseText(text);
    expect([frontMatter, body, problems]).toEqual([{}, text, []]);
  });

  it('must be closed', { tags: ['F21'] }, () => {
    expect(parseText('---\ntitle: a\n\n# Text').problems).toEqual([
      {
        file: FILE,
        line: 1,
        column: 1,
        severity: 'error',
        message: 'The front matter is never closed.',
        hint: 'Add a line "---" after the last key.',
      },
    ]);
  });
});

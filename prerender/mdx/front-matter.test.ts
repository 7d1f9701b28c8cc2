import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter';

const FILE = 'content/docs/platform/routing.mdx';

const parse = (...lines: readonly string[]) =>
  parseFrontMatter(FILE, ['---', ...lines, '---', '', '# Text'].join('\n'));

const list = (...lines: readonly string[]) =>
  parse(...lines).problems.map(({ line, column, severity, message }) => [
    `${line}:${column} ${severity}`,
    message,
  ]);

describe('valid front matter', () => {
  it('says all there is to know of a page', () => {
    const { meta, details, problems } = parse(
      'title: "Routing: how"',
      'description: How it routes',
      'keywords: [a, b]',
      'slug: /somewhere',
      'sidebar_label: Short',
      'sidebar_position: 1.5',
      'hide_table_of_contents: true',
      'unlisted: true',
    );
    expect(problems).toEqual([]);
    expect(meta).toEqual({
      id: 'platform/routing',
      path: '/docs/somewhere',
      title: 'Routing: how',
      sidebarLabel: 'Short',
      sidebarPosition: 1.5,
      hideTableOfContents: true,
      unlisted: true,
    });
    expect(details).toEqual({
      path: '/docs/somewhere',
      description: 'How it routes',
      keywords: ['a', 'b'],
    });
  });

  it('needs no more than a title (SA.3, SA.9)', () => {
    const { meta, details, problems } = parse('title: Routing');
    expect(problems).toEqual([]);
    expect(meta).toEqual({
      id: 'platform/routing',
      path: '/docs/platform/routing',
      title: 'Routing',
      sidebarLabel: 'Routing',
      hideTableOfContents: false,
      unlisted: false,
    });
    expect(details).toEqual({
      path: '/docs/platform/routing',
      description: 'Routing',
      keywords: [],
    });
  });

  it.each([
    'title: 2024-07-29',
    'title: yes',
    'title: "10"',
    "title: 'it''s'",
    'title: >-\n  a\n  b',
  ])('may write its title as in %s', (line) => {
    expect(parse(line).problems).toEqual([]);
    expect(typeof parse(line).meta.title).toBe('string');
  });

  it('may have the line ends of Windows', () => {
    const { meta, problems } = parseFrontMatter(
      FILE,
      '---\r\ntitle: Routing\r\nunlisted: true\r\n---\r\n\r\nText',
    );
    expect(problems).toEqual([]);
    expect(meta).toMatchObject({ title: 'Routing', unlisted: true });
  });

  it('may follow a byte order mark, which some editors write', () => {
    expect(parseFrontMatter(FILE, '\uFEFF---\ntitle: Routing\n---\n').problems).toEqual([]);
  });

  it('ends at a line of three dashes, not at dashes within a line', () => {
    const { meta, details, problems } = parse('title: Before ---', 'description: After');
    expect(problems).toEqual([]);
    expect([meta.title, details.description]).toEqual(['Before ---', 'After']);
  });
});

describe('front matter that is not there', () => {
  it.each([
    ['# Text', 'The page has no front matter.', 'Start the file with "---", "title: …" and "---".'],
    ['', 'The page has no front matter.', 'Start the file with "---", "title: …" and "---".'],
    [
      '---\ntitle: a\n\n# Text',
      'The front matter is never closed.',
      'Add a line "---" after the last key.',
    ],
  ])('%j is refused at the start of the file', (source, message, hint) => {
    const { meta, problems } = parseFrontMatter(FILE, source);
    expect(problems).toEqual([
      { file: FILE, line: 1, column: 1, severity: 'error', message, hint },
    ]);
    expect(meta.path).toBe('/docs/platform/routing');
  });

  it.each(['---\n---\n', '---\n# only a comment\n---\n', '---\n- a\n---\n'])(
    '%j has no title',
    (source) => {
      expect(parseFrontMatter(FILE, source).problems).toEqual([
        {
          file: FILE,
          line: 1,
          column: 1,
          severity: 'error',
          message: 'The page has no title.',
          hint: 'Add "title: …" to the front matter.',
        },
      ]);
    },
  );
});

describe('a field of the wrong form', () => {
  it.each([
    ['sidebar_position: first', '"sidebar_position" must be a number.', 'sidebar_position: 2'],
    ['sidebar_position: "2"', '"sidebar_position" must be a number.', 'sidebar_position: 2'],
    ['sidebar_position: .nan', '"sidebar_position" must be a number.', 'sidebar_position: 2'],
    ['unlisted: yes', '"unlisted" must be a yes or no.', 'unlisted: true'],
    [
      'hide_table_of_contents: 1',
      '"hide_table_of_contents" must be a yes or no.',
      'hide_table_of_contents: true',
    ],
    ['keywords: a, b', '"keywords" must be a list of texts.', 'keywords: [first, second]'],
    ['keywords: [a, 2]', '"keywords" must be a list of texts.', 'keywords: [first, second]'],
    ['description: 1.10', '"description" must be a text.', 'description: "Some words"'],
    ['slug: [a]', '"slug" must be a text.', 'slug: "Some words"'],
    ['sidebar_label:', '"sidebar_label" must be a text.', 'sidebar_label: "Some words"'],
  ])('%s is refused at its key, with the form that is wanted', (line, message, example) => {
    expect(parse('title: a', line).problems).toEqual([
      {
        file: FILE,
        line: 3,
        column: 1,
        severity: 'error',
        message,
        hint: `Write it as in "${example}".`,
      },
    ]);
  });

  it('leaves the default in its place', () => {
    expect(parse('title: a', 'sidebar_position: first', 'unlisted: 1').meta).toMatchObject({
      unlisted: false,
    });
  });

  it('is all that is said of a title that is not a text: the page does have one', () => {
    expect(list('title: 5')).toEqual([['2:1 error', '"title" must be a text.']]);
  });
});

describe('a key that is not known', () => {
  it('is a warning with the nearest name', () => {
    expect(parse('title: a', 'sidebar_positon: 1').problems).toEqual([
      {
        file: FILE,
        line: 3,
        column: 1,
        severity: 'warning',
        message: 'The front matter key "sidebar_positon" is not known.',
        hint: 'Did you mean "sidebar_position"?',
      },
    ]);
  });

  it('is a warning with all names when none is near', () => {
    const [problem] = parse('title: a', 'authors: [a]').problems;
    expect(problem?.hint).toBe(
      'Known keys: title, description, keywords, slug, sidebar_label, sidebar_position, hide_table_of_contents, unlisted.',
    );
  });

  it.each(['__proto__', 'constructor', '1'])('may be %s', (key) => {
    expect(list('title: a', `${key}: x`)).toEqual([
      ['3:1 warning', `The front matter key "${key}" is not known.`],
    ]);
  });
});

describe('front matter that is not YAML', () => {
  it('is refused at its place in the file', () => {
    const [problem, ...others] = parse('title: a: b').problems;
    expect(problem).toMatchObject({
      file: FILE,
      line: 2,
      severity: 'error',
      message: expect.stringMatching(/^The front matter is not valid YAML: .*[^.]\.$/),
      hint: 'Put quotes around values that hold a colon or start with a special character.',
    });
    expect(others).toEqual([]);
  });

  it('is refused for a key that is there twice, where it is there again', () => {
    expect(list('title: a', 'slug: b', 'title: c')).toMatchObject([
      ['4:1 error', expect.stringMatching(/unique/)],
    ]);
  });

  it.each(['title: *Important*', 'title: a\ndescription: *all* of it'])(
    'is refused for a text that begins with a star: %j',
    (lines) => {
      const { problems } = parse(lines);
      expect(problems).toMatchObject([{ line: lines.includes('\n') ? 3 : 2, severity: 'error' }]);
    },
  );
});

describe('several mistakes', () => {
  it('come back together, each with its place', () => {
    expect(
      list('  ', 'sidebar_position: x', 'titel_: a', 'unlisted: 3').map(([place]) => place),
    ).toEqual(['3:1 error', '4:1 warning', '5:1 error', '1:1 error']);
  });
});

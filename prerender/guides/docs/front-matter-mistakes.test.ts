import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from './front-matter';

const FILE = 'content/docs/platform/routing.mdx';

const parseText = (text: string) => parseFrontMatter({ file: FILE, text });

const parse = (...lines: readonly string[]) =>
  parseText(['---', ...lines, '---', '', '# Text'].join('\n'));

const list = (...lines: readonly string[]) =>
  parse(...lines).problems.map(({ line, column, severity, message }) => [
    `${line}:${column} ${severity}`,
    message,
  ]);

describe('a value of the wrong type', () => {
  it.each([
    ['sidebar_position: first', '"sidebar_position" must be a number.', 'sidebar_position: 2'],
    ['sidebar_position: "2"', '"sidebar_position" must be a number.', 'sidebar_position: 2'],
    ['sidebar_position: .nan', '"sidebar_position" must be a number.', 'sidebar_position: 2'],
    ['unlisted: yes', '"unlisted" must be true or false.', 'unlisted: true'],
    ['draft: 1', '"draft" must be true or false.', 'draft: true'],
    ['keywords: a, b', '"keywords" must be a list of texts.', 'keywords: [first, second]'],
    ['keywords: [a, {}]', '"keywords" must be a list of texts.', 'keywords: [first, second]'],
    ['description: [a]', '"description" must be a text.', "description: 'Some words'"],
    ['title: true', '"title" must be a text.', "title: 'Some words'"],
    ['pagination_next: 1x', undefined, ''],
    [
      'pagination_next: []',
      '"pagination_next" must be a text or null.',
      "pagination_next: 'Some words'",
    ],
    ...['data:text/html,x', '" javascript:x"', 'vbscript:x'].map(
      (href): [string, string, string] => [
        `custom_edit_url: ${href}`,
        '"custom_edit_url" must be an address that begins with https:// or null.',
        'custom_edit_url: https://git.example.com/edit/page.mdx',
      ],
    ),
    ['mdx: md', '"mdx" must be a map with a "format": mdx, md or detect.', 'mdx: { format: md }'],
    [
      'toc_max_heading_level: 7',
      '"toc_max_heading_level" must be a whole number from 2 to 6.',
      'toc_max_heading_level: 2',
    ],
    [
      'toc_min_heading_level: 2.5',
      '"toc_min_heading_level" must be a whole number from 2 to 6.',
      'toc_min_heading_level: 2',
    ],
    [
      'tags: a, b',
      '"tags" does not look like a valid front matter Yaml array.',
      'tags: [first, second]',
    ],
    ['tags: [a, {}]', '"tags[1]" does not look like a valid tag.', 'tags: [first, second]'],
    ['tags: [{ label: a }]', '"tags[0]" does not look like a valid tag.', 'tags: [first, second]'],
    [
      'last_update: 2024-07-05',
      '"last_update" must be a map with a "date", an "author", or both.',
      'last_update: { date: 2024-07-05, author: Aiko Tanaka }',
    ],
    [
      'last_update: { date: yesterday }',
      '"last_update" must be a map with a "date", an "author", or both.',
      'last_update: { date: 2024-07-05, author: Aiko Tanaka }',
    ],
  ])(
    'in %s is reported at its key, with the expected type',
    { tags: ['F22'] },
    (line, message, example) => {
      const expected =
        message === undefined
          ? []
          : [
              {
                file: FILE,
                line: 3,
                column: 1,
                severity: 'error',
                message,
                hint: `Write it as in "${example}".`,
              },
            ];
      expect(parse('image: a', line).problems).toEqual(expected);
    },
  );

  it.each([
    ['title:', "title: 'Some words'"],
    ['slug: ""', "slug: 'Some words'"],
    ['sidebar_position:', 'sidebar_position: 2'],
  ])('that is empty is said to be so: %s', { tags: ['F22'] }, (line, example) => {
    expect(parse('image: a', line).problems).toMatchObject([
      {
        line: 3,
        message: `"${line.split(':')[0]}" has no value.`,
        hint: `Write it as in "${example}", or remove the key.`,
      },
    ]);
  });

  it('leaves the default', () => {
    expect(parse('title: a', 'unlisted: 1').frontMatter).toEqual({ title: 'a' });
  });
});

describe('an unknown key', () => {
  it('is a warning that suggests the nearest name', { tags: ['F25'] }, () => {
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

  it('is a warning that lists all names when none is near', () => {
    const [problem] = parse('title: a', 'authors: [a]').problems;
    expect(problem?.hint).toMatch(/^Known keys: id, title, .*, mdx\.$/);
  });

  it.each(['__proto__', 'constructor', 'toString', '1'])('may be %s', { tags: ['F25'] }, (key) => {
    expect(list('title: a', `${key}: { unlisted: true }`)).toEqual([
      ['3:1 warning', `The front matter key "${key}" is not known.`],
    ]);
    expect(parse('title: a', `${key}: { unlisted: true }`).frontMatter.unlisted).toBeUndefined();
  });
});

describe('front matter that is not YAML', () => {
  it('is reported at its position in the file', { tags: ['F21'] }, () => {
    const [problem, ...others] = parse('title: a: b').problems;
    expect(problem).toMatchObject({
      file: FILE,
      line: 2,
      severity: 'error',
      message: expect.stringMatching(/^The front matter is not valid YAML: .*[^.]\.$/),
      hint: 'Put quotes around a value that contains a colon.',
    });
    expect(others).toEqual([]);
  });

  it.each(['js', 'coffee ', 'toml'])(
    'is reported, and never run, in another language: %s',
    { tags: ['F23'] },
    (language) => {
      const text = `---${language}\nmodule.exports = {};\n---\n\nText.\n`;
      expect(parseFrontMatter({ file: FILE, text }).problems).toMatchObject([
        {
          line: 1,
          severity: 'error',
          message: `The front matter is not YAML but "${language.trim()}", which is not read.`,
        },
      ]);
    },
  );

  it('is reported at the second of two equal keys', () => {
    expect(list('title: a', 'slug: b', 'title: c')).toMatchObject([
      ['4:1 error', expect.stringMatching(/unique/)],
    ]);
  });

  it.each(['title: *Important*', 'title: a\ndescription: *all* of it'])(
    'is reported for a text that begins with a star: %j',
    (lines) => {
      const { problems } = parse(lines);
      expect(problems).toMatchObject([{ line: lines.includes('\n') ? 3 : 2, severity: 'error' }]);
    },
  );

  it.each(['- a', 'a text'])('is reported when it has no keys: %s', (line) => {
    expect(list(line)).toEqual([
      ['2:1 error', 'The front matter is not valid YAML: it is not a list of keys with values.'],
    ]);
  });

  it('is reported when expanding its aliases would exhaust memory', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (let index = 0; index < 8; index++) {
      const before = String.fromCodePoint(97 + index);
      const name = String.fromCodePoint(98 + index);
      lines.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`);
    }
    expect(list(...lines)).toEqual([
      [
        '2:1 error',
        'The front matter is not valid YAML: its aliases refer to each other too often.',
      ],
    ]);
  });
});

describe('several problems', () => {
  it('are reported together, each at its position', () => {
    expect(
      list('  ', 'sidebar_position: x', 'titel_: a', 'unlisted: 3').map(([position]) => position),
    ).toEqual(['3:1 error', '4:1 warning', '5:1 error']);
  });
});

describe('front matter that is text', () => {
  it.each(['\n---\ntitle: A\n---\n\nText', '  ---\ntitle: A\nid: b\n---\n'])(
    'is an error in line 1: %j',
    (text) => {
      expect(parseText(text).problems).toEqual([
        {
          file: FILE,
          line: 1,
          column: 1,
          severity: 'error',
          message: 'The front matter is shown as text: it does not begin in line 1.',
          hint: 'Remove what is above the line "---".',
        },
      ]);
    },
  );

  it.each(['Text\n\n---\na: b\n---\n', '----\n\na: b\n', '# A\n\n---\n', ' '.repeat(100_000)])(
    'is not suspected without a reason: %.20j',
    (text) => {
      expect(parseText(text).problems).toEqual([]);
    },
  );
});

describe('a mistake in the YAML of front matter', () => {
  it.each([
    [['title: A', 'title: B'], 3, 'Keep one of the two keys.'],
    [['tags:', '\t- a'], 3, 'Indent the line with spaces.'],
    [['title: A: b'], 2, 'Put quotes around a value that contains a colon.'],
    [['title: "Other', 'id: a'], 3, 'Close it at the end of the value.'],
    [
      ['title: A', 'sidebar_label:Label'],
      3,
      'Write a space after the colon of a key: "key: value".',
    ],
  ])('is one problem, with a fix of its own: %j', (lines, line, hint) => {
    expect(parse(...lines).problems).toMatchObject([{ line, hint }]);
  });
});

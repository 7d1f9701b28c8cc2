import { describe, expect, it } from 'vitest';
import { readPart } from './spec-part';

function listMessages(file: string, text: string): readonly string[] {
  const read = readPart(file, text);
  return read.kind === 'read'
    ? []
    : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

describe('a file of an API', () => {
  it('is read as YAML or JSON, with the positions of its values', () => {
    for (const [file, text] of [
      ['a.yaml', 'info:\n  title: A\n'],
      ['a.json', '{\n  "info": { "title": "A" }\n}'],
    ] as const) {
      const read = readPart(file, text);
      if (read.kind === 'unreadable') throw new Error(`${file} cannot be read.`);
      expect(read.part.document).toEqual({ info: { title: 'A' } });
      expect(read.part.locate(['info', 'title'])).toMatchObject({ file, line: 2 });
    }
  });

  it.each(['', 'null', '# nothing\n'])('may be empty: reads %j as null', (text) => {
    expect(readPart('a.yaml', text)).toMatchObject({ part: { document: null } });
  });

  it.each([
    ['{"a": [1,]}', /^1:\d+ The file is not valid JSON/],
    ['{"a": 1, "a": 2}', /^1:\d+ The file is not valid JSON: "a" is used twice, first at 1:2/],
    ["{'a': 1}", /^1:\d+ The file is not valid JSON/],
  ])('with the extension .json must be JSON: rejects %s', { tags: ['F63'] }, (text, message) => {
    expect(listMessages('a.json', text)[0]).toMatch(message);
  });

  it.each([
    ['brackets', '['.repeat(100_000)],
    ['braces', '{"a":'.repeat(100_000)],
    ['braces after a text with others', `{"x":"${'}'.repeat(900)}","y":${'{"a":'.repeat(900)}`],
    [
      'indentation',
      Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}a:`).join('\n'),
    ],
    ['dashes', `${'- '.repeat(300)}a`],
  ])('is rejected before parsing if nested too deeply by %s', { tags: ['F66'] }, (_, text) => {
    expect(listMessages('a.yaml', text)).toEqual([
      '1:1 The file is nested deeper than 200 levels.',
    ]);
  });

  it('is rejected if its aliases multiply', { tags: ['F65'] }, () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
    for (let level = 1; level < 9; level++)
      lines.push(
        `a${level}: &a${level} [${Array(9)
          .fill(`*a${level - 1}`)
          .join(', ')}]`,
      );
    expect(listMessages('a.yaml', lines.join('\n'))).toEqual([
      '1:1 The YAML aliases in the file expand to too many nodes.',
    ]);
  });

  it('has an object of its own in each place of an alias', () => {
    const read = readPart('a.yaml', 'a: &a { b: [1.10], __proto__: x }\nc: *a\nd: [*a]\n');
    if (read.kind === 'unreadable') throw new Error('The file cannot be read.');
    const { a, c, d } = read.part.document as Record<string, unknown>;
    expect([c, d]).toEqual([a, [a]]);
    expect(c).not.toBe(a);
    expect(Object.keys(c as object)).toEqual(['b', '__proto__']);
    expect((c as { b: unknown }).b).not.toBe((a as { b: unknown }).b);
    expect((d as readonly unknown[])[0]).not.toBe(a);
  });
});

describe('a mistake in the syntax of a file', () => {
  const list = (file: string, text: string) => {
    const read = readPart(file, text);
    return read.kind === 'unreadable' ? read.problems : [];
  };

  it.each([
    ['a.yaml', 'a:\n  b: 1\n c: 2\n  d: 3\n e: 4\n'],
    ['a.yaml', 'a: [1, 2\nb: 3\nc: 4\n'],
    ['a.json', '{\n  // Ours\n  "a": 1,\n  // more\n  "b": 2\n}\n'],
    ['a.json', '{ "a": 1,, "b": 2, }'],
  ])('is one problem, whatever follows from it: %s %j', (file, text) => {
    expect(list(file, text)).toHaveLength(1);
  });

  it.each([
    ['a.json', '{\n  // Ours\n  "a": 1 }', 2, 'JSON has no comments.', 'Remove it, or use YAML.'],
    ['a.json', '{ "a": 1, /* b */ "c": 2 }', 1, 'JSON has no comments.', 'Remove it, or use YAML.'],
    ['a.yaml', 'a: 1\n---\nb: 2\n', 2, 'multiple documents', 'Remove the line'],
    ['a.yaml', 'a:\n\tb: 1\n', 2, 'Tabs', 'Indent the line with spaces.'],
    [
      'a.yaml',
      'a: b: c\n',
      1,
      'Nested mappings',
      'Put quotes around a value that contains a colon.',
    ],
    ['a.yaml', 'x: 1\na: "b\nc: 2\n', 4, 'closing', 'Close it at the end of the value.'],
  ])('is at its line, with a fix: %s %j', (file, text, line, message, hint) => {
    const [problem] = list(file, text);
    expect(problem).toMatchObject({ line });
    expect(problem?.message).toContain(message);
    expect(problem?.hint).toContain(hint);
  });
});

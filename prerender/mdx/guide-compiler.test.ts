import { describe, expect, it } from 'vitest';
import type { Problem } from '../diagnostics/problem';
import { FILE, checkSource } from './fixtures/guide-fixture';

/** Checks a body that starts on line 4 of its file. */
function check(...lines: readonly string[]): Promise<readonly Problem[]> {
  return checkSource(['---', 'title: A', '---', ...lines].join('\n'));
}

const toPositions = (problems: readonly Problem[]) =>
  problems.map(({ line, column }) => `${line}:${column}`);

describe('a correct guide', () => {
  it('has no problems', async () => {
    const body = [
      'import { Chart } from "react";',
      'export const Local = () => <p>local</p>;',
      'export function Other() { return null; }',
      '',
      '# Title {1 + 1}',
      '',
      ':::note[Careful]',
      '<Chart.Bar a={1} /> <Local /> <Other /> <details>x</details>',
      ':::',
      '',
      'At 10:30, `{a}`, {/* comment */}',
    ];
    expect(await check(...body)).toEqual([]);
  });
});

describe('a mistake in the syntax', () => {
  it.each<[string, readonly string[], Partial<Problem>]>([
    [
      'an element that is never closed',
      ['', '<details>', 'text', ''],
      { line: 5, column: 1, hint: 'Close the element, and put its tags on lines of their own.' },
    ],
    [
      'a closing tag of another element',
      ['a <b>x</i>'],
      { line: 4, column: 7, hint: 'Close the element, and put its tags on lines of their own.' },
    ],
    [
      'an expression that is none',
      ['text', '', 'a {b c} d'],
      {
        line: 6,
        hint: 'Close the brace, or write braces that are text inside `code`, or as \\{ and \\}.',
      },
    ],
    [
      'a brace that is never closed',
      ['text', '', 'a {b'],
      {
        line: 6,
        hint: 'Close the brace, or write braces that are text inside `code`, or as \\{ and \\}.',
      },
    ],
    [
      'a comment of HTML that is never ended',
      ['', '<!-- todo ->'],
      { line: 5, column: 2, hint: 'End the comment with "-->", or write it as {/* … */}.' },
    ],
    [
      'a sign that is no element',
      ['if a <3'],
      {
        line: 4,
        column: 7,
        message: '"<" starts an element here, but "3" cannot be part of its name.',
        hint: 'Write "<" as \\< or inside `code`, and an address as [text](address).',
      },
    ],
    [
      'an address in angle brackets',
      ['', '', 'See <https://example.com>.'],
      { line: 6, hint: 'Write "<" as \\< or inside `code`, and an address as [text](address).' },
    ],
    [
      'an import that is not JavaScript',
      ['', 'import x from y', ''],
      {
        line: 5,
        message: 'The import or export is not valid JavaScript: unexpected token.',
        hint: 'Correct it, and leave an empty line after it. A line of text must not begin with "import" or "export".',
      },
    ],
    [
      'an expression that is not JavaScript',
      ['', '<b title={c d} />'],
      {
        line: 5,
        message:
          'The expression in braces is not valid JavaScript: unexpected content after expression.',
      },
    ],
    [
      'an element within a line that is never closed',
      ['', 'a <b>c'],
      {
        line: 5,
        column: 3,
        message: 'Expected a closing tag for `<b>` before the end of `paragraph`.',
        hint: 'Close the element, and put its tags on lines of their own.',
      },
    ],
    [
      'a value without quotes',
      ['', '<b title=c>d</b>'],
      { line: 5, hint: 'Put the value in quotes, or in braces.' },
    ],
    [
      'a closing tag without an opening one',
      ['', 'a </b>'],
      { line: 5, hint: 'Close the element, and put its tags on lines of their own.' },
    ],
    [
      'a name that every page has',
      ['', 'export const headings = 1;'],
      {
        line: 5,
        column: 1,
        message: '"headings" is already defined on every page.',
        hint: 'Choose another name.',
      },
    ],
    [
      'a name that is defined twice',
      ['', 'export const a = 1;', '', 'text', '', 'import a from "react";'],
      {
        line: 9,
        message: '"a" is defined twice on this page.',
        hint: 'Give one of them another name; the examples of a page share its names.',
      },
    ],
  ])(
    'is reported at its line and column, with a hint: %s',
    { tags: ['F14', 'F15', 'F16'] },
    async (_, lines, problem) => {
      const problems = await check(...lines);
      expect(problems).toMatchObject([{ file: FILE, severity: 'error', ...problem }]);
      expect(problems[0]?.message).toMatch(/^["A-Z].*\.$/);
      expect(problems[0]?.hint).toMatch(/\.$/);
      expect(problems[0]?.column).toBeGreaterThan(0);
    },
  );
});

describe('an unknown component', () => {
  it.each([
    ['<Admonitoin />', 'Admonitoin', 'Did you mean <Admonition>?'],
    ['<Chart />', 'Chart', 'Import it at the top of the page, or remove it.'],
    ['a <Codeblock code={1}>b</Codeblock> c', 'Codeblock', 'Did you mean <CodeBlock>?'],
    ['<Charts.Item />', 'Charts.Item', 'Import it at the top of the page, or remove it.'],
    ['<Ärger />', 'Ärger', 'Import it at the top of the page, or remove it.'],
  ])('is reported with the nearest name: %s', { tags: ['F18'] }, async (line, name, hint) => {
    expect(await check('', line)).toMatchObject([
      {
        file: FILE,
        line: 5,
        severity: 'error',
        message: `The component <${name}> is not known.`,
        hint,
      },
    ]);
  });

  it('is found inside others', async () => {
    const problems = await check(
      ':::note',
      '<Admonition type="note"><Nowhere /></Admonition>',
      ':::',
      '- <Lost />',
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'The component <Nowhere> is not known.',
      'The component <Lost> is not known.',
    ]);
  });

  it.each([
    'import Local from "react";',
    'import { other as Local } from "react";',
    'import * as Local from "react";',
    'export const Local = () => null;',
    'export function Local() {}',
    'export class Local {}',
    'export const { Local } = {};',
    'export const [Local] = [];',
  ])('does not include those that the page itself defines: %s', async (definition) => {
    expect(await check(definition, '', '<Local />')).toEqual([]);
  });
});

describe('an unknown admonition', () => {
  it.each([
    ['wraning', 'Did you mean ":::warning"?'],
    [
      'tabs',
      'Use one of: note, tip, info, warning, danger, secondary, important, success, caution.',
    ],
    [
      'constructor',
      'Use one of: note, tip, info, warning, danger, secondary, important, success, caution.',
    ],
  ])(':::%s is a warning with a hint', async (name, hint) => {
    expect(await check('', `:::${name}`, 'text', ':::')).toEqual([
      {
        file: FILE,
        line: 5,
        column: 1,
        severity: 'warning',
        message: `":::${name}" is not an admonition: its text stands here by itself.`,
        hint,
      },
    ]);
  });
});

describe('several problems', () => {
  it('of one guide are reported together: admonitions, components', async () => {
    const source = '---\ntitle: A\n---\n\n:::nope\n\ntext\n\n:::\n\n<Nope />\n';
    expect(toPositions(await checkSource(source))).toEqual(['11:1', '5:1']);
  });
});

describe('a mistake that has a name', () => {
  it.each([
    [
      'text\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main',
      3,
      'A merge conflict is not resolved.',
      'Keep one of',
    ],
    ['text\n\n    if (a) { b', 3, 'expression', 'MDX has no indented code.'],
  ])('is called by it: %j', async (source, line, message, hint) => {
    const problems = await checkSource(source);
    expect(problems).toMatchObject([{ line, severity: 'error' }]);
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.hint).toContain(hint);
  });

  it('is no exception where a file has a name that is no address', async () => {
    const file = 'content/docs/a#b%20c?.mdx';
    expect(await checkSource('text', { file })).toEqual([]);
  });
});

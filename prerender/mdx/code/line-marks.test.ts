import { describe, expect, it } from 'vitest';
import { readMagicComments } from './line-marks';

function read(...lines: readonly string[]) {
  const { text, marks, unclosed } = readMagicComments(lines.join('\n'), 'js');
  return { text, marks: Object.fromEntries(marks), unclosed };
}

describe('magic comments', () => {
  it('highlight the next line, and are removed', () => {
    expect(read('// highlight-next-line', 'a', 'b')).toEqual({
      text: 'a\nb',
      marks: { 1: 'highlight' },
      unclosed: [],
    });
  });

  it('highlight the lines between start and end', () => {
    const lines = ['// highlight-start', 'a', '', 'b', '// highlight-end', 'c'];
    expect(read(...lines)).toMatchObject({
      text: 'a\n\nb\nc',
      marks: { 1: 'highlight', 2: 'highlight', 3: 'highlight' },
    });
  });

  it('highlight nothing when a start has no end, and are removed', () => {
    expect(read('a', '// highlight-start', 'b')).toEqual({
      text: 'a\nb',
      marks: {},
      unclosed: ['highlight-start'],
    });
  });

  it('highlight nothing when an end has no start', () => {
    expect(read('a', '// highlight-end', 'b')).toMatchObject({ text: 'a\nb', marks: {} });
  });

  it('mark added and removed lines', () => {
    const lines = [
      '// diff-remove-next-line',
      'old',
      '// diff-add-start',
      'new',
      'newer',
      '// diff-add-end',
      'same',
    ];
    expect(read(...lines)).toMatchObject({
      text: 'old\nnew\nnewer\nsame',
      marks: { 1: 'remove', 2: 'add', 3: 'add' },
    });
  });

  it('may be indented and consecutive', () => {
    const lines = ['  // highlight-next-line', '  a', '  /* highlight-next-line */', '  b'];
    expect(read(...lines)).toMatchObject({
      text: '  a\n  b',
      marks: { 1: 'highlight', 2: 'highlight' },
    });
  });

  it.each(['x // highlight-next-line', '// highlight-this-line', 'highlight-next-line'])(
    'are not written as %j',
    (line) => {
      expect(read(line, 'a')).toMatchObject({ text: `${line}\na`, marks: {} });
    },
  );

  it.each([
    '// highlight-next-line',
    '/* highlight-next-line */',
    '{/* highlight-next-line */}',
    '# highlight-next-line',
    '<!-- highlight-next-line -->',
    '-- highlight-next-line',
    '--highlight-next-line',
    '% highlight-next-line',
    ';; highlight-next-line',
    "' highlight-next-line",
    'REM highlight-next-line',
    '! highlight-next-line',
    '(* highlight-next-line *)',
    '*> highlight-next-line',
  ])('are written as in any language: %j', (line) => {
    expect(read(line, 'a')).toMatchObject({ text: 'a', marks: { 1: 'highlight' } });
  });

  it('in Markdown are its own, and not those of the code blocks that it shows', () => {
    const lines = [
      '```js',
      '// highlight-next-line',
      'a();',
      '```',
      '<!-- highlight-next-line -->',
      'b',
    ];
    expect(readMagicComments(lines.join('\n'), 'md')).toMatchObject({
      text: '```js\n// highlight-next-line\na();\n```\nb',
      marks: new Map([[5, 'highlight']]),
    });
  });
});

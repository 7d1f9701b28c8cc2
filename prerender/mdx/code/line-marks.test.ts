import { describe, expect, it } from 'vitest';
import { readMagicComments } from './line-marks';

function read(language: string, ...lines: readonly string[]) {
  const { text, marks, unclosed } = readMagicComments(lines.join('\n'), language);
  return { text, marks: Object.fromEntries(marks), unclosed };
}

describe('magic comments', () => {
  it('highlight the next line, and are removed', () => {
    expect(read('js', '// highlight-next-line', 'a', 'b')).toEqual({
      text: 'a\nb',
      marks: { 1: 'highlight' },
      unclosed: [],
    });
  });

  it('highlight the lines between start and end', () => {
    const lines = ['// highlight-start', 'a', '', 'b', '// highlight-end', 'c'];
    expect(read('js', ...lines)).toMatchObject({
      text: 'a\n\nb\nc',
      marks: { 1: 'highlight', 2: 'highlight', 3: 'highlight' },
    });
  });

  it('highlight nothing when a start has no end, and are removed', () => {
    expect(read('js', 'a', '// highlight-start', 'b')).toEqual({
      text: 'a\nb',
      marks: {},
      unclosed: ['highlight-start'],
    });
  });

  it('highlight nothing when an end has no start', () => {
    expect(read('js', 'a', '// highlight-end', 'b')).toMatchObject({ text: 'a\nb', marks: {} });
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
    expect(read('ts', ...lines)).toMatchObject({
      text: 'old\nnew\nnewer\nsame',
      marks: { 1: 'remove', 2: 'add', 3: 'add' },
    });
  });

  it('may be indented and consecutive', () => {
    const lines = ['  // highlight-next-line', '  a', '  /* highlight-next-line */', '  b'];
    expect(read('js', ...lines)).toMatchObject({
      text: '  a\n  b',
      marks: { 1: 'highlight', 2: 'highlight' },
    });
  });

  it.each([
    ['js', '# highlight-next-line'],
    ['js', 'x // highlight-next-line'],
    ['js', '{/* highlight-next-line */}'],
    ['js', '// highlight-this-line'],
    ['python', '// highlight-next-line'],
    ['sql', '# highlight-next-line'],
    ['html', '{/* highlight-next-line */}'],
  ])('in %s are not written as %j', (language, line) => {
    expect(read(language, line, 'a')).toMatchObject({ text: `${line}\na`, marks: {} });
  });

  it.each([
    ['bash', '# highlight-next-line'],
    ['yaml', '# highlight-next-line'],
    ['rust', '# highlight-next-line'],
    ['json', '// highlight-next-line'],
    ['jsx', '{/* highlight-next-line */}'],
    ['tsx', '{ /* highlight-next-line */ }'.replaceAll(/ (?=\/\*|\})/g, '')],
    ['markdown', '<!-- highlight-next-line -->'],
    ['nonsense', '{/* highlight-next-line */}'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['lua', '--highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['vb', 'REM highlight-next-line'],
    ['batch', 'REM highlight-next-line'],
    ['basic', '! highlight-next-line'],
    ['fsharp', '(* highlight-next-line *)'],
    ['ocaml', '(* highlight-next-line *)'],
    ['fortran', '! highlight-next-line'],
    ['cobol', '*> highlight-next-line'],
  ])('in %s are written as %j', (language, line) => {
    expect(read(language, line, 'a')).toMatchObject({ text: 'a', marks: { 1: 'highlight' } });
  });
});

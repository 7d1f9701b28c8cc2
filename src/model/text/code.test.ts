import { describe, expect, it } from 'vitest';
import { toCopiedText, toPlainCode, toText } from './code';

describe('the text of highlighted code', () => {
  it('is the original, with empty lines and indentation', () => {
    const lines = [
      ['{'],
      ['  ', ['string', '"a"'], [`punctuation`, ':'], ' 1'],
      [],
      ['}'],
    ] as const;
    expect(toText({ language: 'json', lines })).toBe('{\n  "a": 1\n\n}');
  });

  it('is empty for code without lines', () => {
    expect(toText({ language: 'text', lines: [] })).toBe('');
  });
});

describe('code without colours', () => {
  it.each([
    ['a\n\nb', [['a'], [], ['b']]],
    ['a\n', [['a']]],
    ['a\n\n', [['a'], []]],
    ['a\r\nb\r\n', [['a'], ['b']]],
    ['', [[]]],
  ])('of %j has the lines %j', (text, lines) => {
    expect(toPlainCode(text, 'js')).toEqual({ language: 'js', lines });
  });
});

describe('the copied text', () => {
  const lines = [['old'], ['new'], ['same']];
  const marks = { 1: 'remove', 2: 'add' } as const;

  it('is the code after the change that the block shows', () => {
    expect(toCopiedText({ language: 'js', lines, marks })).toBe('new\nsame');
  });

  it('is the whole patch', () => {
    expect(toCopiedText({ language: 'diff', lines, marks })).toBe('old\nnew\nsame');
  });

  it('is the whole code otherwise', () => {
    expect(toCopiedText({ language: 'js', lines, marks: { 1: 'highlight' } })).toBe(
      'old\nnew\nsame',
    );
    expect(toCopiedText({ language: 'js', lines })).toBe('old\nnew\nsame');
  });
});

import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { listMapErrors, listYamlErrors, parseYamlSource } from './yaml-source';

const list = (text: string) => listYamlErrors(parseDocument(text, { prettyErrors: false }));

describe('a YAML text', () => {
  it('has an error where its syntax is wrong', () => {
    expect(list('a: [1,')).toMatchObject([{ offset: 6 }]);
  });

  it.each([
    ['title: *Teams*', 7, '"*Teams*" refers to an anchor that the file does not have'],
    ['x: &x\n  b: *x', 11, '"*x" refers to a value that contains it'],
  ])('has an error at an alias that cannot be resolved: %s', (text, offset, message) => {
    expect(list(text)).toEqual([{ offset, message }]);
  });

  it('may use aliases', () => {
    expect(list('a: &a 1\nb: *a\nc: [*a, *a]')).toEqual([]);
  });

  it('has positions in its file, ignoring a byte order mark', () => {
    expect(listMapErrors(parseYamlSource('a.mdx', '\uFEFF[a]', 3))).toEqual([
      { position: { line: 4, column: 1 }, message: 'it is not a list of keys with values' },
    ]);
    expect(listMapErrors(parseYamlSource('a.json', '\uFEFF{ "a": *b }'))).toMatchObject([
      { position: { line: 1, column: 8 } },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseFence, parseRange } from './fence';

const listLines = (meta: string) => {
  const { range } = parseFence('js', meta);
  return range && [...parseRange(range, 100)];
};

describe('the title of a fence', () => {
  it.each([
    ['title="a b"', 'a b'],
    ["title='x'", 'x'],
    ['title=x', undefined],
    ['title="a" title="b"', 'a'],
    ['{1} title="src/a.ts" showLineNumbers', 'src/a.ts'],
    ['title=""', ''],
    ['', undefined],
  ])('of %j is %j', (meta, title) => {
    expect(parseFence('js', meta).title).toBe(title);
  });
});

describe('the range of a fence', () => {
  it.each([
    ['{1,3}', [1, 3]],
    ['{1,3-5}', [1, 3, 4, 5]],
    ['{2..3}', [2, 3]],
    ['{ 1, 4 - 5 }', [1]],
    ['{0}', []],
    ['{99-9999999999}', [99, 100]],
    ['{5-3}', []],
    ['title="x" {2}', [2]],
    ['highlight={2}', [2]],
    ['', undefined],
    ['{theme}', undefined],
  ])('%j means lines %j', (meta, lines) => {
    expect(listLines(meta)).toEqual(lines);
  });

  it('may follow the language without a space', () => {
    expect(parseFence('js{2}', '')).toMatchObject({ language: 'js', range: '2' });
  });

  it('is not read from braces in the title', () => {
    expect(parseFence('js', 'title="{1}"')).toMatchObject({ title: '{1}' });
    expect(listLines('title="{1}"')).toBeUndefined();
  });
});

describe('the language of a fence', () => {
  it.each([
    ['JavaScript', 'javascript'],
    ['ts', 'ts'],
    [null, 'text'],
    [undefined, 'text'],
  ])('%j is %s', (lang, language) => {
    expect(parseFence(lang).language).toBe(language);
  });
});

describe('line numbers', () => {
  it.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=7', 7],
    ['{1} showLineNumbers title="x"', 1],
    ['', undefined],
    ['noShowLineNumbers', undefined],
    ['title="showLineNumbers"', undefined],
  ])('of %j start at %j', (meta, first) => {
    expect(parseFence('js', meta).firstLine).toBe(first);
  });
});

describe('a file', () => {
  it('is read with its lines or its region', () => {
    expect(parseFence('ts', 'file="./a.ts" lines="3-8"')).toMatchObject({
      file: './a.ts',
      lines: '3-8',
    });
    expect(parseFence('ts', 'region="main" file="/src/a.ts"')).toMatchObject({
      file: '/src/a.ts',
      region: 'main',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { toJsonText } from '../json-text';
import { findJsonError, parseExactJson } from './exact-json';

describe('exact JSON', () => {
  it.each([
    '12345678901234567890',
    '1.0',
    '-0.10e+5',
    '{"b":1,"a":[1,2.50,{"2":null,"1":true}],"__proto__":"x"}',
    String.raw`["s","n1","\"","é\n",{"n":{}}]`,
    '[]',
    '{}',
    '"12"',
  ])('survives as it is: %s', (text) => {
    const value = parseExactJson(text);
    expect(value).toBeDefined();
    expect(toJsonText(value ?? null)).toBe(text.replace(String.raw`é`, 'é'));
  });

  it('is laid out like JSON.stringify', () => {
    const value = { a: [1, { b: null }, [], {}], c: 'x', d: [[2]] };
    const exact = parseExactJson(JSON.stringify(value));
    expect(toJsonText(exact ?? null, '  ')).toBe(JSON.stringify(value, undefined, 2));
  });

  it.each(['', '{', '[1,]', '01', '1.', "'a'", 'NaN', '{"a":1,}', '1-2', '"a" "b"'])(
    'rejects %j',
    (text) => {
      expect(parseExactJson(text)).toBeUndefined();
    },
  );
});

describe('findJsonError', () => {
  it.each<[string, number, number]>([
    ['', 1, 1],
    ['{', 1, 2],
    ['{\n  "a": 1,\n}', 3, 1],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{"a" 1}', 1, 6],
    ['{"a": }', 1, 7],
    ["{'a': 1}", 1, 2],
    ['{a: 1}', 1, 2],
    ['[1, 2', 1, 6],
    ['[1,]', 1, 4],
    ['[1}', 1, 3],
    ['"open', 1, 1],
    ['"a\nb"', 1, 1],
    ['01', 1, 2],
    ['1 2', 1, 3],
    ['tru', 1, 1],
    ['{"a":1}}', 1, 8],
    ['{1:2}', 1, 2],
    ['[,1]', 1, 2],
  ])('finds where %j stops', (text, line, column) => {
    expect(findJsonError(text)).toEqual({ line, column });
  });

  it('agrees with JSON.parse on random texts', () => {
    let seed = 7;
    const next = (count: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * count);
    };
    const parts = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b\\n"',
      '1',
      '-0.5e3',
      'true',
      'null',
      ' ',
      '\n',
      'x',
    ];
    const texts = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + next(8) }, () => parts[next(parts.length)]).join(''),
    );
    expect(texts.filter(parses).length).toBeGreaterThan(500);
    expect(texts.filter((text) => (findJsonError(text) === undefined) !== parses(text))).toEqual(
      [],
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

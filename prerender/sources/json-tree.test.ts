import { LineCounter, parseDocument } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ExactNumber } from '../../src/model/exact-number';
import { findJsonTree, toJsonValue, toLocatedJson } from './json-tree';
import { toLocatedYaml } from './yaml-source';

function read(text: string): unknown {
  const tree = findJsonTree(text);
  return tree && toJsonValue(tree);
}

describe('a JSON text', () => {
  it.each([
    ['{}', {}],
    ['[]', []],
    [' [ [ ] , { } ] ', [[], {}]],
    ['{"a":[1,-2.5,true,false,null,"x"],"b":{"c":""}}', undefined],
    ['"\\u00e9\\n\\"\\\\\\/"', 'é\n"\\/'],
    ['["\\\\", "\\\\\\"", "]"]', ['\\', '\\"', ']']],
    ['\t\r\n{"a" : 1}\n', { a: 1 }],
    ['"\u2028 \ud83d"', '\u2028 \ud83d'],
  ])('%j is the value that JSON has', (text, value) => {
    expect(read(text)).toEqual(value ?? JSON.parse(text));
  });

  it.each(['1.10', '-0', '1e400', '9223372036854775807', '1E5'])(
    'keeps the digits of %s',
    (digits) => {
      expect(read(`{"a":${digits}}`)).toEqual({ a: new ExactNumber(digits) });
    },
  );

  it('keeps a member called "__proto__" as data', () => {
    expect(Object.keys(read('{"__proto__":{"a":1}}') as object)).toEqual(['__proto__']);
  });

  it.each(['', '{', '[1,]', "{'a':1}", '{"a":1}{', '[01]', '// x\n1', '\uFEFF{}', '"\t"', 'NaN'])(
    'is not %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it.each(['{"a":1,"a":1}', '[{"b":{"c":1,"\\u0063":2}}]'])(
    'is not taken if it repeats a name: %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('has its values where a parser of YAML finds them', () => {
    const text = '{\r\n "a": [1, {"b" : "x\\n"}],\n\n"é😀/~": {"0": null }, "c":\n  []\n}\n';
    const lines = new LineCounter();
    const yaml = toLocatedYaml(parseDocument(text, { lineCounter: lines }), lines);
    const json = toLocatedJson(text);
    for (const keys of [
      [],
      ['a'],
      ['a', '0'],
      ['a', '1', 'b'],
      ['é😀/~', '0'],
      ['c'],
      ['nothing'],
      ['a', '7'],
      ['a', 'length'],
      ['c', 'b'],
    ]) {
      expect([keys, json.findOffset(keys)]).toEqual([keys, yaml.findOffset(keys)]);
    }
    for (let offset = 0; offset < text.length; offset += 1)
      expect(json.lines.linePos(offset)).toEqual(lines.linePos(offset));
  });
});

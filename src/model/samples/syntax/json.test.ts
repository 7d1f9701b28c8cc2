import { describe, expect, it } from 'vitest';
import { toJsonCompound, toReadableJson } from './json';

describe('toJsonCompound', () => {
  it.each(['{}', '[]', '{"a":1.5,"b":[null,true]}', '{\n  "a": [\n    1\n  ]\n}'])(
    'reads %j, which a literal expresses exactly',
    (text) => {
      expect(toJsonCompound(text)).toEqual(JSON.parse(text));
    },
  );

  it.each([
    ['a big integer', '{"id":9007199254740993}'],
    ['a float without fraction', '{"rate":1.0}'],
    ['an exponent', '[1E5]'],
    ['a repeated key', '{"a":1,"a":2}'],
    ['keys that JavaScript reorders', '{"2":1,"1":2}'],
    ['other white space', '{ "a":1 }'],
    ['the key __proto__', '{"__proto__":1}'],
    ['half of a surrogate pair', String.raw`["\ud83d"]`],
    ['a scalar', '"a"'],
    ['null', 'null'],
    ['something else than JSON', '{a}'],
    ['what is deeper than literals may be', '['.repeat(60) + ']'.repeat(60)],
  ])('leaves %s to its text', (_, text) => {
    expect(toJsonCompound(text)).toBeUndefined();
  });
});

describe('toReadableJson', () => {
  it('breaks long objects and keeps short ones on their line', () => {
    const text = JSON.stringify({ name: 'a'.repeat(60), tags: ['a', 'b'], lead: { id: 1 } });
    expect(toReadableJson(text, '  ')).toBe(
      `{\n    "name": "${'a'.repeat(60)}",\n    "tags": ["a", "b"],\n    "lead": { "id": 1 }\n  }`,
    );
  });

  it('escapes invisible characters', () => {
    expect(toReadableJson('{"a":"\u2028"}', '  ')).toBe(String.raw`{ "a": "\u2028" }`);
  });

  it('leaves a text unchanged if parsing would alter it', () => {
    expect(toReadableJson('{"a":1.0}', '  ')).toBe('{"a":1.0}');
  });
});

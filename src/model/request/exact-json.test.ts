import { describe, expect, it } from 'vitest';
import { parseExactJson, toCompactJson, toExactNumber, toLaidOutJson } from './exact-json';

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
    expect(toCompactJson(value ?? null)).toBe(text.replace(String.raw`é`, 'é'));
  });

  it('is laid out like JSON.stringify', () => {
    const value = { a: [1, { b: null }, [], {}], c: 'x', d: [[2]] };
    const exact = parseExactJson(JSON.stringify(value));
    expect(toLaidOutJson(exact ?? null)).toBe(JSON.stringify(value, undefined, 2));
  });

  it.each(['', '{', '[1,]', '01', '1.', "'a'", 'NaN', '{"a":1,}', '1-2', '"a" "b"'])(
    'rejects %j',
    (text) => {
      expect(parseExactJson(text)).toBeUndefined();
    },
  );

  it.each(['01', '1.', '.5', '+1', '0x10', 'Infinity', '1e', ''])(
    'rejects the number %j',
    (text) => {
      expect(toExactNumber(text)).toBeUndefined();
    },
  );
});

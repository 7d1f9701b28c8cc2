import { expect, it } from 'vitest';
import { parseJsonText, toJsonText } from './json-text';

it.each([
  '9223372036854775807',
  '{"a":1.10,"b":[-0,1e400,{"c":12345678901234567890.123}],"d":"1.10"}',
  '{"__proto__":1.0,"s":"n1","n":"s"}',
  String.raw`["\"1.10","\\",1E5]`,
  '{}',
  '[]',
  '"1.0"',
  'null',
])('JSON text survives parsing: %s', (text) => {
  expect(toJsonText(parseJsonText(text))).toBe(text);
});

it('lays JSON text out like JSON.stringify, and leaves out what is undefined', () => {
  const value = { a: [1, { b: null }, [], {}], c: undefined, d: [undefined, Number.NaN] };
  expect(toJsonText(value)).toBe(JSON.stringify(value));
  expect(toJsonText(value, '  ')).toBe(JSON.stringify(value, undefined, 2));
});

it('throws for what is not JSON', () => {
  expect(() => parseJsonText('[1.0,]')).toThrow(SyntaxError);
});

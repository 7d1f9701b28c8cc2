import { describe, expect, it } from 'vitest';
import { listSecretRanges, toCoveredText } from './secret-ranges';

const secrets = new Set(['password', 'pin', 'keys', 'a"b']);

function cover(text: string): string {
  return toCoveredText(
    text,
    listSecretRanges(text, (name) => secrets.has(name)),
  );
}

describe('listSecretRanges', () => {
  it.each([
    ['{"name": "a", "password": "b c"}', '{"name": "a", "password": "•••"}'],
    ['{"user": {"password" :"b"}, "x": 1}', '{"user": {"password" :"•"}, "x": 1}'],
    ['[{"pin": 1234}, {"pin": true}]', '[{"pin": ••••}, {"pin": true}]'],
    [
      '{"keys": ["a", {"b": "c", "d": 1}], "e": "f"}',
      '{"keys": ["•", {"b": "•", "d": •}], "e": "f"}',
    ],
    ['{"keys": {"keys": []}, "e": ["f"]}', '{"keys": {"keys": []}, "e": ["f"]}'],
    [String.raw`{"password": "a\"b\\", "e": "f"}`, String.raw`{"password": "••••••", "e": "f"}`],
    [
      String.raw`{"pa\u0073sword": "a", "a\"b": "c"}`,
      String.raw`{"pa\u0073sword": "•", "a\"b": "•"}`,
    ],
    ['{\n  "password":\n    "b"\n}', '{\n  "password":\n    "•"\n}'],
    ['{"password": ""}', '{"password": ""}'],
    ['{"password": "😀x"}', '{"password": "••"}'],
    ['{"x": "password", "y": "a"}', '{"x": "password", "y": "a"}'],
    ['"password"', '"password"'],
  ])('finds the values of secret names in %s', (text, covered) => {
    expect(cover(text)).toBe(covered);
  });

  it.each([
    ['{"password": "b', '{"password": "•'],
    ['{"password": "b\n}', '{"password": "•\n}'],
    ['{"password": b c, "x": 1', '{"password": • •, "x": 1'],
    ['{"password": ', '{"password": '],
    ['"password": "b"}, "x": "y"', '"password": "•"}, "x": "y"'],
    ['}]{"pin": 1', '}]{"pin": •'],
    ['', ''],
  ])('copes with the unfinished text %s', (text, covered) => {
    expect(cover(text)).toBe(covered);
  });
});

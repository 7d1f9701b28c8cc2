import { describe, expect, it } from 'vitest';
import { matchesPattern } from './pattern';

const texts = [
  '',
  'a',
  'ab',
  'abc',
  'aaa',
  'A1',
  '123-4567',
  'team_1',
  'a b',
  'a\nb',
  '-',
  'ü',
  'Ω',
  '東京',
  'foo',
  'bar',
  'foobar',
  'user@example.com',
  '😀',
  'https://a.example/x',
];

const patterns = [
  '',
  'a',
  '^a$',
  '^a*$',
  '^(?:a|b)+$',
  '^(a(b(c)?)?)?$',
  '^[a-c]{2,3}$',
  '^[^a-c]+$',
  '^\\d{3}-\\d{4}$',
  '^team_\\w+$',
  '\\bfoo',
  'o\\B',
  '^.$',
  '^.+$',
  '^\\s*$|\\S\\s\\S',
  '^\\p{L}+$',
  '^\\P{L}+$',
  '^\\p{Script=Greek}$',
  '^[\\w.-]+@[\\w-]+(?:\\.[a-z]{2,})+$',
  '^(?!foo)',
  '^(?=.*o)f',
  '^(?<head>f)oo(?:bar)?$',
  '^\\u0061\\x62\\u{63}$',
  '^[\\]\\-^]+$',
  '[-]',
  'a{0}b',
  '^https?://[^/]+/',
  '^\\cJ?$',
  'a\\nb',
  '\\/x$',
  '^a+?b',
  '^(|a)+$',
];

describe('a pattern', () => {
  it.each(patterns)('%s matches the same strings as in JavaScript', (source) => {
    const expression = new RegExp(source, 'u');
    const wrong = texts.filter((text) => matchesPattern(source, text) !== expression.test(text));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['^\\d{3}\\-\\d{4}$', '123-4567', '1234567'],
    ['^a_\\@$', 'a_@', 'a_'],
  ])('%s may escape more than Unicode mode allows', (source, text, other) => {
    expect([matchesPattern(source, text), matchesPattern(source, other)]).toEqual([true, false]);
  });

  it.each(['(', 'a)', '[z-a]', '*', 'a**'])('%s is invalid, and matches any string', (source) => {
    expect(matchesPattern(source, 'b')).toBe(true);
  });
});

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

  it.each(['(', 'a)', '[z-a]', '*', 'a**', '^(((a{999}){999}){999}){999}$'])(
    '%s is invalid, and matches any string',
    (source) => {
      expect(matchesPattern(source, 'b')).toBe(true);
    },
  );

  it.each([
    '^(a+)+$',
    '^(?:a*)*$',
    '^(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(?:a?){500}a{500}$',
    '^(?<word>[a-z]{2,} ?){1,99}$',
    '^([a-z]+|\\d+)*$',
  ])('%s has nested quantifiers, and is not run', (source) => {
    // A pattern that is run does not end here, or finds no match.
    expect(matchesPattern(source, `${'a'.repeat(500)}!`)).toBe(true);
  });

  it.each([
    ['^[a-z]+(?:-[a-z]+)*$', 'a--b'],
    ['^(?:[a-z\\d-]+\\.)+[a-z]{2,}$', 'a..com'],
    ['^(?:\\d{1,3}\\.){3}\\d{1,3}$', '1.2.3'],
    ['^(?:[A-Za-z\\d+/]{4})*$', 'abcde'],
    ['^(?:a|b|c)+$', 'abd'],
    ['^(?:(?:0|[1-9]\\d*)\\.){2}(?:0|[1-9]\\d*)$', '1.02.3'],
  ])('%s has unambiguous repetitions, and is run: %s does not match', (source, text) => {
    expect(matchesPattern(source, text)).toBe(false);
  });

  it('is not run on strings that are too long to be typed', () => {
    expect(matchesPattern('^a$', 'b'.repeat(1000))).toBe(false);
    expect(matchesPattern('^a$', 'b'.repeat(1001))).toBe(true);
  });
});

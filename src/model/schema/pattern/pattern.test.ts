import { describe, expect, it } from 'vitest';
import { listPatternTexts } from '../../../../prerender/api/examples/list-pattern-texts';
import { matchesPattern } from './matches-pattern';
import { parsePattern } from './parse-pattern';

const ANY_LENGTH = { min: 0, max: Infinity };

function matches(source: string, text: string): boolean | undefined {
  const pattern = parsePattern(source);
  if (pattern === undefined) throw new Error(`"${source}" was not read.`);
  return matchesPattern(pattern, text);
}

function listTexts(source: string, length = ANY_LENGTH): readonly string[] {
  const pattern = parsePattern(source);
  if (pattern === undefined) throw new Error(`"${source}" was not read.`);
  const texts = [...new Set(listPatternTexts(pattern, length))];
  return texts.filter((text) => matchesPattern(pattern, text));
}

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
  it.each(patterns)('%s is matched by the texts that JavaScript finds it in', (source) => {
    const expression = new RegExp(source, 'u');
    const wrong = texts.filter((text) => matches(source, text) !== expression.test(text));
    expect(wrong).toEqual([]);
  });

  it.each([
    '(a)\\1',
    '(?<=a)b',
    '(?<!a)b',
    '(?i)a',
    '(',
    'a)',
    '[a',
    '*',
    'a**',
    '[z-a]',
    '\\p{Nope}',
    'a{3,1}',
    '\\A',
    '\\k<a>',
  ])('%s is not read: it is none, or beyond what we match', (source) => {
    expect(parsePattern(source)).toBeUndefined();
  });

  it('never runs away, though the texts and the repetitions are long', () => {
    const started = performance.now();
    expect(matches('^(a+)+$', `${'a'.repeat(2000)}!`)).toBe(false);
    expect(matches('^(?:a?){500}a{500}$', 'a'.repeat(500))).not.toBe(false);
    expect(matches('^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(3000))).not.toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('that is nested or written at any length is given up, not followed', () => {
    expect(parsePattern(`${'('.repeat(5000)}${')'.repeat(5000)}`)).toBeUndefined();
    expect(parsePattern('('.repeat(60) + ')'.repeat(60))).toBeUndefined();
    expect(parsePattern('a'.repeat(2001))).toBeUndefined();
  });
});

describe('texts for a pattern', () => {
  it.each([
    ['^team_[0-9A-HJKMNP-TV-Z]{26}$', 'team_3D4E5F6G7H8J9K0M1N2P3Q4R5S'],
    ['^\\d{3}-\\d{4}$', '123-5678'],
    ['^[a-z]+$', 'abcd'],
    ['^https?://', 'https://'],
    ['^(open|done)$', 'open'],
    ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'abcd@fghi.klmn'],
  ])('of %s are such as %s, always the same', (source, text) => {
    expect(listTexts(source)[0]).toBe(text);
    expect(listTexts(source)).toEqual(listTexts(source));
  });

  it.each([
    ['^[a-z]+$', 12, 14],
    ['^rt_[A-Za-z0-9]{20,}$', 30, 30],
    ['^(?:[a-z]+-)*[a-z]+$', 2, 3],
    ['^.{3,5}$', 5, 5],
    ['^a?b?c?$', 2, 2],
  ])('of %s have from %i to %i characters, where that is asked', (source, min, max) => {
    const [text = ''] = listTexts(source, { min, max });
    expect(text.length).toBeGreaterThanOrEqual(min);
    expect(text.length).toBeLessThanOrEqual(max);
  });

  it.each(['^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[^\\w]).{8,64}$', '^(?!abcd)[a-z]{4}$'])(
    'of %s mind what it looks ahead for',
    (source) => {
      expect(listTexts(source)[0]).toMatch(new RegExp(source, 'u'));
    },
  );

  it('are enough for a list without duplicates', () => {
    expect(listTexts('^[a-z]{6}$').length).toBeGreaterThan(10);
  });

  it('are none for a pattern of nothing', () => {
    expect(listTexts('^[]$')).toEqual([]);
    expect(listTexts('a^')).toEqual([]);
  });
});

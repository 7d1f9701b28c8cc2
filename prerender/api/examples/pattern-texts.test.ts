import { describe, expect, it } from 'vitest';
import { matchesPattern } from '../../../src/model/schema/pattern';
import { listPatternTexts } from './pattern-texts';

function listTexts(source: string, min?: number, max?: number): readonly string[] {
  const texts = [...new Set(listPatternTexts(source, min, max))];
  return texts.filter((text) => matchesPattern(source, text));
}

describe('a pattern', () => {
  it.each(['(', 'a)', '*', 'a**', '[z-a]', 'a{3,1}', 'a'.repeat(2001)])(
    '%s has no texts: it is invalid or very long',
    (source) => {
      expect([...listPatternTexts(source)]).toEqual([]);
    },
  );
});

describe('texts for a pattern', () => {
  it.each([
    ['^team_[0-9A-HJKMNP-TV-Z]{26}$', 'team_3D4E5F6G7H89J0KMNPQRSTVWXY'],
    ['^\\d{3}-\\d{4}$', '123-5678'],
    ['^[a-z]+$', 'abcd'],
    ['^https?://', 'https://'],
    ['^(open|done)$', 'open'],
    ['^\\u0061\\x62\\u{63}[\\]\\-]$', 'abc]'],
    ['^(?<head>a)\\.?b{2}\\/$', 'a.bb/'],
    ['^[\\u2190-\\u21ff]{2}$', '←↑'],
    ['^\\d{3}\\-\\d$', '123-5'],
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
    const [text = ''] = listTexts(source, min, max);
    expect(text.length).toBeGreaterThanOrEqual(min);
    expect(text.length).toBeLessThanOrEqual(max);
  });

  it.each(['^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[^\\w]).{8,64}$', '^(?!abcd)[a-z]{4}$'])(
    'of %s respect its lookaheads',
    (source) => {
      expect(listTexts(source)[0]).toMatch(new RegExp(source, 'u'));
    },
  );

  it('are enough for a list without duplicates', () => {
    expect(listTexts('^[a-z]{6}$').length).toBeGreaterThan(10);
  });

  it('are none for a pattern that matches nothing', () => {
    expect(listTexts('^[]$')).toEqual([]);
    expect(listTexts('a^')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createTimedMatches } from './timed-patterns';

describe('matching with a time limit', () => {
  it.each([
    ['^a$', 'a', true],
    ['^a$', 'b', false],
    ['^a*$', 'a'.repeat(1_000_000), true],
    ['(', 'a', true],
  ])('%s: says whether a text matches', (pattern, text, answer) => {
    const matches = createTimedMatches();
    expect([matches(pattern, text), matches(pattern, text)]).toEqual([answer, answer]);
  });

  it.each([
    ['^(\\w|\\d)+$', `${'1'.repeat(60)}!`],
    ['^(a|a)*$', `${'a'.repeat(60)}!`],
    ['^(.*a){12}$', `${'a'.repeat(200)}!`],
    ['^\\d+\\d+\\d+\\d+\\d+\\d+x$', '1'.repeat(1000)],
    ['a{1,100000}b', 'a'.repeat(1_000_000)],
    ['\\s+$', `${' '.repeat(1_000_000)}x`],
    ['^(?=(a|a)*b)', 'a'.repeat(60)],
  ])('%s: stops', (pattern, text) => {
    const matches = createTimedMatches(50);
    expect(matches(pattern, text)).toBeUndefined();
    expect(matches(pattern, `${text}!`)).toBeUndefined();
    expect(matches('^a$', 'b')).toBe(false);
  });

  it('does not compile a huge pattern', () => {
    // It matches any text, and would have the time for it.
    const huge = 'a|'.repeat(500_000);
    expect(createTimedMatches(60_000)(huge, 'b')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { Problem } from './problem';
import { groupByKind } from './problem-kind';

const toProblem = (message: string, severity: Problem['severity'] = 'warning'): Problem => ({
  file: 'a.yaml',
  severity,
  message,
});

describe('problems', () => {
  it.each([
    ['names', 'The tag "a" is not declared.', 'The tag "b c" is not declared.'],
    ['numbers', '"a" has more than 7 items.', '"a" has more than 12 items.'],
    ['lists of names', '"a" is not one of "b", "c".', '"d" is not one of "e", "f", "g".'],
    ['names with quotes', 'The tag "a"b" is odd.', 'The tag "c" is odd.'],
    ['names with colons and digits', '"a: 1" has no "b:2".', '"c" has no "d".'],
    ['names with line breaks and brackets', '"a\nb[0]" is odd.', '"c" is odd.'],
    ['an empty name', '"" is odd, "x" is even.', '"a" is odd, "" is even.'],
    ['numbers with fractions', 'It is -1.5.', 'It is 2e-10.'],
    ['names in a choice', 'It is "a" or "b".', 'It is "a", "b" or "c".'],
    ['patterns', 'It does not match the pattern ^a "b" c$.', 'It does not match the pattern \\d+.'],
    ['paths with colons', 'The page "a" (GET /a:b,c) is odd.', 'The page "b" (GET /d) is odd.'],
    ['files', 'Nothing leads to docs/a.mdx.', 'Nothing leads to docs/b/c.mdx.'],
    ['addresses', 'There is no page /docs/a.', 'There is no page /docs/b/c?d#e.'],
    ['other lists', 'Tags [a, b] are not defined.', 'Tags [c] are not defined.'],
  ])('that differ in %s are of one kind', (_, one, other) => {
    expect(groupByKind([toProblem(one), toProblem(other)])).toHaveLength(1);
  });

  it('that say something else, or weigh more, are of another', () => {
    const message = '"a" does not match the format uri.';
    const given = [
      toProblem(message),
      toProblem('"a" does not match the format email.'),
      toProblem(message, 'error'),
      toProblem('"a" does not match the format "b" or "c".'),
      toProblem('The "a" is not declared, and neither is b.'),
    ];
    expect(groupByKind(given)).toEqual(given.map((problem) => [problem]));
  });
});

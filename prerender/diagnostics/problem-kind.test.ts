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
    ['files', 'Nothing leads to docs/a.mdx.', 'Nothing leads to docs/b/c.mdx.'],
    ['addresses', 'There is no page /docs/a.', 'There is no page /docs/b/c?d#e.'],
    ['other lists', 'Tags [a, b] are not defined.', 'Tags [c] are not defined.'],
  ])('that differ in %s are of one kind', (_, one, other) => {
    expect(groupByKind([toProblem(one), toProblem(other)])).toHaveLength(1);
  });

  it('that say something else, or weigh more, are of another', () => {
    const message = '"a" is not of the format uri.';
    const given = [
      toProblem(message),
      toProblem('"a" is not of the format email.'),
      toProblem(message, 'error'),
    ];
    expect(groupByKind(given)).toEqual(given.map((problem) => [problem]));
  });
});

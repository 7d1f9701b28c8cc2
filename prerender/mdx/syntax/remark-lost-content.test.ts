import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';

describe('what no reader sees', () => {
  it.each([
    [
      '| a | b |\n| --- | --- |\n| `c | d` | e |',
      3,
      'The row has 3 cells, and the header 2: "e" is not shown.',
    ],
    ['| a |\n| --- |\n| b | c | d |', 3, '"c", "d" is not shown.'],
    ['a\n\n[^1]: b', 3, 'Nothing refers to the footnote "[^1]": it is not shown.'],
    [
      'a[^1]\n\n[^1]: b\n[^1]: c',
      4,
      'The footnote "[^1]" is there twice: the second one is not shown.',
    ],
    ['a\n\n##\n\nb', 3, 'The heading has no text.'],
  ])('is a warning: %j', async (source, line, message) => {
    const problems = await checkSource(source);
    expect(problems).toMatchObject([{ line, severity: 'warning' }]);
    expect(problems[0]?.message).toContain(message);
  });

  it.each([
    '| a | b |\n| --- | --- |\n| `c \\| d` | e |\n| f |',
    'a[^1] b[^1]\n\n[^1]: c',
    '## `a`\n\n## ![b](/favicon.svg)',
  ])('is not suspected without a reason: %j', async (source) => {
    expect(await checkSource(source)).toEqual([]);
  });
});

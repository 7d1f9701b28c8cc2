import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';

async function check(body: string): Promise<readonly string[]> {
  const problems = await checkSource(`---\ntitle: A\n---\n\n${body}\n`);
  return problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);
}

describe('a code block that is shown otherwise than it is written', () => {
  it.each([
    ['```js {9-3}\na\n```', 'warning 5 The lines {9-3} are not highlighted: the last one'],
    [
      '```js {2}\na\n```',
      'warning 5 The lines {2} are not highlighted: the block ends with line 1',
    ],
    ['```js {0}\na\n```', 'warning 5 The lines {0} are not highlighted: there is no line 0'],
    ['```js {1,3-}\na\n```', 'warning 5 The lines {3-} are not highlighted: that is no range'],
    ['```js {1-5}\na\n```', 'warning 5 The lines {1-5} are not highlighted: the block ends'],
    [
      'Text.\n\n```javascrpt\na\n```',
      'warning 7 The language "javascrpt" of the code block is not',
    ],
    ['- a\n\n  ~~~nonsense {1}\n  b\n  ~~~', 'warning 7 The language "nonsense" of the code block'],
    ['```js\na\n\n## b', 'warning 5 The code block is never closed: it takes all that follows.'],
    ['````js\na\n```', 'warning 5 The code block is never closed'],
    ['> ~~~\n> a', 'warning 5 The code block is never closed'],
    ['```mdx example {4}\na\n```', 'warning 5 The lines {4} are not highlighted'],
    ['```mdx example\na', 'warning 5 The code block is never closed'],
  ])('is a warning with its line: %j', { tags: ['F17', 'F40', 'F41'] }, async (body, line) => {
    expect(await check(body)).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    '```js {1} title="{9}"\na\n```',
    '```\n# a\n# b\n```',
    '```haskell\na\n```\n\n```JS{1}\na\n```\n\n```c++\n```',
    '> - ````js\n>   ```\n>   a\n>   ````',
    '~~~~\n```\n~~~~~~\n\n    indented',
    '```js {1,3-4} showLineNumbers\na\nb\nc\nd\n```',
  ])('is not what is shown as it is: %j', async (body) => {
    expect(await check(body)).toEqual([]);
  });
});

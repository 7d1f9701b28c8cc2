import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';

async function check(body: string): Promise<readonly string[]> {
  const problems = await checkSource(`---\ntitle: A\n---\n\n${body}\n`);
  return problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);
}

describe('what a page would show otherwise than it is written', () => {
  it.each([
    ['# One\n\n# Two', 'warning 7 The page has a second heading of level 1'],
    ['[a](javascript:alert(1))', 'warning 5 The link with "javascript:" leads nowhere'],
    ['[a](<JaVaScript:alert(1)>)', 'warning 5 The link with "javascript:" leads nowhere'],
    ['[a](java&#9;script:alert(1))', 'warning 5 The link with "javascript:" leads nowhere'],
    ['[a](data:text/html,x)', 'warning 5 The link with "data:" leads nowhere'],
    ['[a][b]\n\n[b]: vbscript:x', 'warning 5 The link with "vbscript:" leads nowhere'],
    ['<a href="javascript:x">a</a>', 'warning 5 The link with "javascript:" leads nowhere'],
    ['<Card href="data:x">a</Card>', 'warning 5 The link with "data:" leads nowhere'],
    ['Text.\n\n<div onclick="x()">a</div>', 'warning 7 The attribute "onclick" of <div>'],
    ['<button onMouseOver="">a</button>', 'warning 5 The attribute "onMouseOver" of <button>'],
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
  ])('is a warning with its line: %j', { tags: ['F17', 'F40', 'F41'] }, async (body, line) => {
    expect(await check(body)).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    '# One\n\n## Two',
    '[a](mailto:a@example.com) [b](/data:x)',
    '`javascript:alert(1)`',
    '```js {1} title="{9}"\na\n```',
    '```\n# a\n# b\n```',
    '<button onClick={() => {}}>a</button>',
    '```haskell\na\n```\n\n```JS{1}\na\n```\n\n```c++\n```',
    '> - ````js\n>   ```\n>   a\n>   ````',
    '~~~~\n```\n~~~~~~\n\n    indented',
    '```js {1,3-4} showLineNumbers\na\nb\nc\nd\n```',
  ])('is not what is shown as it is: %j', async (body) => {
    expect((await check(body)).filter((line) => !line.includes('leads to no page'))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';
import { prepareSource } from './remark-guide-syntax';

describe('a title after a space', () => {
  it.each([
    [':::note Title', ':::note[Title]'],
    ['::::danger  A b  ', '::::danger[ A b]  '],
    ['  :::tip A', '  :::tip[A]'],
    ['> :::info A', '> :::info[A]'],
    ['- :::caution A', '- :::caution[A]'],
    [':::note A [b](c)', ':::note[A [b](c)]'],
    [':::note A\r', ':::note[A]\r'],
    ['::: note Title', ':::note[ Title]'],
    ['> :::  tip A b ', '> :::tip[  A b] '],
    ['::: note', ':::note '],
    ['::: note[A]', ':::note[A]'],
  ])('is rewritten from %j to %j, so that each word keeps its column', (line, prepared) => {
    expect(prepareSource(line)).toBe(prepared);
  });

  it.each([
    ':::note',
    ':::',
    ':::note[A]',
    ':::note {.a}',
    ':::note A]',
    ':::other A',
    '::: other',
    'a :::note B',
  ])('is not found in %j', (line) => {
    expect(prepareSource(line)).toBe(line);
  });

  it('is found in a line of 400,000 spaces within the time of a test', () => {
    const line = `:::note a${' '.repeat(400_000)}b`;
    expect(prepareSource(line)).toBe(`:::note[${line.slice(8)}]`);
  });

  it.each(['```\n:::note A\n```', '~~~~md\n~~~\n:::note A\n~~~~', '- ```\n  :::note A\n  ```'])(
    'stays as it is in code: %j',
    (source) => {
      expect(prepareSource(source)).toBe(source);
    },
  );

  it('is found after code, and after a line that only looks like code', () => {
    expect(prepareSource('```\n```\n:::note A')).toContain('[A]');
    expect(prepareSource('```a```\n:::note A')).toContain('[A]');
  });
});

describe('a fence that hides MDX from plain Markdown', () => {
  it('is part of the page, so that an element may start in one fence and end in another', async () => {
    const source = [
      '```mdx-code-block',
      "import Tabs from '@theme/Tabs';",
      '',
      '<Tabs>',
      '```',
      '',
      '## *a*',
      '',
      '~~~mdx-code-block',
      '</Tabs>',
      '~~~',
    ].join('\n');
    const { html, headings, problems } = await renderGuide(source);
    expect(problems).toEqual([]);
    expect(html.replaceAll('\n', '')).toBe('<x-tabs><h2 id="a"><em>a</em></h2></x-tabs>');
    expect(headings).toHaveLength(1);
  });

  it('may contain code', async () => {
    const { html } = await renderGuide(
      '````mdx-code-block\n<b>\n\n```js\n:::note A\n```\n\n</b>\n````',
    );
    expect(html.replaceAll('\n', '')).toBe('<b><pre lang="js">:::note A</pre></b>');
  });

  it('may be inside a list', async () => {
    const { html } = await renderGuide('- a\n\n  ```mdx-code-block\n  <b>c</b>\n  ```\n\n  d');
    expect(html.replaceAll('\n', '')).toBe('<ul><li><p>a</p><b>c</b><p>d</p></li></ul>');
  });

  it('keeps the positions of its content', async () => {
    expect(await checkSource('a\n\n```mdx-code-block\nb <Nope />\n```')).toMatchObject([
      { line: 4, column: 3 },
    ]);
  });

  it('is shown inside code', async () => {
    const { html } = await renderGuide('````md\n```mdx-code-block\na\n```\n````');
    expect(html).toBe('<pre lang="md">```mdx-code-block\na\n```</pre>');
  });
});

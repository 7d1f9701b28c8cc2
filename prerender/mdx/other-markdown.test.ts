import { describe, expect, it } from 'vitest';
import { checkSource } from './fixtures/guide-fixture';
import { renderGuide } from './fixtures/render-guide';

async function render(source: string, file?: string): Promise<string> {
  const { html, problems } = await renderGuide(source, file === undefined ? {} : { file });
  expect(problems).toEqual([]);
  return html.replaceAll('\n', '');
}

describe('GitHub Flavored Markdown', () => {
  it.each([
    [
      '| a | b |\n| :- | -: |\n| c | `d\\|e` |',
      '<td style="text-align:right"><code>d|e</code></td>',
    ],
    ['~~a~~', '<del>a</del>'],
    ['https://example.com', '<a href="https://example.com">https://example.com</a>'],
    ['write to a@example.com', '<a href="mailto:a@example.com">'],
    ['- [x] a\n- [ ] b', '<ul class="contains-task-list"><li class="task-list-item">'],
    ['a[^1]\n\n[^1]: The *note*.', 'data-footnotes="true"'],
  ])('is supported: %j', async (source, html) => {
    expect(await render(source)).toContain(html);
  });

  it('has a visible heading above footnotes, which is not in the table of contents', async () => {
    const { html, headings } = await renderGuide('a[^1]\n\n[^1]: b');
    expect(html).toContain('<h2 id="footnote-label">Footnotes</h2>');
    expect(headings).toEqual([]);
  });
});

describe('a plain Markdown file', () => {
  it('is compiled like any other', async () => {
    const source = '# a\n\n<Badge>b</Badge> is {1 + 1}\n\n:::tip\nc\n:::';
    expect(await render(source, 'content/docs/a.md')).toBe(
      '<h1>a</h1><p><x-badge>b</x-badge> is 2</p><aside data-type="tip"><p>c</p></aside>',
    );
  });

  it.each([
    [
      'use {braces',
      'Close the brace, or write braces that are text inside `code`, or as \\{ and \\}.',
    ],
    ['a <3 b', 'Write "<" as \\< or inside `code`, and an address as [text](address).'],
  ])('reports Markdown that MDX does not support: %j', async (source, hint) => {
    expect(await checkSource(source, { file: 'content/docs/a.md' })).toMatchObject([
      { file: 'content/docs/a.md', line: 1, hint },
    ]);
  });
});

describe('details', () => {
  it.each([
    '<details>\n<summary>a</summary>\n\n- b\n\n</details>',
    '<details>\n  <summary>a</summary>\n\n  - b\n</details>',
  ])('contain Markdown: %j', async (source) => {
    expect(await render(source)).toBe(
      '<x-details><summary>a</summary><ul><li>b</li></ul></x-details>',
    );
  });
});

describe('a style attribute written as in HTML', () => {
  it.each([
    ['<p style="color: red">a</p>', '<p>', "color: 'red'"],
    ['a <b style="text-align:center;--a: 1px; ">b</b>', '<b>', "textAlign: 'center', '--a': '1px'"],
    ['<img style="-webkit-mask: none" />', '<img>', "WebkitMask: 'none'"],
  ])(
    'is an error that shows how to write it: %s',
    { tags: ['F17'] },
    async (source, name, properties) => {
      expect(await checkSource(`text\n\n- ${source}`)).toMatchObject([
        {
          line: 3,
          severity: 'error',
          message: `The style of ${name} uses HTML syntax.`,
          hint: `Write it as style={{ ${properties} }}.`,
        },
      ]);
    },
  );

  it('does not include style objects and props of components', async () => {
    expect(await checkSource('<p style={{ color: \'red\' }}>a</p>\n\n<Badge style="a" />')).toEqual(
      [],
    );
  });
});

import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

const toExample = (...lines: readonly string[]) => ['````mdx example', ...lines, '````'].join('\n');

async function render(source: string): Promise<string> {
  const { html, problems } = await renderGuide(source);
  expect(problems).toEqual([]);
  return html.replaceAll('\n', '');
}

describe('an example', () => {
  it('shows its source and its result', async () => {
    expect(await render(toExample('**a** <Badge>b</Badge>'))).toBe(
      '<figure><pre lang="mdx">**a** &lt;Badge&gt;b&lt;/Badge&gt;</pre><p><strong>a</strong> <x-badge>b</x-badge></p></figure>',
    );
  });

  it.each([
    [':::tip[A]\nb\n:::', '<aside data-type="tip" title="A"><p>b</p></aside>'],
    [':::tip A\nb\n:::', '<aside data-type="tip" title="A"><p>b</p></aside>'],
    ['| a |\n| - |\n| b |', '<td>b</td>'],
    ['- [x] a', '<input type="checkbox" disabled="" checked=""/>'],
    ['~~a~~ https://example.com', '<del>a</del> <a href="https://example.com">'],
    ['```js title="a.js" {1}\na\n```', '<pre lang="js" title="a.js" data-marks='],
    [
      '<Badge variant="a">\n\n- b\n\n</Badge>',
      '<x-badge variant="a"><ul><li>b</li></ul></x-badge>',
    ],
    ['export const c = 2;\n\n{c + 1}', '</pre>3</figure>'],
    ['import D from "react";\n\n<D />', '<react></react>'],
    ['<!-- e -->\n\nf', '</pre><p>f</p>'],
    ['---\ntitle: G\n---\n\nh', '</pre><p>h</p>'],
    ['a [^1]\n\n[^1]: Footnote', '<p>Footnote '],
    [
      '<details>\n<summary>a</summary>\n\nb\n\n</details>',
      '<x-details><summary>a</summary><p>b</p></x-details>',
    ],
  ])('may contain %j', async (source, html) => {
    expect(await render(toExample(...source.split('\n')))).toContain(html);
  });

  it('keeps magic comments in its source', async () => {
    const source = ['<!-- a -->', '```js', '// highlight-next-line', 'b', '```'];
    expect(await render(toExample(...source))).toContain(
      '&lt;!-- a --&gt;```js// highlight-next-lineb```</pre><pre lang="js" data-marks',
    );
  });

  it('keeps line breaks between words, as a page does', async () => {
    const { html } = await renderGuide(toExample('<Badge>a</Badge>', '<Badge>b</Badge>'));
    expect(html).toContain('<x-badge>a</x-badge>\n<x-badge>b</x-badge>');
  });

  it('may have a title, line marks and line numbers', async () => {
    const html = await render('```mdx example title="Two lines" {2} showLineNumbers\na\n\nb\n```');
    expect(html).toContain(
      '<pre lang="mdx" title="Two lines" data-marks="{&quot;2&quot;:&quot;highlight&quot;}" data-first="1">',
    );
  });

  it.each(['```mdx title="example"\na\n```', '```jsx example\na\n```', '```mdx\nexample\n```'])(
    'is not %j',
    async (source) => {
      expect(await render(source)).not.toContain('<figure>');
    },
  );

  it('may be inside a list, a block quote or an admonition', async () => {
    const list = '- a\n\n  ```mdx example\n  - *b*\n  ```';
    expect(await render(list)).toContain('<ul><li><em>b</em></li></ul></figure></li>');
    const quotation = '> ```mdx example\n> *b*\n> ```';
    expect(await render(quotation)).toContain('<em>b</em></p></figure></blockquote>');
    const note = ':::note\n\n```mdx example\n*b*\n```\n\n:::';
    expect(await render(note)).toContain('<em>b</em></p></figure></aside>');
  });

  it('may contain another example', async () => {
    const html = await render('````mdx example\n```mdx example\n*a*\n```\n````');
    expect(html.match(/<figure>/g)).toHaveLength(2);
  });
});

describe('an example from a file', () => {
  it('is an error: the text of an example must be in the page', async () => {
    const source = '```mdx example file="./part.mdx"\n```';
    expect(await checkSource(source)).toMatchObject([
      { line: 1, column: 1, message: 'An example cannot come from a file.' },
      { message: 'The file "./part.mdx" does not exist.' },
    ]);
  });
});

describe('what an example shares with its page', () => {
  it('does not include headings of a partial that only the example includes', async () => {
    const root = createSite({ 'content/docs/_part.mdx': '## a' });
    const source = toExample("import Part from './_part.mdx';", '', '<Part />');
    const modules = { '/content/docs/_part.mdx': { default: () => null, headings: [1] } };
    expect((await renderGuide(source, { root, modules })).headings).toEqual([]);
  });

  it('does not include headings: they are not listed and have no anchors', async () => {
    const { html, headings } = await renderGuide(
      `## a\n\n${toExample('## a', '', '## b {#chosen}')}\n\n## a`,
    );
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-1']);
    expect(html).toContain('<h2>a</h2>\n<h2 id="chosen">b</h2></figure>');
  });

  it('does not include footnotes or definitions', async () => {
    const { html } = await renderGuide(
      `a [^1] [b]\n\n[^1]: Page\n\n[b]: /page\n\n${toExample('c [^1] [b]', '', '[^1]: Example', '', '[b]: /example')}`,
    );
    expect(html).toContain('<a href="/page">b</a>');
    expect(html).toContain('<a href="/example">b</a>');
    expect(html).toMatch(/<p>Page[\s\S]*<p>Example/);
    const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('includes imports: the same export is imported once', async () => {
    const line = "import Tabs from '@theme/Tabs';";
    const { imports, problems } = await renderGuide(
      `${line}\n\n${toExample(line, '', '<Tabs />')}\n\n${toExample(line, '', '<Tabs />')}`,
    );
    expect(problems).toEqual([]);
    expect(imports.filter((each) => each.includes('tabs'))).toHaveLength(1);
  });

  it('includes names: a second meaning of a name is an error', async () => {
    const source = `${toExample('export const a = 1;')}\n\n${toExample('export const a = 2;')}`;
    expect(await checkSource(source)).toMatchObject([
      {
        line: 6,
        column: 1,
        severity: 'error',
        message: '"a" is defined twice on this page.',
        hint: 'Give one of them another name; the examples of a page share its names.',
      },
    ]);
  });
});

describe('a mistake in an example', () => {
  it.each<[string, string, number, number]>([
    ['a component that is not known', '```mdx example\n\na <Nope />\n```', 3, 3],
    ['in a list', '- a\n\n  ```mdx example\n  b\n\n  c <Nope />\n  ```', 6, 5],
    ['in a quotation', '> ```mdx example\n> a <Nope />\n> ```', 2, 5],
    ['an element that is never closed', 'a\n\n```mdx example\nb\n\n<details>\n```', 6, 1],
    ['a brace that is never closed', '```mdx example\na\n\nb {c\n```', 4, 5],
    ['a closing tag of another element', '- ```mdx example\n  a <b>x</i>\n  ```', 2, 9],
    ['an admonition', '```mdx example\n:::nonote\na\n:::\n```', 2, 1],
    ['a link', '```mdx example\n- [a](./gone.mdx)\n```', 2, 3],
    ['an image', '```mdx example\n\n![a](./gone.png)\n```', 3, 1],
    ['an import', "```mdx example\nimport A from './gone';\n```", 2, 1],
    [
      'a second import',
      "```mdx example\nimport A from 'react';\nimport B from './gone';\n```",
      3,
      1,
    ],
    ['in an example in an example', '````mdx example\n```mdx example\na <Nope />\n```\n````', 3, 3],
    ['with line ends of Windows', '```mdx example\r\n\r\na <Nope />\r\n```', 3, 3],
    ['after a tab', '-\ta\n\n\t```mdx example\n\t<Nope />\n\t```', 4, 2],
  ])('is reported at its position in the page: %s', async (_, source, line, column) => {
    expect(await checkSource(source)).toMatchObject([{ line, column }]);
  });

  it('does not hide mistakes of any kind in other examples', async () => {
    const source = `${toExample('a {b')}\n\n<Nope />\n\n${toExample('<b>')}\n\n${toExample('[]()')}`;
    const lines = (await checkSource(source)).map(({ line = 0 }) => line);
    expect(lines.toSorted((a, b) => a - b)).toEqual([2, 5, 8, 12]);
  });
});

describe('files that an example needs', () => {
  it('are resolved relative to the page', async () => {
    const root = createSite({ 'content/docs/a.json': '{}', 'content/docs/b.ts': 'c' });
    const source = toExample("import a from './a.json';", '', '```ts file="./b.ts"', '```');
    const { problems, html } = await renderGuide(source, { root });
    expect(problems).toEqual([]);
    expect(html).toContain('<pre lang="ts">c</pre>');
  });
});

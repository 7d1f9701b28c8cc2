import { compile, run } from '@mdx-js/mdx';
import { readFile } from 'node:fs/promises';
import type { ComponentType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { parseFragment, serialize } from 'parse5';
import { renderToString } from 'react-dom/server';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { createGuideCompiler, createMdxOptions } from '../../prerender/mdx/guide-compiler';
import { listFiles } from '../../prerender/sources/sources';
import * as admonition from '../../src/mdx/admonition';
import * as codeBlock from '../../src/mdx/code-block';
import * as components from '../../src/mdx/components';
import * as details from '../../src/mdx/details';
import * as table from '../../src/mdx/table';
import { PlainBody } from '../../src/mdx/plain-body';
import { guideTabs } from '../../src/mdx/tabs/guide-tabs';
import * as tabGroup from '../../src/mdx/tabs/tab-group';
import * as tabs from '../../src/mdx/tabs/tabs';
import type { PlainGuide } from '../../src/model/guides/plain-body';
import { toPlainCode } from '../../src/model/text/code';

const root = process.cwd();
const settings = {
  root,
  base: '/',
  highlight: toPlainCode,
  links: { findPath: () => undefined },
};

const modules: Readonly<Record<string, unknown>> = {
  '/src/mdx/admonition': admonition,
  '/src/mdx/code-block': codeBlock,
  '/src/mdx/details': details,
  '/src/mdx/table': table,
  // What a part shows is put in its place later.
  '/src/mdx/reference/reference-part': { ReferencePart: 'ReferencePart' },
  '/src/mdx/tabs/tab-group': tabGroup,
  '/src/mdx/tabs/tabs': tabs,
};

const findPlain = async (source: string, file = 'content/docs/page.mdx') =>
  (await createGuideCompiler(settings)(file, source)).plain;

/** The HTML of a plain guide, with what a page loads for it. */
function renderPlain({ nodes, hasTabs }: Pick<PlainGuide, 'nodes' | 'hasTabs'> = { nodes: [] }) {
  return renderToString(<PlainBody nodes={nodes} tabs={hasTabs && guideTabs} />);
}

/** The HTML of a guide, compiled to code as MDX does it. */
async function renderCode(source: string, format: 'mdx' | 'md' = 'mdx'): Promise<string> {
  const file = new VFile({ path: 'content/docs/page.mdx', value: source });
  await compile(file, { ...createMdxOptions(settings, format), outputFormat: 'function-body' });
  const code = String(file).replaceAll('await import(_', 'await arguments[0].load(_');
  const load = (url: string) => modules[url.replace(/^file:\/\//, '')];
  const page = await run(code, {
    ...runtime,
    ...components,
    baseUrl: 'file:///content/docs/page.mdx',
    load,
  } as never);
  const Body = page.default as ComponentType;
  return renderToString(<Body />);
}

/** True for a guide with components or imports, except in code and except tabs and parts of the reference. */
function hasCode(source: string): boolean {
  const text = source
    .replaceAll(/^ *(`{3,})([^\n]*)\n[^]*?\n *\1$/gm, '$1$2')
    .replaceAll(/(?<!`)`[^`\n]+`(?!`)/g, '');
  return /^`{3,}.* example\b|^(?:import|export) |<(?!Tabs|TabItem|Operation|Fields|Sample|Response)[A-Z]\w*[ />]/m.test(
    text,
  );
}

const markdown = {
  'text, emphasis and links':
    'A *b* **c** `d` ~~e~~ [f](https://f.example "F") https://g.example\n\nNext\\\nline.',
  headings: '## One {#first}\n\n### Two `code`\n\n#### Three *em*\n\n##### Four\n\n###### Five',
  lists: '- a\n- b\n\n  c\n\n3. d\n4. e\n\n- [x] done\n- [ ] open',
  'a table': '| a | b |\n| :- | -: |\n| 1 | `2` |\n| *3* | |',
  code: '```ts title="a.ts" {1}\nconst a = 1;\n```\n\n    indented\n\n```\nplain\n```',
  admonitions: ':::note\n\nA *note*.\n\n:::\n\n:::warning[Careful]{.wide #care}\n\n- a\n\n:::',
  'quotes, lines and images': '> a\n> > b\n\n---\n\n![An image](https://a.example/b.png "Title")',
  'files of the folder public': 'An [icon](/favicon.svg), and ![its picture](/favicon.svg).',
  footnotes: 'A[^1] and b[^1].\n\n[^1]: The note.',
  comments:
    'One {/* nobody sees this */} two.\n\n{/* nor\n\nthis */}\n\n<!-- nor this -->\n\nThree.',
  'elements that are written as JSX':
    '<a href="https://a.example">a</a> <kbd>B</kbd>\n\n<div className="x" data-y="1" hidden>\n\n## Inside\n\n</div>\n\n<svg viewBox="0 0 1 1"><path d="M0 0" strokeWidth="2" /></svg>',
  'code as an element': '<CodeBlock language="js" title="T">{`const a = 1;`}</CodeBlock>',
  'code in tabs':
    '```sh tab="curl"\ncurl\n```\n\n```js tab\na();\n```\n\n```sh npm2yarn\nnpm ci\n```',
  'tabs that are written':
    '<Tabs groupId="g">\n\n<TabItem value="a" label="A" default>\n\n*One*\n\n</TabItem>\n\n<TabItem value="b" label="B">\n\n- two\n\n</TabItem>\n\n</Tabs>',
  'text that looks like code': 'Text `{a}` \\{b\\} &amp; &lt;c&gt; "d" \u00e9 日本語 \u{1f600}',
};

describe('a guide without code of its own', () => {
  it.each(Object.entries(markdown))(
    'is data that shows the same as its code: %s',
    async (_, source) => {
      const plain = await findPlain(source);
      const html = renderPlain(plain);
      expect(html).toBe(await renderCode(source));
      // As a browser gets it.
      const fetched = JSON.parse(JSON.stringify(plain)) as typeof plain;
      expect(renderPlain(fetched)).toBe(html);
    },
  );

  it('is data in CommonMark, too, with the HTML that stands in it', async () => {
    const html =
      '<div class="x" align="center">\n\n## A <kbd>b</kbd>\n\n</div>\n\n<p style="color: red">c<br>{d}</p>\n\n<dl><dt>e</dt><dd>*f*</dd></dl>';
    const source = `---\nmdx:\n  format: md\n---\n\n${html}\n`;
    const plain = await findPlain(source);
    expect(renderPlain(plain)).toBe(await renderCode(source, 'md'));
  });

  it('is each guide of this site without components and imports', { tags: ['all'] }, async () => {
    const files = (await listFiles(root, 'content/docs')).filter((file) =>
      /^[^_]+\.mdx$/.test(file),
    );
    const plain: string[] = [];
    const expected: string[] = [];
    for (const file of files) {
      const source = await readFile(file, 'utf8');
      if (!hasCode(source)) expected.push(file);
      const found = await findPlain(source, file);
      if (found === undefined) continue;
      plain.push(file);
      const html = renderPlain(found);
      expect({ file, html }).toEqual({ file, html: await renderCode(source) });
    }
    expect(plain).toEqual(expected);
    expect(plain.length).toBeGreaterThan(20);
  });

  it('has its headings beside it', async () => {
    expect((await findPlain('## One {#first}\n\n### Two'))?.headings).toEqual([
      { depth: 2, text: 'One', id: 'first' },
      { depth: 3, text: 'Two', id: 'two' },
    ]);
  });

  it('says that it has tabs, also within other elements', async () => {
    const code = '```sh tab="a"\na\n```\n\n```sh tab="b"\nb\n```';
    expect((await findPlain(`:::note\n\n${code}\n\n:::`))?.hasTabs).toBe(true);
    expect(await findPlain('Text.')).not.toHaveProperty('hasTabs');
  });

  it.each([
    ['an expression', 'It is {new Date().getFullYear()}.'],
    ['an expression of an attribute', '<div title={`a${1}`}>a</div>'],
    ['spread attributes', '<div {...props}>a</div>'],
    ['an import', "import { a } from './a';\n\nText."],
    ['a style sheet', "import './a.css';\n\nText."],
    ['an export', 'export const a = 1;\n\nText.'],
    ['a component with a script of its own', '<Badge>a</Badge>'],
    [
      'a component under another name',
      'import Note from \'@theme/Admonition\';\n\n<Note type="note">a</Note>',
    ],
    ['a title with elements', ':::note[A *title*]\n\na\n\n:::'],
  ])('is not one with %s', async (_, source) => {
    expect(await findPlain(source)).toBeUndefined();
  });
});

it('a guide with HTML as READMEs have it is what browsers make of it, with all its labels', async () => {
  const file = 'tests/fixtures/cases/guides/html-that-the-parser-rearranges.mdx';
  const html = await renderCode(await readFile(file, 'utf8'));
  const names = html.matchAll(/<summary[^>]*>(?:<svg.*?<\/svg>)?<span>(.*?)<\/span>/g);
  expect(Array.from(names, ([, name]) => name)).toEqual(['A', 'B', 'C', 'D']);
  const toTags = (text: string) => text.match(/<\/?[a-z]\w*/g);
  expect(toTags(serialize(parseFragment(`<div>${html}</div>`)))).toEqual(
    toTags(`<div>${html.replaceAll(/<path([^>]*)\/>/g, '<path$1></path>')}</div>`),
  );
});

import { readFile } from 'node:fs/promises';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

/** The HTML of a guide without its components, and what a browser makes of it. */
async function render(source: string) {
  const { html } = await renderGuide(source);
  const plain = html.replaceAll(/x-(table|details)/g, '$1');
  return { plain, read: serialize(parseFragment(`<div>${plain}</div>`)).slice(5, -6) };
}

const toText = (html: string) => html.replaceAll(/\s*\n\s*/g, '');

describe('HTML that a browser would rearrange', () => {
  it.each([
    [
      'a summary on a line of its own',
      '<details>\n<summary>A</summary>\ntext\n</details>',
      '<details><summary>A</summary><p>text</p></details>',
    ],
    [
      'rows without a body',
      '<table>\n<tr><td>1</td></tr>\n</table>',
      '<tbody><tr><td>1</td></tr></tbody>',
    ],
    [
      'rows behind a head',
      '<table>\n<thead><tr><th>a</th></tr></thead>\n<tr><td>1</td></tr>\n<tr><td>2</td></tr>\n</table>',
      '</thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody>',
    ],
    ['a block within <p>', '<p>One <div>two</div></p>', '<div>One <div>two</div></div>'],
    [
      'a block deep within <p>',
      '<p>One <b><div>two</div></b></p>',
      '<div>One <b><div>two</div></b></div>',
    ],
    ['a line after a block', '<h3>a</h3>\nb *c*', '<h3>a</h3><p>b <em>c</em></p>'],
    ['a line before a block', 'a\n<ul><li>b</li></ul>\nc', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    [
      'several blocks in a line',
      '<div>a</div>\n<div>b</div>\nc',
      '<div>a</div><div>b</div><p>c</p>',
    ],
    ['a block in a quotation', '> a <hr/> b', '<p>a </p><hr/><p> b</p>'],
    ['a block in an element', '<div><p>e</p>\nmore</div>', '<div><p>e</p>more</div>'],
    [
      'a block within emphasis',
      'a **b <div>c</div>**',
      '<div>a <strong>b <div>c</div></strong></div>',
    ],
    [
      'a component that is a block',
      'a <Alert>b</Alert> c',
      '<p>a </p><x-alert>b</x-alert><p> c</p>',
    ],
  ])('is what its writer means: %s', async (_, source, html) => {
    const { plain, read } = await render(source);
    expect(toText(plain)).toContain(html);
    expect(read).toBe(plain.replaceAll('<hr/>', '<hr>'));
    expect(await checkSource(source)).toEqual([]);
  });

  it('is in none of the ways in which READMEs are written', async () => {
    const source = await readFile(
      'tests/fixtures/cases/guides/html-that-the-parser-rearranges.mdx',
      'utf8',
    );
    const { plain, read } = await render(source);
    expect(read).toBe(plain);
    expect(plain.match(/<summary>\w<\/summary>/g)).toHaveLength(4);
    expect(await checkSource(source)).toEqual([]);
  });

  it.each([
    ['a [b <a href="/c">d</a>](/e)', 1, 3, 'a'],
    ['# A\n\n<table>\n\ntext\n\n</table>', 3, 1, 'table'],
    ['<table><tr>a</tr></table>', 1, 1, 'table'],
    ['a\n\n<td>b</td>', 3, 1, 'td'],
    ['<p>\n\n[a <a href="/b">c</a>](/d)\n\n</p>', 3, 1, 'a'],
    ['<button>\n<button>a</button>\n</button>', 1, 1, 'button'],
    ['<Badge>a <Table><p>b</p></Table></Badge>', 1, 10, 'table'],
    ['<body>a</body>', 1, 1, 'body'],
    [
      'import { Own } from "./own";\n\n<Own><div><a href="/"><a href="/">b</a></a></div></Own>',
      3,
      11,
      'a',
    ],
  ])('is a warning at its place if it cannot be mended: %j', async (source, line, column, name) => {
    const problems = (await checkSource(source)).filter(({ severity }) => severity === 'warning');
    const message = `HTML does not allow <${name}>, or what is in it, here: browsers rearrange it.`;
    expect(problems).toMatchObject([{ line, column, message }]);
  });

  it.each([
    '<svg viewBox="0 0 1 1"><g><text>a</text></g></svg> b',
    'import { Row } from "./rows";\n\n<table><Row>a</Row></table>',
    '<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>',
    '<dl>\n<dt>a</dt>\n<dd>\n\nb\n\n</dd>\n</dl>',
    '<>a <b>c</b></>',
    'Send <Operation id="create-team" /> first.',
    '<Table><TableHeader><TableRow><TableHead>a</TableHead></TableRow></TableHeader></Table>',
    '<HoverCard><HoverCardTrigger>a</HoverCardTrigger><HoverCardContent>b</HoverCardContent></HoverCard>',
    '<select><option>a</option></select>',
    '<a href="/b"><div>c</div></a>',
  ])('is not suspected without a reason: %j', async (source) => {
    const problems = await checkSource(source);
    expect(problems.filter(({ message }) => message.startsWith('HTML'))).toEqual([]);
  });
});

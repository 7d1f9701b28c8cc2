import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

const markdown = { format: 'md', math: true } as const;
const render = async (source: string) =>
  (await renderGuide(source, { markdown })).html.replaceAll('\n', '');

describe('a guide in the format md', () => {
  it.each([
    ['a {x} b', '<p>a {x} b</p>'],
    ['import x from y', '<p>import x from y</p>'],
    ['export const a = 1;', '<p>export const a = 1;</p>'],
    ['a <br> b<BR/>c', '<p>a <br/> b<br/>c</p>'],
    ['a <!-- b --> c', '<p>a  c</p>'],
    ['<!--\n\nb {\n\n-->\n\nc', '<p>c</p>'],
    ['if a <3 and {', '<p>if a &lt;3 and {</p>'],
    ['See <https://example.com>.', '<p>See <a href="https://example.com">'],
    ['{/* a */}', '<p>{/* a */}</p>'],
  ])('is CommonMark, without JSX: %j', async (source, html) => {
    expect(await render(source)).toContain(html);
    expect(await checkSource(source, { markdown })).toEqual([]);
  });

  it.each([
    ['A Promise<T> b', '<p>A Promise&lt;T&gt; b</p>'],
    ['List<A> and Map<A, B>', '<p>List&lt;A&gt; and Map&lt;A, B&gt;</p>'],
    ['an <b> alone, and </i>', '<p>an &lt;b&gt; alone, and &lt;/i&gt;</p>'],
    ['<T>\n\na\n\n</T>', '<p>&lt;T&gt;</p><p>a</p><p>&lt;/T&gt;</p>'],
  ])('loses no tag that is none: %j', async (source, html) => {
    expect(await render(source)).toBe(html);
  });

  it('has elements of HTML around Markdown', async () => {
    const source =
      '<details class="a" style="color: red"><summary>S</summary>\n\n**b** $x$\n\n:::tip\nc\n:::\n\n</details>';
    expect((await render(source)).replace(/ html="[^"]*"/, '')).toBe(
      '<x-details class="a" style="color:red"><summary>S</summary><p><strong>b</strong> <x-formula></x-formula></p><aside data-type="tip"><p>c</p></aside></x-details>',
    );
  });

  it.each([
    ['a <b>c *d*</b>', '<p>a <b>c <em>d</em></b></p>'],
    ['<table><tr><td>1</td></tr></table>', '<x-table><tbody><tr><td>1</td></tr></tbody></x-table>'],
    ['a <div>b</div>', '<p>a </p><div>b</div>'],
    ['<div>\n\nopen', '<div><p>open</p></div>'],
    ['<input checked disabled>', '<input disabled="" checked=""/>'],
    ['<svg viewBox="0 0 1 1"><linearGradient/></svg>', '<linearGradient></linearGradient></svg>'],
    ['<label for="a">b</label>', '<label for="a">b</label>'],
    ['- <div>\n\n  b\n\n  </div>\n- c', '<li><div><p>b</p></div></li><li>'],
  ])('has them as a browser reads them: %j', async (source, html) => {
    expect(await render(source)).toContain(html);
  });

  it('has the same headings, code and links', async () => {
    const source = '## A <i>b</i> {#c}\n\n```mdx example\n<b>x</b> {y}\n```\n\n<a href="/z">l</a>';
    const { html, headings } = await renderGuide(source, { markdown });
    expect(headings).toEqual([{ depth: 2, text: 'A b', id: 'c' }]);
    expect(html).toContain('<b>x</b> {y}');
    expect(html).toContain('<a href="/z">l</a>');
  });

  it('is chosen by a guide itself', async () => {
    const source = '---\ntitle: A\nmdx: { format: md }\n---\n\nA {b} <br> c';
    expect((await renderGuide(source)).html).toBe('<p>A {b} <br/> c</p>');
  });

  it.each([
    ['text\n\n<Tabs>', 3, 1, '<Tabs> is text here: a guide in the format "md" has no components.'],
    ['> <p>\n>   <img src="./no.png">\n> </p>', 2, 5, 'The image "./no.png" does not exist.'],
    ['a <a href="javascript:x">b</a>', 1, 3, 'The link with "javascript:" leads nowhere'],
    ['a\n\n<div>\n  <p onclick="x()">b</p>\n</div>', 4, 3, 'The attribute "onclick" of <p>'],
    ['a $\\foo$', 1, 4, 'The formula cannot be read'],
  ])('has its mistakes reported where they are: %j', async (source, line, column, message) => {
    const problems = await checkSource(source, { markdown });
    expect(problems).toMatchObject([{ line, column }]);
    expect(problems[0]?.message).toContain(message);
  });
});

import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

async function render(...lines: readonly string[]): Promise<string> {
  const { html } = await renderGuide(lines.join('\n'));
  // White space is insignificant here.
  return html.replaceAll(/\s+/g, ' ').replaceAll(/ ?(<[^>]*>) ?/g, '$1');
}

describe('an HTML comment', () => {
  it.each<[string, readonly string[], string]>([
    ['on a line of its own', ['a', '', '<!-- b -->', '', 'c'], '<p>a</p><p>c</p>'],
    ['between paragraphs', ['a', '<!-- b -->', 'c'], '<p>a</p><p>c</p>'],
    ['over several lines', ['<!--', 'b', '', '<Nope> {x', '-->', 'c'], '<p>c</p>'],
    ['within a line', ['a <!-- b --> c'], '<p>a c</p>'],
    ['within a paragraph', ['a <!-- b', 'c --> d'], '<p>a d</p>'],
    ['before words', ['<!-- b --> c', '*d*', '', 'e'], '<p>c<em>d</em></p><p>e</p>'],
    ['before words and a list', ['<!-- b --> c', '- d'], '<p>c</p><ul><li>d</li></ul>'],
    ['before words in a list', ['- <!-- b --> c', '- d'], '<ul><li>c</li><li>d</li></ul>'],
    ['before words and a title', ['a', '<!-- b --> c', '# d'], '<p>a</p><p>c</p><h1>d</h1>'],
    ['behind another one', ['<!-- a --> <!-- b -->', 'c'], '<p>c</p>'],
    ['that is empty', ['<!---->', 'c'], '<p>c</p>'],
    ['with hyphens in it', ['<!-- a - b -- c --->', 'd'], '<p>d</p>'],
    ['in a list', ['- a', '  <!-- b -->', '- c'], '<ul><li>a</li><li>c</li></ul>'],
    ['in a quotation', ['> a', '>', '> <!-- b', '> c -->'], '<blockquote><p>a</p></blockquote>'],
    ['in an element', ['<div>', '<!-- a -->', 'b', '</div>'], '<div><p>b</p></div>'],
    ['in a heading', ['# a <!-- b -->'], '<h1>a</h1>'],
    ['in a table', ['| a |', '| - |', '| b <!-- c --> |'], '<td>b</td>'],
    ['at the end of the file', ['a', '', '<!-- b -->'], '<p>a</p>'],
  ])('is removed %s', async (_, lines, html) => {
    expect(await render(...lines)).toContain(html);
    expect(await render(...lines)).not.toMatch(/<!--|-->/);
  });

  it.each([
    ['`<!-- a -->`', '<code>&lt;!-- a --&gt;</code>'],
    ['```html\n<!-- a -->\n```', '<pre lang="html">&lt;!-- a --&gt;</pre>'],
  ])('is kept in code: %j', async (source, html) => {
    expect(await render(source)).toContain(html);
  });

  it('does not change the positions after it', async () => {
    const source = '<!-- a\n\nb -->\n\n- c <!-- d --> <Nope />';
    const problems = await checkSource(source);
    expect(problems).toMatchObject([{ line: 5, column: 16 }]);
  });

  it('without an end is an error at its start', async () => {
    const problems = await checkSource('a\n\n<!-- b\n\n# c');
    expect(problems).toMatchObject([
      { line: 3, column: 2, hint: 'End the comment with "-->", or write it as {/* … */}.' },
    ]);
  });
});

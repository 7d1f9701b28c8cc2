import { describe, expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

const markdown = { math: true };
const render = (source: string) => renderGuide(source, { markdown });
/** The places and messages of all mistakes. */
const check = async (source: string) =>
  (await render(source)).problems.map(
    ({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`,
  );

describe('formulas', () => {
  it('are drawn within a line, and as blocks', async () => {
    const { html, imports } = await render('A $x^2$.\n\n$$\ny\n$$\n\n$$z$$\n\n```math\nw\n```');
    expect(html.match(/<x-formula/g)).toHaveLength(4);
    expect(html.match(/isBlock=""/g)).toHaveLength(3);
    expect(imports).toContain('Formula of /src/mdx/formula');
  });

  it('are text without the setting, except for blocks in the language math', async () => {
    const { html, imports } = await renderGuide('A $x^2$ and\n\n```math\nw\n```');
    expect(html).toContain('<p>A $x^2$ and</p>');
    expect(html.match(/<x-formula/g)).toHaveLength(1);
    expect(imports).toEqual(['Formula of /src/mdx/formula']);
    expect((await renderGuide('A $x^2$.')).imports).toEqual([]);
  });

  it.each([
    'From $5 to $10.',
    'It costs $5, or US$ 6.',
    '$10 and US$ 5 or US$ 6 a month.',
    '$ 5 or 5 $, CA$20',
    'Set $HOME and $PATH.',
    'A price of $20,000 and $30,000.',
    'A \\$x\\$ b',
    '`$x$`',
  ])('are no prices and no variables: %s', async (source) => {
    expect((await render(source)).html).not.toContain('x-formula');
  });

  it.each(['$x$', '$ x $', '($n$-th, $m$)', '$2 \\times 3$ a', '$5 \\text{ or so }$', 'a**$x$**'])(
    'are all others between dollars: %s',
    async (source) => {
      expect((await render(source)).html).toContain('x-formula');
    },
  );

  it('stand in headings, tables, admonitions and their titles, tabs and examples', async () => {
    const source = [
      '## The $E = mc^2$ law',
      '',
      ':::note[With $a$]',
      '$b$',
      ':::',
      '',
      '| $c$ |',
      '| --- |',
      '| $d$ |',
      '',
      '<Tabs><TabItem value="e" label="E">$e$</TabItem></Tabs>',
      '',
      '````mdx example',
      '$f$',
      '````',
    ].join('\n');
    const { html, headings, problems } = await render(source);
    expect(problems).toEqual([]);
    expect(html.match(/x-formula html/g)).toHaveLength(7);
    expect(headings).toEqual([{ depth: 2, text: 'The E = mc² law', id: 'the-e--mc2-law' }]);
  });

  it('use the macros of the site, and keep their own to themselves', async () => {
    const macros = { '\\RR': '\\mathbb{R}' };
    const source = '$\\RR$ $\\gdef\\own{x}\\own$ $\\own$';
    const { problems } = await renderGuide(source, { markdown: { math: true, macros } });
    expect(problems).toMatchObject([{ line: 1, column: 27 }]);
    expect(problems[0]?.message).toContain('\\own');
  });
});

describe('a mistake in a formula', () => {
  it.each([
    ['a $\\foo{x}$', '1:4 error The formula cannot be read: undefined control sequence: \\foo.'],
    ['> $$\n> a\n>  \\bar\\baz\n> $$', '3:8 error The formula cannot be read: undefined'],
    ['- ```math\n  \\foo\n  ```', '2:3 error The formula cannot be read: undefined'],
    ['$$ x\ny\n$$', '1:1 error What stands behind "$$" on its line is not part of the formula.'],
    ['text\n\n$$\nabc\n', '3:1 error The formula is never closed: all that follows is part of it.'],
    ['$a 😀$', '1:4 error The formula cannot be read: its fonts have no "😀".'],
    ['$\\def\\a{\\a\\a}\\a$', '1:1 error The formula cannot be read: a macro stands for itself'],
  ])('is reported where it is: %j', async (source, problem) => {
    const found = await check(source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  it.each([
    ['a $\\href{javascript:x}{y}$', 'a link in it cannot have the scheme "javascript:"'],
    ['a $\\url{data:text/html,x}$', 'a link in it cannot have the scheme "data:"'],
    ['a $\\includegraphics{x}$', 'it cannot contain "\\includegraphics"'],
    ['a $\\htmlClass{x}{y}$', 'it cannot contain "\\htmlClass"'],
    ['a $\\htmlStyle{color:red}{y}$', 'it cannot contain "\\htmlStyle"'],
  ])('is what reaches outside of it: %s', async (source, reason) => {
    expect(await check(source)).toEqual([`1:3 error The formula cannot be read: ${reason}.`]);
  });

  it('has a hint', async () => {
    const { problems } = await render('$\\foo$ $\\htmlId{a}{b}$');
    expect(problems.map(({ hint }) => hint)).toEqual([
      expect.stringContaining('"macros" of content/site.ts'),
      'Put images and elements outside the formula.',
    ]);
  });

  it('is reported for all formulas at once', async () => {
    expect(await check('$\\a$ and $\\foo$\n\n$\\bar{$')).toHaveLength(3);
  });

  it('neither takes long nor ends the process, however large the formula is', async () => {
    expect(await check(`$${'{'.repeat(9000)}${'}'.repeat(9000)}$`)).toEqual([
      '1:1 error The formula cannot be read: it is nested too deeply.',
    ]);
    expect(await check(`$${'x'.repeat(900_000)}$`)).toEqual([
      '1:1 error The formula has 900000 characters; the limit is 20000.',
    ]);
  });

  it('is no element in the page: text in a formula is escaped', async () => {
    const { html, problems } = await render('$\\text{<img src=x onerror=alert(1)>}$');
    expect(problems).toEqual([]);
    expect(html).toContain('&amp;#x3C;img');
    expect(html).not.toMatch(/(?:<|&lt;)img/);
  });
});

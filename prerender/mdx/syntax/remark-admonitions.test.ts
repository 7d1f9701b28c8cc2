import { describe, expect, it } from 'vitest';
import { admonitionAliases, admonitionTypes } from '../../../src/model/guides/mdx-components';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

async function render(source: string): Promise<string> {
  const { html } = await renderGuide(source);
  return html.replaceAll('\n', '');
}

describe('an admonition', () => {
  it.each(admonitionTypes)('of type %s contains Markdown', async (type) => {
    expect(await render(`:::${type}\n\nSome *text*\n\n- a\n\n:::`)).toBe(
      `<aside data-type="${type}"><p>Some <em>text</em></p><ul><li>a</li></ul></aside>`,
    );
  });

  it('needs no blank lines around its text', async () => {
    expect(await render('before\n\n:::note\ntext\n:::\n\nafter')).toBe(
      '<p>before</p><aside data-type="note"><p>text</p></aside><p>after</p>',
    );
  });

  it('may have Markdown in its title', async () => {
    expect(await render(':::tip[Read *this* `first`]\n\ntext\n\n:::')).toBe(
      '<aside data-type="tip" title="Read &lt;em&gt;this&lt;/em&gt; &lt;code&gt;first&lt;/code&gt;"><p>text</p></aside>',
    );
  });

  it('may contain another one, and components', async () => {
    const source =
      '::::note\n\n:::tip[Inner]\n\n<Admonition type="info">x</Admonition>\n\n:::\n\nouter\n\n::::';
    expect(await render(source)).toBe(
      '<aside data-type="note"><aside data-type="tip" title="Inner"><aside data-type="info">x</aside></aside><p>outer</p></aside>',
    );
  });

  it('may be empty', async () => {
    expect(await render(':::note\n:::')).toBe('<aside data-type="note"></aside>');
  });

  it.each(admonitionAliases)('may have the name %s', async (name) => {
    expect(await render(`:::${name}\n\ntext\n\n:::`)).toBe(
      `<aside data-type="${name}"><p>text</p></aside>`,
    );
  });

  it('may have elements and components in its title', async () => {
    const source =
      ':::note <Badge variant="outline" a={1} b>*new* {1 + 1}</Badge> <b>c</b>\ntext\n:::';
    const { html, imports } = await renderGuide(source);
    expect(html).toContain(
      'title="&lt;x-badge variant=&quot;outline&quot; a=&quot;1&quot; b=&quot;&quot;&gt;&lt;em&gt;new&lt;/em&gt; 2&lt;/x-badge&gt; &lt;b&gt;c&lt;/b&gt;"',
    );
    expect(imports).toContain('Badge of /src/mdx/badge');
  });

  it.each([
    [':::note Read this\ntext\n:::', 'Read this'],
    [':::note  Read   this  \ntext\n:::', 'Read   this'],
    [':::note At 10:30\ntext\n:::', 'At 10:30'],
    [':::note[At 10:30]\ntext\n:::', 'At 10:30'],
    [':::note Read [this](/a)\ntext\n:::', 'Read &lt;a href=&quot;/a&quot;&gt;this&lt;/a&gt;'],
    [':::note{title="Read this"}\ntext\n:::', 'Read this'],
    [':::note[Read this]{title="Not this"}\ntext\n:::', 'Read this'],
    [':::note The type A[B[C[D]]]\ntext\n:::', 'The type A[B[C[D]]]'],
  ])('may have its title in any of these forms: %j', async (source, title) => {
    expect(await render(source)).toBe(
      `<aside data-type="note" title="${title}"><p>text</p></aside>`,
    );
  });

  it('may have a class and an id', async () => {
    expect(await render(':::note[A]{.b .c #d}\ntext\n:::')).toBe(
      '<aside data-type="note" title="A" class="b c" id="d"><p>text</p></aside>',
    );
  });

  it('with a title after a space may be inside others, lists and block quotes', async () => {
    const { html } = await renderGuide(
      '::::tip Outer\n:::note Inner\na\n:::\n::::\n\n- b\n\n  :::info In a list\n  c\n  :::\n\n> :::danger Quoted\n> d\n> :::',
    );
    expect(Array.from(html.matchAll(/title="([^"]*)"/g), ([, title]) => title)).toEqual([
      'Outer',
      'Inner',
      'In a list',
      'Quoted',
    ]);
  });

  it('is unchanged in code', async () => {
    const source = ':::note Title\n\ntext\n\n:::';
    const { html } = await renderGuide(
      `\`\`\`\`md\n${source}\n\`\`\`\n\`\`\`\`\n\n- b\n\n  ~~~\n  ${source}\n  ~~~`,
    );
    expect(html.match(/:::note Title/g)).toHaveLength(2);
  });

  it('does not change the positions after its title', async () => {
    const problems = await checkSource(':::note A <Nope /> b\n<Lost />\n:::\n\n- <Gone />');
    expect(problems).toMatchObject([
      { line: 1, column: 11 },
      { line: 2, column: 1 },
      { line: 5, column: 3 },
    ]);
  });

  it('with an unknown name leaves its text and content', async () => {
    expect(await render(':::tabs\n\n:::note\na\n:::\n\n:::')).toContain(
      '<aside data-type="note"><p>a</p></aside>',
    );
    expect(await render(':::tabs[Title]\n*a*\n:::')).toBe('<p>Title</p><p><em>a</em></p>');
  });

  it('in a list belongs to its list item', async () => {
    expect(await render('- a\n\n  :::note\n  b\n  :::\n')).toContain(
      '<aside data-type="note"><p>b</p></aside></li>',
    );
  });
});

describe('colons in prose', () => {
  it.each([
    'a:b',
    'From 10:30 to 11:45',
    'urn:isbn:0451450523',
    'smile :smile: please',
    'std::vector and Foo::Bar',
    'key:value[0] and a:b[c]',
    'ratio 1:2, see RFC:9110',
    ':start and end:',
  ])('are unchanged: %s', async (text) => {
    expect(await render(text)).toBe(`<p>${text}</p>`);
  });

  it('are also unchanged in headings and tables', async () => {
    expect(await render('## At 10:30\n\n| a:b |\n| --- |\n| c:d |')).toMatch(/At 10:30.*a:b.*c:d/);
  });

  it('do not affect the Markdown around and inside them', async () => {
    expect(await render('*a:b* **c** d:e[**f**]')).toBe(
      '<p><em>a:b</em> <strong>c</strong> d:e[<strong>f</strong>]</p>',
    );
  });

  it('at the start of a line stay text in a paragraph', async () => {
    expect(await render('::name[text]')).toBe('<p>::name[text]</p>');
  });
});

describe('an admonition without an end', () => {
  it.each([
    [':::note\na\n\n## B', 1, ':::'],
    ['a\n\n::::tip[T]\n:::note\nb\n:::\n\nc', 3, '::::'],
    ['> :::note\n> a\n\nb', 1, ':::'],
    ['- :::note\n  a\n- b', 1, ':::'],
    [':::note', 1, ':::'],
    ['::: note\na', 1, ':::'],
  ])('is a warning where it begins: %j', async (source, line, colons) => {
    expect(await checkSource(source)).toMatchObject([
      { line, severity: 'warning', hint: `Add a line "${colons}" after its text.` },
    ]);
  });

  it.each([
    ':::note\na\n:::',
    '::::tip\n:::note\nb\n:::\n::::',
    '> :::note\n> a\n> :::\n\nb',
    '- :::note\n  a\n  :::\n- b',
    ':::note\na\n:::::  \n',
    '> [!NOTE]\n> a',
    ':::note\n:::',
  ])('is not suspected without a reason: %j', async (source) => {
    expect(await checkSource(source)).toEqual([]);
  });
});

it('one around another needs more colons', async () => {
  expect(await checkSource(':::tip\n\n:::note\n\na\n\n:::\n\n:::')).toMatchObject([
    { hint: 'Begin and end it with more colons than what is in it: "::::".' },
  ]);
  expect(await checkSource(':::tip\n\na')).toMatchObject([
    { hint: 'Add a line ":::" after its text.' },
  ]);
});

import { describe, expect, it } from 'vitest';
import { admonitionTypes } from '../../src/model/docs/mdx-components';
import { renderGuide } from './fixtures/render-guide';

async function render(source: string): Promise<string> {
  const { html } = await renderGuide(source);
  return html.replaceAll('\n', '');
}

describe('an admonition', () => {
  it.each(admonitionTypes)('of type %s holds Markdown', async (type) => {
    expect(await render(`:::${type}\n\nSome *text*\n\n- a\n\n:::`)).toBe(
      `<aside data-type="${type}"><p>Some <em>text</em></p><ul><li>a</li></ul></aside>`,
    );
  });

  it('needs no empty lines around its text', async () => {
    expect(await render('before\n\n:::note\ntext\n:::\n\nafter')).toBe(
      '<p>before</p><aside data-type="note"><p>text</p></aside><p>after</p>',
    );
  });

  it('may have a title with Markdown in it (SA.80)', async () => {
    expect(await render(':::tip[Read *this* `first`]\n\ntext\n\n:::')).toBe(
      '<aside data-type="tip" title="Read &lt;em&gt;this&lt;/em&gt; &lt;code&gt;first&lt;/code&gt;"><p>text</p></aside>',
    );
  });

  it('may hold another one, and components', async () => {
    const source =
      '::::note\n\n:::tip[Inner]\n\n<Admonition type="info">x</Admonition>\n\n:::\n\nouter\n\n::::';
    expect(await render(source)).toBe(
      '<aside data-type="note"><aside data-type="tip" title="Inner"><aside data-type="info">x</aside></aside><p>outer</p></aside>',
    );
  });

  it('may be empty', async () => {
    expect(await render(':::note\n:::')).toBe('<aside data-type="note"></aside>');
  });

  it('in a list belongs to its item', async () => {
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
  ])('stay as they are: %s', async (text) => {
    expect(await render(text)).toBe(`<p>${text}</p>`);
  });

  it('stay in headings and tables, too', async () => {
    expect(await render('## At 10:30\n\n| a:b |\n| --- |\n| c:d |')).toMatch(/At 10:30.*a:b.*c:d/);
  });

  it('leave the Markdown around them and inside them alone', async () => {
    expect(await render('*a:b* **c** d:e[**f**]')).toBe(
      '<p><em>a:b</em> <strong>c</strong> d:e[<strong>f</strong>]</p>',
    );
  });

  it('at the start of a line stay text, in a paragraph', async () => {
    expect(await render('::name[text]')).toBe('<p>::name[text]</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { renderGuide } from './fixtures/render-guide';

const FENCE = '```';

async function render(meta: string, code = 'a'): Promise<string> {
  return (await renderGuide(`${FENCE}${meta}\n${code}\n${FENCE}`)).html;
}

describe('fenced code', () => {
  it.each([
    ['js', '<pre lang="js">a</pre>'],
    ['', '<pre lang="text">a</pre>'],
    ['js title="src/a.js"', '<pre lang="js" title="src/a.js">a</pre>'],
    ['js title=\'a "b"\'', '<pre lang="js" title="a &quot;b&quot;">a</pre>'],
    ['js title="a" title="b"', '<pre lang="js" title="a">a</pre>'],
    ['js title=a', '<pre lang="js">a</pre>'],
    ['js title=""', '<pre lang="js" title="">a</pre>'],
  ])('after ```%s becomes %s (SA.89)', async (meta, html) => {
    expect(await render(meta)).toBe(html);
  });

  it('is data: braces, tags and quotes in it do nothing', async () => {
    expect(await render('jsx', '<A b={`${c}`} />\n\n"d"')).toBe(
      '<pre lang="jsx">&lt;A b={`${c}`} /&gt;\n\n&quot;d&quot;</pre>',
    );
  });

  it('may be empty', async () => {
    expect(await render('js', '')).toBe('<pre lang="js"></pre>');
  });

  it('inside a list and an admonition is found, too', async () => {
    const source = `- a\n\n  ${FENCE}js\n  b\n  ${FENCE}\n\n:::note\n\n${FENCE}go\nc\n${FENCE}\n\n:::`;
    const { html } = await renderGuide(source);
    expect(html).toContain('<pre lang="js">b</pre>');
    expect(html).toContain('<pre lang="go">c</pre>');
  });
});

describe('code in a line', () => {
  it('stays in its line', async () => {
    expect((await renderGuide('a `b` c')).html).toBe('<p>a <code>b</code> c</p>');
  });
});

import { describe, expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

const FENCE = '```';

async function render(meta: string, code = 'a'): Promise<string> {
  return (await renderGuide(`${FENCE}${meta}\n${code}\n${FENCE}`)).html;
}

describe('fenced code', () => {
  it.each([
    ['js', '<pre lang="js">a</pre>'],
    ['', '<pre lang="text">a</pre>'],
    ['JS', '<pre lang="js">a</pre>'],
    ['js title="src/a.js"', '<pre lang="js" title="src/a.js">a</pre>'],
    ['js title=\'a "b"\'', '<pre lang="js" title="a &quot;b&quot;">a</pre>'],
    ['js title="a" title="b"', '<pre lang="js" title="a">a</pre>'],
    ['js title=a', '<pre lang="js">a</pre>'],
    ['js title=""', '<pre lang="js" title="">a</pre>'],
    ['js showLineNumbers=3', '<pre lang="js" data-first="3">a</pre>'],
  ])('after ```%s becomes %s', async (meta, html) => {
    expect(await render(meta)).toBe(html);
  });

  it('is data: braces, tags and quotes in it have no effect', async () => {
    expect(await render('jsx', '<A b={`${c}`} />\n\n"d"')).toBe(
      '<pre lang="jsx">&lt;A b={`${c}`} /&gt;\n\n&quot;d&quot;</pre>',
    );
  });

  it('stays a block when it is empty', async () => {
    expect(await render('js', '')).toBe('<pre lang="js"></pre>');
    expect((await renderGuide('```\n```')).html).toBe('<pre lang="text"></pre>');
  });

  it('is also found inside a list or an admonition', async () => {
    const source = `- a\n\n  ${FENCE}js\n  b\n  ${FENCE}\n\n:::note\n\n${FENCE}go\nc\n${FENCE}\n\n:::`;
    const { html } = await renderGuide(source);
    expect(html).toContain('<pre lang="js">b</pre>');
    expect(html).toContain('<pre lang="go">c</pre>');
  });
});

describe('marked lines', () => {
  const toMarks = (html: string) =>
    JSON.parse(
      (/data-marks="([^"]*)"/.exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'),
    ) as unknown;

  it('are those of the range; numbers beyond the last line are ignored', async () => {
    expect(toMarks(await render('js {1,3,9}', 'a\nb\nc'))).toEqual({
      1: 'highlight',
      3: 'highlight',
    });
  });

  it('are those of magic comments, which are removed', async () => {
    const html = await render('js', '// highlight-next-line\na\nb');
    expect(toMarks(html)).toEqual({ 1: 'highlight' });
    expect(html).toContain('>a\nb<');
  });

  it('are those of the range when there are both, and the comments stay visible', async () => {
    const html = await render('js {3}', '// highlight-next-line\na\nb');
    expect(toMarks(html)).toEqual({ 3: 'highlight' });
    expect(html).toContain('// highlight-next-line\na');
  });

  it('are those of magic comments when only the title has a range', async () => {
    const html = await render('js title="{1}"', 'a\n// highlight-next-line\nb');
    expect(toMarks(html)).toEqual({ 2: 'highlight' });
  });

  it('are not read from comments in a block without a language', async () => {
    const html = await render('', '// highlight-next-line\na');
    expect(html).toBe('<pre lang="text">// highlight-next-line\na</pre>');
  });

  it('of a patch are those with a sign, except its file headers', async () => {
    const patch = '--- a.js\n+++ b.js\n@@ -1 +1 @@\n-old\n+new\n same';
    expect(toMarks(await render('diff', patch))).toEqual({ 4: 'remove', 5: 'add' });
  });

  it('are a warning at the code block when a start has no end', async () => {
    const { problems } = await renderGuide('text\n\n```js\n// highlight-start\na\n```');
    expect(problems).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 3,
        column: 1,
        severity: 'warning',
        message: '"highlight-start" is never ended, and marks nothing.',
        hint: 'Put a comment "highlight-end" after the last of its lines.',
      },
    ]);
  });
});

describe('the name of an option', () => {
  it('is a warning when it nearly matches a known one', async () => {
    const { problems } = await renderGuide('```js titel="a"\na\n```');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message: 'A code block has no "titel".',
        hint: 'Did you mean title="…"?',
      },
    ]);
  });

  it.each(['lines="1"', 'region="a"'])('is a warning in %s without a file', async (meta) => {
    const { problems } = await renderGuide(`\`\`\`js ${meta}\na\n\`\`\``);
    expect(problems).toMatchObject([{ severity: 'warning', hint: 'Add file="…".' }]);
  });

  it.each([
    ['js titel="a"', 'titel', 'Did you mean title="…"?'],
    ['js title=a', 'title', 'Did you mean title="…"?'],
    ['js showLineNumber', 'showLineNumber', 'Did you mean showLineNumbers?'],
    ['js {1} npm2yarm', 'npm2yarm', 'Did you mean npm2yarn?'],
    ['js theme="dark"', 'theme', 'Remove the word.'],
    ['js constructor', 'constructor', 'Remove the word.'],
  ])('is a warning when nobody knows it: %s', async (meta, word, hint) => {
    const { problems } = await renderGuide(`\`\`\`${meta}\na\n\`\`\``);
    expect(problems).toMatchObject([
      { line: 1, severity: 'warning', message: `A code block has no "${word}".`, hint },
    ]);
  });

  it.each(['js title="no end', "js {1} title='no end", 'js title="'])(
    'is one warning if its quotation mark is never closed: %s',
    async (meta) => {
      const { problems } = await renderGuide(`\`\`\`${meta}\na\n\`\`\``);
      expect(problems).toHaveLength(1);
      expect(problems[0]?.message).toMatch(/^The quotation mark in "title=.*" is never closed\.$/);
    },
  );

  it.each(['js {1}', 'js title="a b" showLineNumbers=3', 'js tab', 'js tab="A"', 'bash npm2yarn'])(
    'is known: %s',
    async (meta) => {
      expect((await renderGuide(`\`\`\`${meta}\na\n\`\`\``)).problems).toEqual([]);
    },
  );

  it('is a notice when the block cannot do here what it asks for', async () => {
    const live = await renderGuide('```jsx live noInline\n<b />\n```');
    expect(live.html).toBe('<pre lang="jsx">&lt;b /&gt;</pre>');
    expect(live.problems).toMatchObject(
      [{ severity: 'warning', message: /^The code is not run in the page/ }].map((each) => ({
        ...each,
        message: expect.stringMatching(each.message) as unknown,
      })),
    );
    const diagram = await renderGuide('```mermaid\ngraph TD\n```');
    expect(diagram.html).toBe('<pre lang="mermaid">graph TD</pre>');
    expect(diagram.problems).toMatchObject([
      { severity: 'warning', message: 'The diagram is not drawn: its text is shown as code.' },
    ]);
  });
});

describe('a code block written as an element', () => {
  it.each([
    [
      '<CodeBlock language="js" title="a.js">{`b\nc`}</CodeBlock>',
      '<pre lang="js" title="a.js">b\nc</pre>',
    ],
    [
      '<CodeBlock language="JS" showLineNumbers>{"b"}</CodeBlock>',
      '<pre lang="js" data-first="1">b</pre>',
    ],
    ['<CodeBlock className="language-go">b</CodeBlock>', '<pre lang="go">b</pre>'],
    ['<CodeBlock>b</CodeBlock>', '<pre lang="text">b</pre>'],
    [
      '<CodeBlock language="js" metastring="{2} title=\'d\'">{`\nb\nc\n`}</CodeBlock>',
      '<pre lang="js" title="d" data-marks="{&quot;2&quot;:&quot;highlight&quot;}">b\nc</pre>',
    ],
  ])('is highlighted, too: %j', async (source, html) => {
    expect((await renderGuide(source)).html).toBe(html);
  });

  it('may have a title with elements', async () => {
    const source = '<CodeBlock language="js" title={<b>c</b>}>{`a`}</CodeBlock>';
    expect((await renderGuide(source)).html).toBe(
      '<pre lang="js" title="&lt;b&gt;c&lt;/b&gt;">a</pre>',
    );
  });

  it('is not highlighted when its code is known only at run time', async () => {
    const elements = '<CodeBlock language="js">\n\n**b**\n\n</CodeBlock>';
    expect((await renderGuide(elements)).html).toContain('<strong>b</strong>');
    const computed = 'export const code = "c";\n\n<CodeBlock language="js">{code}</CodeBlock>';
    expect((await renderGuide(computed)).html).toContain('language="js">c</pre>');
  });

  it('is left alone when the page defines its own component of that name', async () => {
    const own =
      'export const CodeBlock = () => <i>mine</i>;\n\n<CodeBlock>a</CodeBlock>\n\n```js\nb\n```';
    const { html } = await renderGuide(own);
    expect(html).toBe('<i>mine</i>\n<pre lang="js">b</pre>');
  });
});

describe('inline code', () => {
  it('stays inline', async () => {
    expect((await renderGuide('a `b` c')).html).toBe('<p>a <code>b</code> c</p>');
  });
});

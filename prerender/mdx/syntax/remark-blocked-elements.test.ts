import { describe, expect, it } from 'vitest';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

async function check(body: string): Promise<readonly string[]> {
  const problems = await checkSource(`---\ntitle: A\n---\n\n${body}\n`);
  return problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`);
}

describe('a program in a link or an attribute', () => {
  it.each([
    ['[a](javascript:alert(1))', 'warning 5 The link with "javascript:" leads nowhere'],
    ['[a](<JaVaScript:alert(1)>)', 'warning 5 The link with "javascript:" leads nowhere'],
    ['[a](java&#9;script:alert(1))', 'warning 5 The link with "javascript:" leads nowhere'],
    ['[a](data:text/html,x)', 'warning 5 The link with "data:" leads nowhere'],
    ['[a][b]\n\n[b]: vbscript:x', 'warning 5 The link with "vbscript:" leads nowhere'],
    ['<a href="javascript:x">a</a>', 'warning 5 The link with "javascript:" leads nowhere'],
    ['<Card href="data:x">a</Card>', 'warning 5 The link with "data:" leads nowhere'],
    ['Text.\n\n<div onclick="x()">a</div>', 'warning 7 The attribute "onclick" of <div>'],
    ['<button onMouseOver="">a</button>', 'warning 5 The attribute "onMouseOver" of <button>'],
    [
      '```mdx example\n<a href="data:x">a</a>\n```',
      'warning 6 The link with "data:" leads nowhere',
    ],
  ])('is a warning with its line: %j', { tags: ['F17', 'F40', 'F41'] }, async (body, line) => {
    expect(await check(body)).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    '[a](mailto:a@example.com) [b](/data:x)',
    '`javascript:alert(1)`',
    '<button onClick={() => {}}>a</button>',
  ])('is not what is none: %j', async (body) => {
    expect((await check(body)).filter((line) => !line.includes('leads to no page'))).toEqual([]);
  });
});

describe('what the content policy keeps from readers', () => {
  it.each([
    ['a\n\n<script>{`x()`}</script>', 3, 'warning', '<script> is left out'],
    ['<style>{`a { b: c }`}</style>', 1, 'warning', '<style> is left out'],
    ['a\n\n<iframe src="/x" title="y"></iframe>', 3, 'warning', 'Browsers do not show <iframe>'],
    ['<video src="https://a.example/b.mp4" />', 1, 'warning', 'do not load this <video>'],
    ['a <img src="//a.example/b.png" alt="b" />', 1, 'warning', 'do not load this <img>'],
    ["a\n\n<p dangerouslySetInnerHTML={{ __html: 'b' }} />", 3, 'warning', 'who come by a link'],
    [
      'a\n\nexport const B = () => (\n  <p dangerouslySetInnerHTML={{ __html: "b" }} />\n);',
      4,
      'warning',
      'who come by a link',
    ],
    [
      '{[1].map((n) => (\n  <p key={n} dangerouslySetInnerHTML={{ __html: "b" }} />\n))}',
      2,
      'warning',
      'who come by a link',
    ],
    ['a\n\n![b](https://a.example/b.png)', 3, 'warning', 'do not load this image'],
  ])('is said where it is written: %j', async (source, line, severity, message) => {
    const problems = await checkSource(source);
    expect(problems).toMatchObject([{ line, severity }]);
    expect(problems[0]?.message).toContain(message);
  });

  it.each(['md', 'mdx'] as const)('runs nowhere, in the format %s neither', async (format) => {
    const source =
      format === 'md' ? 'a\n\n<script>x()</script>\n\nb' : 'a\n\n<script src="x" />\n\nb';
    const { html } = await renderGuide(source, { markdown: { format } });
    expect(html.replaceAll('\n', '')).toBe('<p>a</p><p>b</p>');
  });

  it.each(['`<script>`', '```html\n<style></style>\n```', '[a](https://a.example/b.png)'])(
    'is not what only shows it: %j',
    async (source) => {
      expect(await checkSource(source)).toEqual([]);
    },
  );
});

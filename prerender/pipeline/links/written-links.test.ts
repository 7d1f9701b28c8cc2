import { describe, expect, it } from 'vitest';
import { listWrittenLinks } from './written-links';

const list = (file: string, text: string) =>
  listWrittenLinks({ file, text }).map(({ url, line, column }) => `${line}:${column} ${url}`);

describe('the links in a guide', () => {
  it.each([
    ['[a](/lost)', '1:5 /lost'],
    ['[a *b* /lost](/lost)', '1:15 /lost'],
    ['[a](</lost> "Lost")', '1:6 /lost'],
    ['Text [a][b].\n\n[b]: /lost', '3:6 /lost'],
    ['<Card href="/lost">a</Card>', '1:13 /lost'],
    ['- <a title="/lost" href="/lost">a</a>', '1:26 /lost'],
    [':::note /lost\n\n[a](/lost)\n\n:::', '3:5 /lost'],
    ['---\ntitle: /lost\n---\n\n[a](/lost)', '5:5 /lost'],
    ['| a | b |\n| - | - |\n| /lost | [a](/lost) |', '3:15 /lost'],
    ['First\r\nline\r\n[a](/lost)', '3:5 /lost'],
  ])('are found where they are written: %j', (text, link) => {
    expect(list('content/docs/a.mdx', text)).toEqual([link]);
  });

  it.each([
    '`[a](/lost)`',
    '```md\n[a](/lost)\n```',
    '/lost and "/lost"',
    '{/* [a](/lost) */}',
    '<img src="/lost" alt="" />',
    'export const a = "/lost";',
  ])('are no other texts: %j', (text) => {
    expect(list('content/docs/a.mdx', text)).toEqual([]);
  });

  it('are not those that have another address around this one', () => {
    const outer = 'https://example.com/x?to=/lost';
    expect(list('content/docs/a.mdx', `[a](${outer})`)).toEqual([`1:5 ${outer}`]);
  });

  it('are not known when it cannot be parsed', () => {
    expect(list('content/docs/a.mdx', '<a [b](/lost)')).toEqual([]);
  });
});

describe('the links in other files', () => {
  it.each([
    ['specs/a.yaml', 'info:\n  description: |\n    Text\n\n    [a](/lost)', '5:9 /lost'],
    ['specs/a.yaml', 'a: "See [a](/lost)"', '1:13 /lost'],
    ['specs/a.yaml', 'externalDocs: { url: /lost }', '1:22 /lost'],
    ['specs/a.json', '{ "a": "b", "description": "[a](/lost)" }', '1:33 /lost'],
    ['specs/a/intro.md', 'A {brace}\n\n[a](/lost)', '3:5 /lost'],
    ['content/sidebars.ts', 'export default {\n  a: [{ href: "/lost" }] };', '2:16 /lost'],
    ['src/home/home-page.tsx', 'export const a = <A to="/lost">b</A>;', '1:25 /lost'],
  ])('of %s are found: %j', (file, text, link) => {
    expect(list(file, text)).toContain(link);
  });

  it.each([
    "a: ''",
    'a: ""',
    'a: "See [b]()"',
    "a: ' '",
    '{ "a": "" }',
    'a: "<a href=\\"\\">b</a>"',
  ])('are none in a text without an address: %j', (text) => {
    expect(list('specs/a.yaml', text)).toEqual([]);
  });

  it('are not in comments', () => {
    expect(list('specs/a.yaml', '# [a](/lost)\na: b')).toEqual(['2:4 b']);
    expect(list('content/sidebars.ts', '// "/lost"\nexport default {};')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

async function listIds(...texts: readonly string[]): Promise<readonly string[]> {
  const { headings } = await renderGuide(texts.map((text) => `## ${text}`).join('\n\n'));
  return headings.map(({ id }) => id);
}

describe('the anchors of headings', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ['x & y', 'x--y'],
    ['a/b', 'ab'],
    ['1. First', '1-first'],
    ['Tiếng Việt có dấu', 'tiếng-việt-có-dấu'],
    ['With `code` and *emphasis*', 'with-code-and-emphasis'],
    ['At 10:30', 'at-1030'],
    ['constructor', 'constructor'],
    ['\\_\\_proto\\_\\_', '__proto__'],
  ])('are slugs as on GitHub: %s → %s', async (text, id) => {
    expect(await listIds(text)).toEqual([id]);
  });

  it('are numbered when they repeat', { tags: ['F41'] }, async () => {
    expect(await listIds('a', 'a', 'a')).toEqual(['a', 'a-1', 'a-2']);
    expect(new Set(await listIds('a', 'a-1', 'a')).size).toBe(3);
  });

  it('are never empty', { tags: ['F41'] }, async () => {
    expect(await listIds('!!!', '???')).toEqual(['section', 'section-1']);
  });

  it.each(['## <!-- c --> a', '<!-- c --> a\n---'])(
    'do not begin with the space after a comment: %j',
    async (source) => {
      expect((await renderGuide(source)).headings).toMatchObject([{ id: 'a', text: 'a' }]);
    },
  );

  it('start afresh on each page', async () => {
    expect([await listIds('a'), await listIds('a')]).toEqual([['a'], ['a']]);
  });
});

describe('an explicit anchor', () => {
  it.each([
    ['Some heading {#some-id}', 'some-id', 'Some heading'],
    ['x{#y}', 'y', 'x'],
    ['a {#A_b-1}', 'A_b-1', 'a'],
    ['a {#b}  ', 'b', 'a'],
    ['a {#b} ##', 'b', 'a'],
    ['At 10:30{#noon}', 'noon', 'At 10:30'],
    ['*a* {#日本}', '日本', 'a'],
    ['a \\{#b\\}', 'b', 'a'],
    ['*a* \\{#b}', 'b', 'a'],
    ['a \\{#b} <!-- c -->', 'b', 'a'],
    ['a {/* #b */}', 'b', 'a'],
  ])('is taken from "## %s"', async (text, id, words) => {
    const { headings, html } = await renderGuide(`## ${text}`);
    expect(headings).toMatchObject([{ id, text: words }]);
    expect(html).toMatch(new RegExp(`^<h2 id="${id}">(?:<em>)?${words}(?:</em>)?</h2>$`));
  });

  it('may be used in a setext heading', async () => {
    expect((await renderGuide('a {#b}\n------')).headings).toMatchObject([{ id: 'b', text: 'a' }]);
  });

  it.each([['## Some {#id} heading', 'Some {#id} heading', 'some-id-heading']])(
    'is none within the words: %s',
    async (source, text, id) => {
      expect((await renderGuide(source)).headings).toMatchObject([{ text, id }]);
    },
  );

  it.each(['a {#b}', '- a {#b}', '| a {#b} |\n| - |'])('is text elsewhere: %j', async (source) => {
    expect((await renderGuide(source)).html).toContain('a {#b}');
  });

  it('is never given to another heading', async () => {
    expect(await listIds('a', 'b {#a}', 'a')).toEqual(['a-1', 'a', 'a-2']);
  });

  it('that repeats is an error at the second one', async () => {
    expect((await renderGuide('## a {#x}\n\ntext\n\n### b {#x}')).problems).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 5,
        column: 1,
        severity: 'error',
        message: 'The anchor "#x" is there twice.',
        hint: 'Choose another one; the heading in line 1 has it already.',
      },
    ]);
  });

  it('is removed from a title of level 1', async () => {
    const { html, headings } = await renderGuide('# a {#b}');
    expect([html, headings]).toEqual(['<h1>a</h1>', []]);
  });

  it('does not change the positions after it', async () => {
    expect(await checkSource('## a {#b} <Nope />')).toMatchObject([{ line: 1, column: 11 }]);
  });
});

describe('the title in the text', () => {
  it.each([
    ['# Title', 'Title'],
    ['Title\n===', 'Title'],
    ['import a from "a";\n\n# T {#x}', 'T'],
    ['<!-- c -->\n# T2', 'T2'],
    ['# `code` **b** T', 'code b T'],
    ['text\n# Title', 'Title'],
    ['## Two\n\n# One', undefined],
    ['---\n\n---\n\n***\n\n# One', undefined],
    ['text', undefined],
    ['```mdx example\n# One\n```\n\n# Two', 'Two'],
  ])('of %j is %j', async (source, title) => {
    expect((await renderGuide(source)).contentTitle).toBe(title);
  });
});

describe('a second heading of level 1', () => {
  it('is a warning with its line, except in an example', { tags: ['F41'] }, async () => {
    const source = '# One\n\n```mdx example\n# Two\n```\n\n## Three\n\n# Four';
    expect(await checkSource(source)).toMatchObject([
      {
        line: 9,
        severity: 'warning',
        message: 'The page has a second heading of level 1; the title stands in line 1.',
      },
    ]);
  });
});

describe('the list of headings', () => {
  it('includes those in elements and components, but not those in examples', async () => {
    const source =
      '<details>\n\n## In details\n\n</details>\n\n<Alert>\n## In a component\n</Alert>\n\n```mdx example\n## In an example\n```\n\n<h2>As an element</h2>\n\n- ## In a list';
    const { headings } = await renderGuide(source);
    expect(headings.map(({ text }) => text)).toEqual(['In details', 'In a component', 'In a list']);
  });

  it('includes those of a partial in its place', async () => {
    const source =
      'import Part from "./_part.mdx";\n\n## Before\n\n<Part />\n\n## After\n\n<Part />';
    const part = {
      default: () => null,
      headings: [{ depth: 2, text: 'Inside', id: 'inside' }],
    };
    const { headings } = await renderGuide(source, {
      root: createSite({ 'content/docs/_part.mdx': '## Inside' }),
      modules: { '/content/docs/_part.mdx': part },
    });
    expect(headings.map(({ text }) => text)).toEqual(['Before', 'Inside', 'After', 'Inside']);
  });

  it('keeps the formatting of words, but no links', async () => {
    const { headings } = await renderGuide('## [The `a` of](/b) *c* ~~d~~ **e**\n\n## Plain');
    expect(headings).toEqual([
      {
        depth: 2,
        text: 'The a of c d e',
        id: 'the-a-of-c-d-e',
        formatted: [
          'The ',
          { tag: 'code', children: ['a'] },
          ' of',
          ' ',
          { tag: 'em', children: ['c'] },
          ' ',
          { tag: 'del', children: ['d'] },
          ' ',
          { tag: 'strong', children: ['e'] },
        ],
      },
      { depth: 2, text: 'Plain', id: 'plain' },
    ]);
  });

  it('includes all but the title, in the order of the page, with the anchors of the HTML', async () => {
    const { html, headings } = await renderGuide(
      '# Title\n\n## Two\n\n### Three `x`\n\n:::note\n\n#### Four\n\n:::\n\nTwo again\n---------',
    );
    expect(headings).toEqual([
      { depth: 2, text: 'Two', id: 'two' },
      {
        depth: 3,
        text: 'Three x',
        id: 'three-x',
        formatted: ['Three ', { tag: 'code', children: ['x'] }],
      },
      { depth: 4, text: 'Four', id: 'four' },
      { depth: 2, text: 'Two again', id: 'two-again' },
    ]);
    expect(html).toContain('<h1>Title</h1>');
    expect([...html.matchAll(/<h\d id="([^"]*)"/g)].map((match) => match[1])).toEqual(
      headings.map(({ id }) => id),
    );
  });

  it('is empty for a page without headings', async () => {
    expect((await renderGuide('text')).headings).toEqual([]);
  });
});

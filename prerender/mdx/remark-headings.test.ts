import { describe, expect, it } from 'vitest';
import { renderGuide } from './fixtures/render-guide';

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
  ])('are slugs as on GitHub: %s → %s (SA.24)', async (text, id) => {
    expect(await listIds(text)).toEqual([id]);
  });

  it('are numbered when they come again (SA.23)', async () => {
    expect(await listIds('a', 'a', 'a')).toEqual(['a', 'a-1', 'a-2']);
    expect(new Set(await listIds('a', 'a-1', 'a')).size).toBe(3);
  });

  it('are never empty', async () => {
    expect(await listIds('!!!', '???')).toEqual(['section', 'section-1']);
  });

  it('start afresh on each page', async () => {
    expect([await listIds('a'), await listIds('a')]).toEqual([['a'], ['a']]);
  });
});

describe('the list of headings', () => {
  it('has all but the title, in the order of the page, and stands in the HTML as well', async () => {
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

  it('is empty for a page without any', async () => {
    expect((await renderGuide('text')).headings).toEqual([]);
  });
});

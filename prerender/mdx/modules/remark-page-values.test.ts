import { describe, expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

const HEADINGS = [{ depth: 2, text: 'a', id: 'a' }];

async function renderWith(source: string): Promise<unknown> {
  let seen: unknown;
  const Probe = ({ toc, value }: { toc?: unknown; value?: unknown }) => {
    seen = toc ?? value;
    return null;
  };
  const modules = { '/src/mdx/table-of-contents-inline': { TOCInline: Probe }, probe: { Probe } };
  await renderGuide(source, { modules });
  return seen;
}

describe('a table of contents in the text', () => {
  it.each(['<TOCInline />', '<TOCInline minHeadingLevel={2} />', '<TOCInline toc={toc} />'])(
    'has the headings of its page: %s',
    async (element) => {
      expect(await renderWith(`${element}\n\n## a`)).toEqual(HEADINGS);
    },
  );

  it('may have other headings', async () => {
    expect(await renderWith('<TOCInline toc={[1]} />\n\n## a')).toEqual([1]);
    expect(await renderWith('<TOCInline {...{ toc: [2] }} />\n\n## a')).toEqual([2]);
  });
});

describe('the values of a page', () => {
  it('are defined when the page uses them', async () => {
    const { html, problems } = await renderGuide(
      '---\ntitle: A "b"\ntags: [c, d]\n---\n\nIn {frontMatter.title}: {frontMatter.tags.length} {toc.length} {contentTitle}\n\n## e',
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<p>In A &quot;b&quot;: 2 1 </p>');
  });

  it('are left alone when the page defines them itself', async () => {
    expect((await renderGuide('export const toc = ["mine"];\n\n{toc}')).html).toBe('mine');
  });
});

import { describe, expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

const listImports = async (source: string) => (await renderGuide(source)).imports;

describe('the components of the site', () => {
  it.each([
    ['<Badge>a</Badge>', ['Badge of /src/mdx/badge']],
    ['a <Badge>a</Badge> <Badge>b</Badge>', ['Badge of /src/mdx/badge']],
    [
      '<Tabs>\n<TabItem value="a">\n\n- <Badge>b</Badge>\n\n</TabItem>\n</Tabs>',
      [
        'Tabs of /src/mdx/tabs/tabs',
        'TabItem of /src/mdx/tabs/tab-group',
        'Badge of /src/mdx/badge',
      ],
    ],
    ['{[1].map((a) => <Badge key={a}>{a}</Badge>)}', ['Badge of /src/mdx/badge']],
    ['<b title={<Badge />}>a</b>', ['Badge of /src/mdx/badge']],
    ['export const A = () => <Badge>a</Badge>;\n\n<A />', ['Badge of /src/mdx/badge']],
    ['```js\na\n```', ['CodeBlock of /src/mdx/code-block']],
    [':::tip\na\n:::', ['Admonition of /src/mdx/admonition']],
    ['<details>\n\na\n\n</details>', ['Details of /src/mdx/details']],
    ['# a\n\n*b* `c` [d](/e)\n\n| f |\n| - |', []],
  ])('are imported into pages that use them, and no others: %j', async (source, imports) => {
    expect((await listImports(source)).toSorted()).toEqual(imports.toSorted());
  });

  it.each([
    'export const Badge = () => "mine";\n\n<Badge />',
    'import { Badge } from "badges";\n\n<Badge />',
    'import { other as Badge } from "badges";\n\n<Badge />',
  ])('are not imported when the page defines the name itself: %j', async (source) => {
    expect(await listImports(source)).not.toContain('Badge of /src/mdx/badge');
  });

  it('get another local name when the compiler needs one whose name the page uses', async () => {
    const { html } = await renderGuide(
      'export const Admonition = () => "mine";\n\n<Admonition />\n\n:::tip\na\n:::',
    );
    expect(html).toBe('mine\n<aside data-type="tip"><p>a</p></aside>');
  });
});

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

  it('have any key of the front matter', async () => {
    const source =
      '---\n__proto__: { a: 1 }\n---\n\n{Object.keys(frontMatter).join()} {frontMatter.a}';
    expect((await renderGuide(source)).html).toBe('__proto__\n');
  });

  it('are left alone when the page defines them itself', async () => {
    expect((await renderGuide('export const toc = ["mine"];\n\n{toc}')).html).toBe('mine');
  });
});

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

import { describe, expect, it } from 'vitest';
import { toSettings } from '../mdx/fixtures/guide-fixture';
import { createGuideCompiler } from '../mdx/guide-compiler';
import { loadGuideNodes } from './guide-nodes';

const load = async (files: Readonly<Record<string, string>>) => {
  const compile = createGuideCompiler(toSettings());
  const nodes = await loadGuideNodes('content/docs/a/page.mdx', (file) =>
    compile(file, files[file] ?? 'Lost'),
  );
  return JSON.stringify(nodes);
};

const paragraph = (text: string) => `["p",null,["${text}"]]`;

describe('the text of a guide as data', () => {
  it('is that of a plain guide as it is', async () => {
    expect(await load({ 'content/docs/a/page.mdx': 'One' })).toBe(`[${paragraph('One')}]`);
  });

  it('has that of partials in their places, wherever these stand', async () => {
    const page = "import One from './_one.mdx';\n\n<div>\n<One />\n</div>\n\n{1 + 1}";
    const one = "import Two from '/content/_two.md';\n\nOne\n\n<Two />";
    const nodes = await load({
      'content/docs/a/page.mdx': page,
      'content/docs/a/_one.mdx': one,
      'content/_two.md': 'Two',
    });
    expect(nodes).toMatch(
      /^\[\["=?div",null,.*\["p",null,\["One"\]\].*\["p",null,\["Two"\]\].*\]$/,
    );
  });

  it('ends where a partial includes itself', async () => {
    const page = "import Page from './page.mdx';\n\nText\n\n<Page />";
    expect(await load({ 'content/docs/a/page.mdx': page })).toContain(paragraph('Text'));
  });
});

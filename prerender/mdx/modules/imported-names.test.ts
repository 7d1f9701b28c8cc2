import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { checkSource } from '../fixtures/guide-fixture';

const files = {
  'content/docs/_part.mdx': 'Text.\n\nexport const title = "A";\n\n## Part\n',
  'content/docs/_a.mdx': "import B from './_b.mdx';\n\n<B />\n",
  'content/docs/_b.mdx': "import A from './_a.mdx';\n\n<A />\n",
  'content/docs/_self.mdx': "import Self from './_self.mdx';\n\n<Self />\n",
  'content/docs/_twice.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
  'content/docs/code.ts': 'export const one = 1;\nexport type Two = 2;\n',
  'content/docs/star.ts': "export * from './code';\n",
  'content/docs/common.js': 'module.exports = { one: 1 };\n',
};

async function check(...imports: readonly string[]): Promise<readonly string[]> {
  const text = `---\ntitle: A\n---\n\nText.\n\n${imports.join('\n')}\n`;
  const problems = await checkSource(text, { root: createSite(files) });
  return problems.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`);
}

describe('a name that a page imports', () => {
  it.each([
    [
      "import Part, { titel } from './_part.mdx';",
      '7:1 "./_part.mdx" does not have an export "titel". Did you mean "title"?',
    ],
    [
      "import { two } from './code';",
      '7:1 "./code" does not have an export "two". Did you mean "Two"?',
    ],
    [
      "import code from '@site/content/docs/code.ts';",
      '7:1 "/content/docs/code.ts" does not have a default export. It exports "one", "Two".',
    ],
  ])('must be exported: %s', async (statement, problem) => {
    expect(await check(statement)).toEqual([problem]);
  });

  it('has its own line when another import stands above it', async () => {
    const given = ["import Part from './_part.mdx';", "import { two } from './code';"];
    expect(await check(...given)).toEqual([expect.stringMatching(/^8:1 /)]);
  });

  it.each([
    "import Part, { title, headings as partHeadings } from './_part.mdx';",
    "import * as all from './code';",
    "import { one } from './code';",
    "import { three } from './star';",
    "import { one } from './common';",
    "import text from './code.ts?raw';",
    "import Tabs from '@theme/Tabs';",
  ])('may be any that is there, or not known: %s', async (statement) => {
    expect(await check(statement)).toEqual([]);
  });
});

describe('partials that include each other', () => {
  async function checkFiles(all: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const root = createSite(all);
    const problems = Object.entries(all).map(([file, text]) => checkSource(text, { file, root }));
    return (await Promise.all(problems))
      .flat()
      .map(({ file, line, message, hint }) => `${file}:${line} ${message} ${hint}`);
  }

  const toPage = (name: string) =>
    `---\ntitle: A\n---\n\nText.\n\nimport Part from './${name}.mdx';\n\n<Part />\n`;
  const circle =
    'content/docs/_a.mdx:1 These files include each other in a circle: "content/docs/_a.mdx" → "content/docs/_b.mdx" → "content/docs/_a.mdx". Remove one of the imports.';

  it.each(['_a', '_b'])('are reported once, whoever includes them: %s', async (name) => {
    const pages = { 'content/docs/one.mdx': toPage(name), 'content/docs/two.mdx': toPage(name) };
    expect(await checkFiles({ ...files, ...pages })).toEqual([
      circle,
      expect.stringMatching(/^content\/docs\/_self\.mdx:1 .*"content\/docs\/_self\.mdx" → "/),
    ]);
  });

  it('are reported once when an example imports them, too', async () => {
    const line = "import Self from './_self.mdx';";
    const all = { 'content/docs/_self.mdx': `${line}\n\n\`\`\`mdx example\n${line}\n\`\`\`\n` };
    expect(await checkFiles(all)).toHaveLength(1);
  });

  it('are no circle when two include the same one', async () => {
    expect(
      await check("import Part from './_part.mdx';", "import Twice from './_twice.mdx';"),
    ).toEqual([]);
  });
});

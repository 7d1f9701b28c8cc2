import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../diagnostics/problem';
import { createSite } from '../mdx/fixtures/create-site';
import { siteModules } from './site-modules';

async function bundle(files: Readonly<Record<string, string>>) {
  const root = createSite({
    'src/mdx/link.js': "export const Link = 'our link';",
    'src/mdx/tabs/tab-group.js': "export const TabItem = 'our item';",
    ...files,
  });
  const problems: Problem[] = [];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteModules({ root, report: (found) => problems.push(...found) })],
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'content/docs/_price.js') },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return { code: output.output[0].code, problems };
}

describe('a module of a writer', () => {
  it('imports by @site, and the modules of Docusaurus that this site replaces', async () => {
    const { code, problems } = await bundle({
      'content/docs/_price.js':
        "import Link from '@docusaurus/Link';\nimport { name } from '@site/src/names';\nimport { other } from '@site/src/other.js';\nimport Item from '@theme-original/TabItem';\nconsole.log(Link, Item, name, other);",
      'content/src/names.js': "export const name = 'below content';",
      'src/other.js': "export const other = 'of the project';",
    });
    expect(problems).toEqual([]);
    for (const text of ['our link', 'our item', 'below content', 'of the project'])
      expect(code).toContain(text);
  });

  it('imports nothing from outside the project, not even when it runs', async () => {
    const { problems } = await bundle({
      'content/docs/_price.js':
        "import '../../../a.js';\nimport './page.mdx';\nimport('../../../../b.js');",
      'content/docs/page.mdx': "import('../../../c.js');",
    });
    expect(
      problems.map(({ file, line, message }) => `${file}:${line} ${message}`).toSorted(),
    ).toEqual([
      'content/docs/_price.js:1 The file "../../../a.js" is outside the project.',
      'content/docs/_price.js:3 The file "../../../../b.js" is outside the project.',
      'content/docs/page.mdx:1 The file "../../../c.js" is outside the project.',
    ]);
  });

  it('is reported with all that it imports and that is missing, each at its line', async () => {
    const { problems } = await bundle({
      'content/docs/_price.js':
        "import a from './_a';\nimport Head from '@theme/Mermaid';\nconsole.log(a, Head);",
      'content/docs/_a.js':
        "// A comment\nimport gone from 'gone';\nimport { b } from '@site/src/none';\nexport default [gone, b];",
    });
    expect(
      problems.map(({ file, line, message }) => `${file}:${line} ${message}`).toSorted(),
    ).toEqual([
      'content/docs/_a.js:2 The package "gone" is not installed.',
      'content/docs/_a.js:3 The file "/src/none" does not exist.',
      'content/docs/_price.js:2 "@theme/Mermaid" is not part of this site.',
    ]);
  });
});

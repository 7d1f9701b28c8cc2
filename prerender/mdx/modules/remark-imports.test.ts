import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { checkSource } from '../fixtures/guide-fixture';
import { renderGuide } from '../fixtures/render-guide';

const toFixture = () => ({
  root: createSite({
    'content/docs/guide/_part.mdx': 'part',
    'content/docs/guide/data.json': '{}',
    'content/docs/guide/archive.zip': 'x',
    'content/docs/guide/snippet.ts': 'const a = 1;\n',
    'content/docs/guide/logo.svg': '<svg/>',
    'src/components/price.tsx': '',
    'src/components/list/index.ts': '',
    'public/img/logo.png': 'x',
    'src/css/box.module.css': '.a {}',
    'content/src/components/tag.tsx': '',
    'content/docs/_shared.mdx': '',
    'content/versions/1.0/docs/_shared.mdx': '',
    'node_modules/chart/package.json': '{}',
    'node_modules/@team/icons/package.json': '{}',
  }),
  file: 'content/docs/guide/page.mdx',
});

async function listImports(...lines: readonly string[]): Promise<readonly string[]> {
  const { imports, problems } = await renderGuide(lines.join('\n'), toFixture());
  expect(problems).toEqual([]);
  return imports;
}

describe('a module that Docusaurus pages import', () => {
  it.each([
    ["import Tabs from '@theme/Tabs';", 'Tabs of /src/mdx/tabs/tabs'],
    ["import TabItem from '@theme/TabItem';", 'TabItem of /src/mdx/tabs/tab-group'],
    ["import Block from '@theme/CodeBlock';", 'CodeBlock of /src/mdx/code-block'],
    ["import Admonition from '@theme/Admonition';", 'Admonition of /src/mdx/admonition'],
    ["import Details from '@theme/Details';", 'Details of /src/mdx/details'],
    ["import BrowserOnly from '@docusaurus/BrowserOnly';", 'BrowserOnly of /src/mdx/browser-only'],
    ["import useBaseUrl from '@docusaurus/useBaseUrl';", 'useBaseUrl of /src/mdx/use-base-url'],
    ["import Tabs from '@theme-original/Tabs';", 'Tabs of /src/mdx/tabs/tabs'],
  ])('becomes the site’s own: %s', async (line, imported) => {
    expect(await listImports(line)).toEqual([imported]);
  });

  it.each([
    ["import Price from '@site/src/components/price';", 'default of /src/components/price'],
    ["import { a } from '@site/src/components/list';", 'a of /src/components/list'],
    ["import image from '@site/static/img/logo.png';", 'default of /img/logo.png?url'],
    [
      "import text from '!!raw-loader!./snippet.ts';",
      'default of /content/docs/guide/snippet.ts?raw',
    ],
    [
      "import text from 'raw-loader!./snippet.ts';",
      'default of /content/docs/guide/snippet.ts?raw',
    ],
    ["import zip from './archive.zip';", 'default of /content/docs/guide/archive.zip?url'],
    ["import data from './data.json';", 'default of /content/docs/guide/data.json'],
    ["import Part from './_part.mdx';", 'default of /content/docs/guide/_part.mdx'],
    ["import styles from '@site/src/css/box.module.css';", 'default of /src/css/box.module.css'],
    ["import Tag from '@site/src/components/tag';", 'default of /content/src/components/tag'],
    ["import Part from '@site/docs/_shared.mdx';", 'default of /content/docs/_shared.mdx'],
    [
      "import Part from '@site/versioned_docs/version-1.0/_shared.mdx';",
      'default of /content/versions/1.0/docs/_shared.mdx',
    ],
    ["import text from '@site/docs/_shared.mdx?raw';", 'default of /content/docs/_shared.mdx?raw'],
    ["import { Bar } from 'chart';", 'Bar of chart'],
    ["import Star from '@team/icons/star.js';", 'default of @team/icons/star.js'],
    ["import text from './snippet.ts?raw';", 'default of /content/docs/guide/snippet.ts?raw'],
  ])('is a file: %s', async (line, imported) => {
    expect(await listImports(line)).toEqual([imported]);
  });

  it('keeps its local name in the page', async () => {
    const { html } = await renderGuide(
      'import Box from \'@theme/Admonition\';\n\n<Box type="tip">a</Box>',
    );
    expect(html).toBe('<aside data-type="tip">a</aside>');
  });

  it('is highlighted when it is the text of a file', async () => {
    const source =
      "import Block from '@theme/CodeBlock';\nimport text from '!!raw-loader!./snippet.ts';\n\n<Block language=\"ts\">{text}</Block>";
    const { html, dependencies } = await renderGuide(source, toFixture());
    expect(html).toBe('<pre lang="ts">const a = 1;</pre>');
    expect(dependencies).toHaveLength(1);
  });

  it('is an error when it is not part of the site', async () => {
    expect(
      await checkSource(
        "text\n\nimport Tabs from '@theme/Tab';\nimport Mermaid from '@theme/Mermaid';\n\ntext",
      ),
    ).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 3,
        column: 1,
        severity: 'error',
        message: '"@theme/Tab" is not part of this site.',
        hint: 'Did you mean "@theme/Tabs"?',
      },
      {
        file: 'content/docs/page.mdx',
        line: 4,
        column: 1,
        severity: 'error',
        message: '"@theme/Mermaid" is not part of this site.',
        hint: expect.stringMatching(
          /^Remove it, and everything that uses it; known: @theme\/Tabs, /,
        ),
      },
    ]);
  });
});

describe('an imported file that is missing', () => {
  it.each([
    ["import a from './dat.json';", './dat.json', 'Did you mean "./data.json"?'],
    ["import a from './_parts.mdx';", './_parts.mdx', 'Did you mean "./_part.mdx"?'],
    ["import a from '!!raw-loader!./snipet.ts';", './snipet.ts', 'Did you mean "./snippet.ts"?'],
    [
      "import a from '@site/src/none/price';",
      '/src/none/price',
      'Correct the path: "./" starts at the page, "/" at the root of the project.',
    ],
  ])('is an error at its line: %s', async (line, path, hint) => {
    const source = `import b from './data.json';\n${line}\n\ntext`;
    expect(await checkSource(source, toFixture())).toEqual([
      {
        file: 'content/docs/guide/page.mdx',
        line: 2,
        column: 1,
        severity: 'error',
        message: `The file "${path}" does not exist.`,
        hint,
      },
    ]);
  });
});

describe('an imported file outside the project', () => {
  const up = '../'.repeat(20);
  it.each([
    `import a from '${up}etc/passwd';`,
    `import a from '${up}etc/passwd?raw';`,
    `import a from '!!raw-loader!${up}etc/hosts';`,
    `import A from '${up}lost.mdx';`,
    `import a from '@site/${up}etc/passwd';`,
    `import a from './..%2f..%2f..%2f..%2fetc/passwd';`,
    `export { a } from '${up}a';`,
    `export const a = require('${up}etc/passwd');`,
  ])('is refused, whether it is there or not: %s', async (line) => {
    expect(await checkSource(`Text.\n\n${line}\n`, toFixture())).toEqual([
      {
        file: 'content/docs/guide/page.mdx',
        line: 3,
        column: 1,
        severity: 'error',
        message: expect.stringMatching(/^The file "\S+" is outside the project\.$/),
        hint: 'Copy it into the project, or remove the import, and everything that uses it.',
      },
    ]);
  });
});

describe('an imported package that is not installed', () => {
  it.each([
    [
      "import a from 'lodash';",
      'The package "lodash" is not installed.',
      'Run "npm install lodash"',
    ],
    ["import a from 'lodash/fp';", 'The package "lodash" is not installed.', 'npm install lodash"'],
    [
      "import a from '@team/gone/a.css';",
      'The package "@team/gone" is not installed.',
      'Run "npm install @team/gone"',
    ],
    ["import 'gone/style.css';", 'The package "gone" is not installed.', 'npm install gone"'],
    ["export * from 'gone';", 'The package "gone" is not installed.', 'npm install gone"'],
    ["export { a } from './gone';", 'The file "./gone" does not exist.', 'Correct the path'],
    ["import a from 'node:fs';", '"node:fs" is part of Node.js', 'Remove it'],
    ["import a from 'path';", '"path" is part of Node.js', 'Remove it'],
    ["import a from '~/a';", '"~/a" is neither a file nor a package.', 'Begin the path'],
    ["import a from 'https://a.example/b.js';", 'is neither a file nor a package.', 'Begin'],
  ])('is an error at its line, with the command that installs it: %s', async (line, text, hint) => {
    const source = `import b from 'chart';\n${line}\n\ntext`;
    expect(await checkSource(source, toFixture())).toEqual([
      {
        file: 'content/docs/guide/page.mdx',
        line: 2,
        column: 1,
        severity: 'error',
        message: expect.stringContaining(text),
        hint: expect.stringContaining(hint),
      },
    ]);
  });

  it('makes the page compile again once it is removed', async () => {
    const { dependencies } = await renderGuide("import a from 'chart';", toFixture());
    expect(dependencies).toEqual([expect.stringMatching(/node_modules\/chart\/package\.json$/)]);
  });
});

describe('a file required in an expression', () => {
  it.each([
    ['<img src={require(\'./logo.svg\').default} alt="a" />', '/content/docs/guide/logo.svg?url'],
    ['<img src={require(\'@site/static/img/logo.png\').default} alt="a" />', '/img/logo.png?url'],
  ])('is imported: %s', async (source, url) => {
    const { html, problems } = await renderGuide(source, toFixture());
    expect(problems).toEqual([]);
    expect(html).toContain(`<img src="${url}" alt="a"/>`);
  });

  it('is an error at its element when it does not exist', async () => {
    const source = "text\n\n- <img src={require('./lgo.svg').default} />";
    expect(await checkSource(source, toFixture())).toMatchObject([
      { line: 3, column: 3, message: 'The file "./lgo.svg" does not exist.' },
    ]);
  });
});

describe('an SVG file used as a component', () => {
  it('becomes an image', async () => {
    const source = 'import Logo from \'./logo.svg\';\n\n<Logo className="a" width={20} />';
    const { html } = await renderGuide(source, toFixture());
    expect(html).toBe(
      '<img src="/content/docs/guide/logo.svg?url" alt="" loading="lazy" class="a" width="20"/>',
    );
  });
});

describe('what a guide of Docusaurus imports', () => {
  it('is there under its own name, with what is beside the default', async () => {
    const source = [
      "import ThemedImage from '@theme/ThemedImage';",
      "import Env from '@docusaurus/ExecutionEnvironment';",
      "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
      "import Translate, { translate } from '@docusaurus/Translate';",
      "import Head from '@docusaurus/Head';",
      '',
      "<ThemedImage alt={translate({ message: 'a' })} sources={{ light: '/a', dark: '/b' }} />",
    ].join('\n');
    expect(await checkSource(source)).toEqual([]);
    const docusaurus = {
      ThemedImage: (props: object) => createElement('x-image', props),
      translate: ({ message }: { readonly message: string }) => message,
    };
    const { html } = await renderGuide(source, { modules: { '/src/mdx/docusaurus': docusaurus } });
    expect(html).toContain('<x-image alt="a"');
  });
});

describe('a default export', () => {
  it.each([
    'export default function X() { return null; }',
    'export const X = () => null;\nexport { X as default };',
    "export { default } from 'react';",
    "export * as default from 'react';",
  ])('is an error, as it would take the place of the text: %j', async (source) => {
    const problems = await checkSource(`text\n\n${source}`);
    expect(problems.filter(({ message }) => message.startsWith('A default'))).toMatchObject([
      {
        line: source.includes('\n') ? 4 : 3,
        column: 1,
        severity: 'error',
        message: 'A default export takes the place of the text of the page.',
      },
    ]);
  });

  it('is none under another name', async () => {
    expect(await checkSource("text\n\nexport { useState } from 'react';")).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createSite } from '../fixtures/create-site';
import { renderGuide } from '../fixtures/render-guide';

const files = {
  'content/docs/guide/retry.ts': [
    "import { wait } from './wait';",
    '// #region retry',
    'export async function retry() {',
    '  // #region inner',
    '  await wait();',
    '  // #endregion',
    '}',
    '// #endregion retry',
    '',
  ].join('\n'),
  'content/docs/guide/open.py':
    '# region main\n    a = 1\n\n    b = 2\n# endregion\n# region open\nc',
  'src/model/a.ts': 'export const a = 1;\r\nexport const b = 2;\r\n',
};

function render(meta: string, body = '') {
  const source = `text\n\n\`\`\`${meta}\n${body}\`\`\`\n`;
  return renderGuide(source, { root: createSite(files), file: 'content/docs/guide/page.mdx' });
}

describe('code from a file', () => {
  it.each([
    ['ts file="./retry.ts" lines="5"', 'await wait();'],
    ['ts file="./retry.ts" lines="3,7"', 'export async function retry() {\n}'],
    ['ts file="./retry.ts" region="inner"', 'await wait();'],
    ['ts file="./retry.ts" region="retry"', 'export async function retry() {\n  await wait();\n}'],
    ['py file="open.py" region="main"', 'a = 1\n\nb = 2'],
    ['ts file="/src/model/a.ts"', 'export const a = 1;\nexport const b = 2;'],
    ['ts file="@site/src/model/a.ts" lines="2"', 'export const b = 2;'],
    ['ts file="../../../src/model/a.ts" lines="1-1"', 'export const a = 1;'],
  ])('replaces the content of ```%s', async (meta, text) => {
    const { html, problems } = await render(meta);
    expect(problems).toEqual([]);
    expect(html).toContain(`>${text}</pre>`);
  });

  it('has no region markers when it is not limited to a region', async () => {
    const { html } = await render('ts file="./retry.ts"');
    expect(html).toMatch(/import [\s\S]*await wait\(\);\n\}<\/pre>/);
    expect(html).not.toContain('region');
  });

  it('may have a title and line marks: ranges count the lines that are shown', async () => {
    const { html } = await render('ts file="./retry.ts" region="retry" title="retry.ts" {2}');
    expect(html).toContain('title="retry.ts" data-marks="{&quot;2&quot;:&quot;highlight&quot;}"');
  });

  it('makes the page depend on the file, even while it does not exist', async () => {
    expect((await render('ts file="./retry.ts"')).dependencies).toMatchObject([
      expect.stringMatching(/content\/docs\/guide\/retry\.ts$/),
    ]);
    expect((await render('ts file="./gone.ts"')).dependencies).toHaveLength(1);
  });
});

describe('a file that cannot be shown', () => {
  it.each([
    ['ts file="./rety.ts"', 'The file "./rety.ts" does not exist.', 'Did you mean "./retry.ts"?'],
    [
      'ts file="./nowhere/file.ts"',
      'The file "./nowhere/file.ts" does not exist.',
      'Correct the path: "./" starts at the page, "/" at the root of the project.',
    ],
    [
      'ts file="../../../../secret.txt"',
      'The file "../../../../secret.txt" is outside the project.',
      'Copy what you want to show into the project.',
    ],
    [
      'ts file="./retry.ts" lines="6-20"',
      'The file "./retry.ts" has no lines "6-20".',
      'It has 8 lines; write a range such as lines="1-8".',
    ],
    [
      'ts file="./retry.ts" lines="all"',
      'The file "./retry.ts" has no lines "all".',
      'It has 8 lines; write a range such as lines="1-8".',
    ],
    [
      'ts file="./retry.ts" region="iner"',
      'The file "./retry.ts" has no region "iner".',
      'Did you mean "inner"?',
    ],
    [
      'ts file="/src/model/a.ts" region="main"',
      'The file "/src/model/a.ts" has no region "main".',
      'Put a comment "#region main" before its first line.',
    ],
    [
      'py file="./open.py" region="open"',
      'The region "open" of "./open.py" is never closed.',
      'Put a comment "#endregion" after its last line.',
    ],
  ])('is reported at the code block: %s', async (meta, message, hint) => {
    const file = 'content/docs/guide/page.mdx';
    expect((await render(meta)).problems).toEqual([
      { file, line: 3, column: 1, severity: 'error', message, hint },
    ]);
  });

  it('is reported when the block has code of its own', async () => {
    expect((await render('ts file="./retry.ts"', 'code\n')).problems).toMatchObject([
      { line: 3, message: 'The code block has code of its own, and a file.' },
    ]);
  });
});

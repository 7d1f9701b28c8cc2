import { describe, expect, it } from 'vitest';
import { renderGuide } from '../fixtures/render-guide';

async function render(...lines: readonly string[]): Promise<string> {
  const { html, problems } = await renderGuide(lines.join('\n'));
  expect(problems).toEqual([]);
  return html.replaceAll('\n', ' ').toLowerCase();
}

describe('a code block with npm2yarn', () => {
  it('becomes tabs with the commands of each package manager, which switch together', async () => {
    const html = await render(
      '```bash npm2yarn title="Install"',
      'npm install --save-dev a',
      '```',
    );
    expect(html).toMatch(/^<x-tabs groupid="npm2yarn">/);
    expect(html.match(/<x-tabitem/g)).toHaveLength(4);
    for (const command of [
      'npm install --save-dev a',
      'yarn add --dev a',
      'pnpm add --save-dev a',
      'bun add --dev a',
    ])
      expect(html).toContain(`title="install">${command}</pre>`);
  });

  it('may stand in a list, and keeps comments and several lines', async () => {
    const html = await render(
      '- a',
      '',
      '  ```bash npm2yarn',
      '  # Once',
      '  npm ci',
      '  npm run b',
      '  ```',
    );
    expect(html).toContain('<li>');
    expect(html).toContain('# once yarn install --frozen-lockfile yarn b</pre>');
  });

  it('keeps a command that only npm has', async () => {
    const html = await render('```bash npm2yarn', 'npm audit signatures', 'npm i a', '```');
    expect(html).not.toContain('convert');
    expect(html).toContain('bun add a</pre>');
  });

  it('is reported once when it has an unknown word', async () => {
    const { problems } = await renderGuide('```bash npm2yarn wide\nnpm i\n```');
    expect(problems).toMatchObject([{ message: 'A code block has no "wide".' }]);
  });
});

describe('neighbours with the word tab', () => {
  it('become one group of tabs', async () => {
    const html = await render(
      '```js tab',
      'a',
      '```',
      '',
      '```ts tab {1}',
      'b',
      '```',
      '',
      'Text',
      '',
      '```js',
      'c',
      '```',
    );
    expect(html).toMatch(
      /^<x-tabs groupid="code-examples"><x-tabitem value="javascript" label="javascript"><pre lang="js">a<\/pre><\/x-tabitem><x-tabitem value="typescript" label="typescript"><pre lang="ts" data-marks="[^"]*">b<\/pre><\/x-tabitem><\/x-tabs>/,
    );
    expect(html).toContain('<p>text</p>');
  });

  it('have the label that is written, and no two of the same value', async () => {
    const html = await render(
      '```js tab="One"',
      'a',
      '```',
      '',
      '```js tab={"label":"Two"}',
      'b',
      '```',
      '',
      '```js tab',
      'c',
      '```',
      '',
      '```js tab',
      'd',
      '```',
    );
    expect(Array.from(html.matchAll(/value="([^"]*)"/g), ([, value]) => value)).toEqual([
      'one',
      'two',
      'javascript',
      'javascript-',
    ]);
  });

  it('stay a code block when there is only one', async () => {
    expect(await render('```js tab', 'a', '```', '', 'Text')).toContain('<pre lang="js">a</pre>');
  });
});

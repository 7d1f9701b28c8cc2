import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test';
import { copyExamples, pasteExamples, readPasted, readResults } from './copied-examples';
import { features } from './guide-routes';
import { runCommand } from './run-command';
import type { SiteCopy } from './site-copy';
import { createSiteCopy } from './site-copy';
import type { SitePage } from './site-pages';
import { listSitePages } from './site-pages';

// One build serves all tests of this file.
test.describe.configure({ mode: 'default' });

const pages = listSitePages().filter(({ html }) => html.includes(' data-example=""'));

/** Front matter is not shown: its page has sources only. */
const componentPages = features
  .filter((name) => name !== 'front-matter')
  .map((name) => `/docs/markdown-features/${name}`);

let copy: SiteCopy;

/** The site with, in place of each example, the text that a reader copies from it. */
test.beforeAll(async ({ browser }) => {
  copy = await createSiteCopy();
  for (const page of pages) {
    const file = getSourceFile(page);
    const copied = await copyExamples(browser, page.path);
    await copy.write(file, pasteExamples(await copy.read(file), copied));
  }
  const { code, output } = await runCommand(copy.folder, 'build');
  expect(code, output).toBe(0);
});

test.afterAll(() => copy?.remove());

test('every page about a feature has an example', { tag: '@all' }, () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(componentPages));
});

for (const { path, html } of pages) {
  const count = html.split(' data-example=""').length - 1;
  const title = `${path}: the sources of ${count} examples become what is shown beside them`;
  test(title, { tag: '@all' }, async ({ page }) => {
    const results = await readResults(page, html);
    const pasted = await readPasted(page, readFileSync(getBuiltFile(path), 'utf8'));
    expect(results).toHaveLength(count);
    expect(results.filter((result) => result.trim() === '')).toEqual([]);
    expect(pasted.map(withoutPlace)).toEqual(results.map(withoutPlace));
  });
}

/** The file of a guide, which its edit link names. */
function getSourceFile({ path, html }: SitePage): string {
  const file = /href="[^"]*\/(content\/docs\/[^"]+\.mdx?)"/.exec(html)?.[1];
  if (file === undefined) throw new Error(`${path} has no edit link.`);
  return file;
}

function getBuiltFile(path: string): string {
  return join(copy.folder, 'dist/client', path, 'index.html');
}

/** Ids of React and footnotes depend on the position in the page; renumbers them in order. */
function withoutPlace(html: string): string {
  const ids: string[] = [];
  const numbered = html.replaceAll(/_[Rr]_\w*_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id-${ids.indexOf(id)}`;
  });
  // Content that renders nothing leaves a React comment and a second line ending.
  return numbered
    .replaceAll(/-example-\d+|<!-- -->/g, '')
    .replaceAll(/\n+/g, '\n')
    .trim();
}

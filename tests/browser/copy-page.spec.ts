import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { expect, test } from './test';
import { readClipboard } from './try-it';
import { watchFor } from './watch-for';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const getCopy = (page: Page) =>
  page.getByRole('button', { name: 'Copy page as Markdown to clipboard', exact: true });

async function copy(page: Page, path: string): Promise<string> {
  await openPage(page, path);
  return copyOpen(page);
}

async function copyOpen(page: Page): Promise<string> {
  const isSaid = await watchFor(page, '[aria-label="Copied"]', 'Copied');
  await getCopy(page).press('Enter');
  await isSaid();
  return readClipboard(page);
}

test.describe('a page is copied as Markdown', () => {
  test('with its headings, links, lists and code', async ({ page }) => {
    const text = await copy(page, '/docs/platform/message-iframe-helper/guide');
    expect(text).toMatch(/^# Embed the task panel\n\nIn this guide, you embed/);
    expect(text).toContain('\n\n## 1. Issue tokens from your backend\n\n');
    expect(text).toMatch(
      /- \*\*A team id\.\*\* List your teams with \[GET \/teams\]\(http[^)]+\)\./,
    );
    expect(text).toContain('```bash\nnpm install @easier/message-iframe-helper\n```');
    expect(text).not.toMatch(/Copy|Direct link|Edit this page|On this page/);
  });

  test('with its tables', { tag: '@all' }, async ({ page }) => {
    const text = await copy(page, '/docs/markdown-features/table');
    expect(text).toContain('| Header | Unit |\n| --- | --- |\n| `RateLimit-Reset` | seconds |');
  });

  test(
    'with its tabs, each below its name, and lists that go on counting',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/markdown-features/tabs');
      // The results of examples are left out of copies, as their source is there.
      const label = await page
        .locator('article [data-search-skip]:has([role="tab"])')
        .first()
        .evaluate((example) => {
          delete (example as HTMLElement).dataset['searchSkip'];
          return example.querySelector('[role="tab"]')?.textContent;
        });
      const tabs = await copyOpen(page);
      expect(tabs).toContain(`\n\n**${label}**\n\n`);
      expect(tabs).not.toContain(`\n\n${label}\n\n`);
      await openPage(page, '/docs/contributing/docusaurus-compatibility');
      await page
        .locator('article ol')
        .first()
        .evaluate((list: HTMLOListElement) => {
          list.start = 4;
        });
      expect(await copyOpen(page)).toMatch(/\n4\. [^]*\n5\. /);
    },
  );

  test('of an operation with its fields, and without its controls', async ({ page }) => {
    const text = await copy(page, '/docs/api/easier-api/create-team');
    expect(text).toMatch(
      /^# Create a team\n\nPOST `https:\/\/api\.sandbox\.easier\.example\/v2\/teams`\n/,
    );
    expect(text).toMatch(/\n- \[name\]\(http[^)]+#body\.name\) string\s+required\n/);
    expect(text).not.toMatch(/Expand all|Server ?https|\u200B/);
  });

  test(
    'of the index of an API, of its schemas, and of one of them',
    { tag: '@all' },
    async ({ page }) => {
      const index = await copy(page, '/docs/api/easier-api');
      expect(index).toMatch(/^# Easier Application API\n/);
      expect(index).toMatch(/\n## Teams\n/);
      expect(index).toMatch(/\n- \[POST Create a team `\/teams`\]\(http[^)]+create-team\)\n/);
      const schemas = await copy(page, '/docs/api/easier-api/schemas');
      expect(schemas).toMatch(/\n- \[Account\]\(http[^)]+\/schemas\/Account\)\s+[A-Z]/);
      expect(schemas).not.toMatch(/Filter schemas/);
      const schema = await copy(page, '/docs/api/easier-api/schemas/Task');
      expect(schema).toMatch(/\n- \[title\]\(http[^)]+\) string\s+required\n/);
    },
  );

  test('from beside its title, which it does not cover', { tag: '@all' }, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/docs/contributing/docusaurus-compatibility');
      const button = await getCopy(page).boundingBox();
      const title = await page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right;
      });
      expect(button?.x).toBeGreaterThanOrEqual(title);
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
});

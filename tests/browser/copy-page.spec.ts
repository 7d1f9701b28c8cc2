import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { expect, test } from './test';
import { fill, getForm, getShownCode, openForm, readClipboard } from './try-it';
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
  test('the same as its file, which a link beside the button shows', async ({ page }) => {
    const path = '/docs/platform/message-iframe-helper/guide';
    const text = await copy(page, path);
    expect(text).toMatch(/^---\ntitle: [^\n]+\n[^]*?\n---\n\n> [^\n]*\[llms\.txt\]/);
    expect(text).toMatch(/\n# Embed the task panel\n\nIn this guide, you embed/);
    expect(text).toContain('```bash\nnpm install @easier/message-iframe-helper\n```');
    expect(text).toMatch(
      /- \*\*A team id\.\*\* List your teams with \[`?GET \/teams`?\]\(http[^)]+\.md\)\./,
    );
    const link = page.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toBeVisible();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await file.text()).toBe(text);
  });

  test(
    'of an operation, with the server, the language and the values of the reader',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/api/easier-api/create-team');
      const first = await copyOpen(page);
      expect(first).toContain('\n`POST https://api.sandbox.easier.example/v2/teams`\n');
      expect(first).toContain('\n## Request sample, cURL\n\n```bash\ncurl ');
      await page.getByRole('tab', { name: 'Python' }).click();
      await page.getByLabel('Server', { exact: true }).first().selectOption({ index: 1 });
      const own = await copyOpen(page);
      expect(own).toContain('\n`POST https://api.easier.example/v2/teams`\n');
      expect(own).toMatch(
        /\n## Request sample, Requests\n\n```python\n[^]*https:\/\/api\.easier\.example\/v2\/teams/,
      );
      expect(own).not.toContain('curl --location');
      const [, before] = first.split('## Header parameters');
      const [, after] = own.split('## Header parameters');
      expect(after?.split('## Request sample')[0]).toBe(before?.split('## Request sample')[0]);
      expect(after?.split('## Responses')[1]).toBe(before?.split('## Responses')[1]);
    },
  );

  test('of an operation, without the credentials of the reader', async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/create-team');
    await openForm(page);
    await fill(page, 'name', 'Night shift');
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('my-token');
    await expect(getShownCode(page)).toContainText('Bearer my-token');
    const text = await copyOpen(page);
    expect(text).toContain('Night shift');
    expect(text).toContain('Authorization: Bearer ');
    expect(text).not.toContain('my-token');
    await openPage(page, '/docs/api/easier-api/login-by-email-and-password');
    await openForm(page);
    await fill(page, 'email', 'me@example.com');
    await fill(page, 'password', 'my-password');
    await expect(getShownCode(page)).toContainText('my-password');
    const login = await copyOpen(page);
    expect(login).toContain('me@example.com');
    expect(login).not.toContain('my-password');
  });

  test('which loads after the click, as Safari allows', { tag: '@all' }, async ({ page }) => {
    // Safari refuses a text that comes later, and takes a promise of one in the click.
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    expect(await copy(page, '/docs/first-call')).toContain('\n# Quick start\n');
  });

  test('from beside its title, which it does not cover', { tag: '@all' }, async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/docs/contributing/docusaurus-compatibility');
      const button = await getCopy(page).boundingBox();
      const link = await page.getByRole('link', { name: 'View as Markdown' }).boundingBox();
      expect(link?.x).toBeGreaterThanOrEqual(0);
      const title = await page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().right;
      });
      expect(link?.x).toBeGreaterThanOrEqual(title);
      expect(button?.x).toBeGreaterThanOrEqual((link?.x ?? 0) + (link?.width ?? 0));
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { formatDate } from '../../src/model/guides/format-date';
import { openPage } from './open-page';
import { projectFolder } from './site-copy';
import { listSitePages } from './site-pages';

const guide = '/docs/platform/message-iframe-helper/guide';

test.describe('the end of a guide', () => {
  test('links to its source, in a new tab', async ({ page }) => {
    await openPage(page, guide);
    const link = page.getByRole('link', { name: /^Edit this page/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('names an existing file, on every guide', () => {
    const guides = listGuides();
    expect(guides.length).toBeGreaterThan(40);
    for (const { path, html } of guides) expect(existsSync(getSource(html)), path).toBe(true);
  });

  test('shows the date of the last commit', async ({ page }) => {
    await openPage(page, guide);
    const updated = page.locator('article footer', { hasText: 'Last updated' }).locator('time');
    const date = findCommitDate('content/docs/platform/message-iframe-helper/guide.mdx');
    await expect(updated).toHaveText(date === undefined ? [] : [formatDate(date)]);
  });
});

test.describe('the neighbours of a guide', () => {
  test(
    'lead from the last page of a category to the next category, and back',
    { tag: '@all' },
    async ({ page }) => {
      const last = '/docs/platform/licence';
      await openPage(page, last);
      await getPager(page).getByRole('link', { name: 'Next Guidelines' }).click();
      await expect(page).toHaveURL('/docs/category/guidelines');
      await getPager(page).getByRole('link', { name: 'Previous Licences' }).click();
      await expect(page).toHaveURL(last);
    },
  );
});

test.describe('the page of a category', () => {
  test('has a card for each item, with its content', { tag: '@S6' }, async ({ page }) => {
    await openPage(page, '/docs/category/contributing');
    const card = (name: string) => page.locator('article section', { hasText: name });
    const features = card('Writing features');
    await expect(features).toContainText(/\d+ items/);
    await expect(features.getByRole('link')).toHaveAttribute('href', '/docs/markdown-features/');
    const own = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(own.locator('[aria-current="page"]')).toHaveText('Contributing');
    await page.locator('article section').first().getByRole('link').click();
    await expect(page.locator('main h1')).not.toHaveText('Contributing');
  });
});

function getPager(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs pages' });
}

function listGuides() {
  return listSitePages().filter(({ path }) => /^\/docs\/(?!api\/|tags|category\/)/.test(path));
}

/** The file that a guide's edit link names. */
function getSource(html: string): string {
  const file = /href="[^"]*\/(content\/docs\/[^"]+)"/.exec(html)?.[1] ?? 'none';
  return `${projectFolder}/${file}`;
}

/** The date of the last commit of a file; undefined without a git history. */
function findCommitDate(file: string): string | undefined {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim();
  if (!existsSync(`${projectFolder}/.git`)) return undefined;
  if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
  return git('log', '-1', '--format=%cI', '--', file);
}

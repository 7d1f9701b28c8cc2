import { getResult } from './example-results';
import { openPage } from './open-page';
import { expect, test } from './test';

const writing = '/docs/markdown-features/reference-parts';
const operation = '/docs/api/easier-api/create-team';

test.describe('a part of the reference in a guide', () => {
  test('says what the reference says, and leads to it and back', async ({ page }) => {
    await openPage(page, writing);
    const quote = getResult(page, 'Create a team').locator('blockquote');
    const fields = getResult(page, 'divisionId').getByRole('table');
    await expect(fields.getByRole('row')).toHaveCount(5);
    const field = fields.getByRole('link', { name: 'leadId' });
    await expect(field).toHaveAttribute('href', /\/schemas\/Team#Team\.leadId$/);
    const summary = await quote.locator('p').last().innerText();
    await quote.getByRole('link', { name: 'POST /teams' }).click();
    await expect(page.locator('main h1')).toHaveText('Create a team');
    await expect(page.locator('main article')).toContainText(summary);
    const guides = page.getByRole('region', { name: 'Guides that use this operation' });
    await expect(guides.getByRole('link', { name: 'Parts of the reference' })).toHaveCount(0);
    await guides.getByRole('link', { name: 'Errors' }).click();
    await expect(page).toHaveURL(/\/docs\/platform\/errors$/);
  });

  test('shows its sample in the language of all code', { tag: '@all' }, async ({ page }) => {
    await openPage(page, writing);
    const sample = getResult(page, 'curl --location');
    await expect(sample.getByText('curl --location')).toBeVisible();
    await sample.getByRole('tab', { name: 'Python' }).click();
    await expect(sample.getByText('import requests')).toBeVisible();
    await openPage(page, '/docs/platform/errors');
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('has no anchor that is there already', async ({ page }) => {
    for (const path of [writing, '/docs/platform/errors']) {
      await openPage(page, path);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });
});

test.describe('a part of the reference without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is readable', async ({ page }) => {
    await page.goto('/docs/platform/errors');
    const taken = page.locator('figure', { hasText: 'already has the task prefix WHO' });
    await expect(taken.locator('figcaption')).toHaveText('409 Conflict');
    await expect(taken.locator('pre')).toBeVisible();
    await page.goto(writing);
    await expect(page.getByText('curl --location').last()).toBeVisible();
    await page.goto(operation);
    await expect(page.getByText('Guides that use this operation')).toBeVisible();
  });
});

import { openPage } from './open-page';
import { expect, test } from './test';

test(
  'the home page says what the site is for, shows a request with its answer, and leads on',
  { tag: '@S3' },
  async ({ page }) => {
    await openPage(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Teams, tasks and customers, from your own software',
    );
    // The request and its answer are those of the operation's own page.
    const call = main.locator('pre:visible');
    await expect(call.first()).toContainText('curl --location');
    const answer = /"id": "\w+"/.exec(await call.last().innerText())?.[0] ?? 'none';
    await openPage(page, '/docs/api/easier-api/get-team');
    await expect(page.locator('pre', { hasText: answer }).first()).toBeVisible();
    await openPage(page, '/');
    for (const [name, path] of [
      ['Quick start', '/docs/first-call'],
      ['Read the guides', '/docs/'],
      ['Easier Application API', '/docs/api/easier-api'],
      ['Create a team', '/docs/api/easier-api/create-team'],
      ['Create a task', '/docs/api/easier-api/create-new-task'],
      ['Postal Service API', '/docs/api/postal-api'],
    ] as const)
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', path);
  },
);

import { goInPlace, openPage } from './open-page';
import { getHits, search } from './search';
import { expect, test } from './test';

/** What a page may ask for after its document: its own files, by the kind of their address. */
const files =
  /^\/(?:assets\/[\w./-]+|pages\/[\w./-]+\.json|search-(?:index|terms|text-\d+)\.json|base-notice\.js|favicon\.svg|manifest\.webmanifest|icon-\d+\.png)$/;

test(
  'a reader who reads, searches and fills in a form asks for files of the site only',
  { tag: '@S71' },
  async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (!request.isNavigationRequest())
        asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim());
    });
    await openPage(page, '/');
    for (const path of [
      '/docs/',
      '/docs/category/platform',
      '/docs/platform/message-iframe-helper/guide',
      '/docs/api/easier-api',
      '/docs/api/easier-api/schemas/Task',
      '/docs/api/easier-api/create-team',
    ]) {
      await goInPlace(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('main h1')).toBeVisible();
    }
    await page.getByRole('button', { name: /own values$/ }).click();
    await page.getByLabel('name', { exact: true }).fill('Quality');
    await page.getByRole('tab', { name: 'Go', exact: true }).click();
    await search(page, 'create team');
    await expect(getHits(page).first()).toBeVisible();
    await goInPlace(page, '/search?q=team');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(20);
    const others = asked.filter((one) => {
      const [method, url = '', body] = one.split(' ');
      const { origin, pathname } = new URL(url);
      return method !== 'GET' || origin !== baseURL || body !== undefined || !files.test(pathname);
    });
    expect(others).toEqual([]);
  },
);

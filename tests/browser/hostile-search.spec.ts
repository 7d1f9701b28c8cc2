import { expect, test } from '@playwright/test';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import { getCount, getField, getPalette, search } from './search';

const guide = '/docs/platform/message-iframe-helper/guide';

test.describe('a hostile query', () => {
  const queries = [
    '<img src=x onerror="window.marker=1">',
    '</title><script>window.marker=1</script>',
    '"><svg onload=window.marker=1>',
    '&lt;b&gt;',
    '__proto__ constructor toString',
    '(a+)+$ [ \\ * ?',
    '{{7*7}} ${7*7} $& $1',
    '\u202Eevil\u0000 \uD83D\uDE00',
    'x'.repeat(2000),
  ];

  test('is shown as it is on the results page, and runs nothing', async ({ page }) => {
    const watch = watchConsole(page);
    for (const query of queries) {
      await openPage(page, `/search?q=${encodeURIComponent(query)}`);
      await expect(getCount(page)).toHaveText(/found/);
      expect(await page.locator('h1').textContent()).toBe(`Search results for "${query}"`);
      await expect(getField(page)).toHaveValue(query);
      expect(await page.evaluate(() => window.marker)).toBeUndefined();
      await expect(page.locator('main :is(img, svg:not(.icon), script, b)')).toHaveCount(0);
    }
    expect(watch.problems).toEqual([]);
  });

  test('is answered in the palette, too', async ({ page }) => {
    const watch = watchConsole(page);
    await openPage(page, '/docs/');
    for (const query of queries) {
      await search(page, query);
      await expect(
        getPalette(page).locator('[role="option"], [role="status"]').first(),
      ).toBeVisible();
      await expect(getPalette(page).locator('img, script')).toHaveCount(0);
    }
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    expect(watch.problems).toEqual([]);
  });

  test('in a link to a page marks nothing that is not there', async ({ page }) => {
    const watch = watchConsole(page);
    const words = queries.map((query) => `_highlight=${encodeURIComponent(query)}`).join('&');
    await openPage(page, `${guide}?${words}&_highlight=%E0%A4%A`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => window.marker)).toBeUndefined();
    expect(watch.problems).toEqual([]);
  });
});

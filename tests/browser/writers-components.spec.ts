import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { getResult } from './example-results';
import { openPage } from './open-page';

const features = '/docs/markdown-features';

test.describe('progress', () => {
  test('says its value as a share of its maximum, with a label', async ({ page }) => {
    await openPage(page, `${features}/progress`);
    const expected = [
      ['Requests used in this minute', '80', '100', '80%'],
      ['Steps of the setup', '3', '5', '60%'],
      ['Customers imported', '1250', '1250', '100%'],
    ] as const;
    for (const [name, value, max, text] of expected) {
      const bar = page.getByRole('progressbar', { name, exact: true });
      await expect(bar).toHaveAttribute('aria-valuenow', value);
      await expect(bar).toHaveAttribute('aria-valuemax', max);
      await expect(bar).toHaveAttribute('aria-valuetext', text);
      expect(await measureShare(page, name)).toBeCloseTo(Number(value) / Number(max), 1);
    }
  });

  test('has no value while the progress is unknown', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${features}/progress`);
    const bar = page.getByRole('progressbar', { name: 'Waiting for the confirmation e-mail' });
    await expect(bar).toHaveAttribute('data-state', 'indeterminate');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  });
});

test.describe('a scroll area', () => {
  test('is reached by Tab, and scrolled by the keyboard', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${features}/scroll-area`);
    const area = page.getByRole('group', { name: 'Problem types' });
    await area.focus();
    await page.keyboard.press('End');
    await expect.poll(() => area.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(20);
    await expect(area.getByText('already-invited')).toBeInViewport();
  });

  test('is skipped by Tab as soon as everything fits', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${features}/scroll-area`);
    const area = getResult(page, 'Sakura Logistics').locator('[data-type] > div');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(area).toHaveAttribute('tabindex', '0');
    await area.locator('> div').evaluate((text) => text.style.setProperty('white-space', 'normal'));
    await expect(area).not.toHaveAttribute('tabindex');
  });
});

test.describe('a table', () => {
  test('has headers of columns and of rows, and is called by its caption', async ({ page }) => {
    await openPage(page, `${features}/table`);
    const table = page.getByRole('table', { name: /^Requests of Sakura Logistics/ });
    await expect(table.getByRole('columnheader')).toHaveText(['Team', 'Requests']);
    await expect(table.getByRole('rowheader')).toHaveText([
      'Last-mile delivery',
      'Warehouse Ota',
      'Total',
    ]);
  });

  test(
    'scrolls inside itself where the page is too narrow, also by keyboard',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openPage(page, `${features}/table`);
      // As a table of many columns.
      const table = page.getByRole('table', { name: /^Requests of Sakura Logistics/ });
      await table.evaluate((element) => {
        element.style.inlineSize = '600px';
      });
      const frame = page.getByRole('group', { name: /^Requests of Sakura Logistics/ });
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});

test.describe('an alert, a badge, a card and a separator', () => {
  test('are notes named by their title, without a live region', async ({ page }) => {
    await openPage(page, `${features}/alert`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    for (const name of ['Keep the refresh token on your server', 'A division is deleted for good'])
      await expect(page.getByRole('note', { name })).toBeVisible();
  });

  test('a badge can be a link, which stays a link', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${features}/badge`);
    await page.locator('[data-example-result] a[data-variant="link"]').click();
    await expect(page).toHaveURL('/docs/api/easier-api/create-team');
  });

  test(
    'the title of a card is a heading below that of its section',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${features}/card`);
      await expect(page.getByRole('heading', { level: 3, name: 'Sandbox' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: 'SG users' })).toBeVisible();
    },
  );

  test('separators are for the eye only', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${features}/separator`);
    const lines = page.locator('[data-example-result] [data-orientation]');
    await expect(lines).toHaveCount(3);
    for (const line of await lines.all()) {
      await expect(line).toHaveAttribute('role', 'none');
      await expect(line).toBeVisible();
    }
  });
});

test.describe('an admonition', () => {
  test('has the name of its type, or a title, and may hold another one', async ({ page }) => {
    await openPage(page, `${features}/admonitions`);
    for (const type of ['note', 'tip', 'info', 'warning', 'danger']) {
      const title = page.locator(`[data-example-result] [data-type="${type}"] > p`).first();
      await expect(title).toHaveText(new RegExp(`^${type}$`, 'i'));
    }
    const inner = page.locator('[data-type="info"] [data-type="danger"]');
    await expect(inner).toContainText('revokes the whole session');
    const titled = page.locator('[data-type="info"] > p').filter({ hasText: 'Where the letters' });
    await expect(titled).toBeVisible();
  });
});

test.describe('React in a guide', () => {
  test('reacts: a component of the page answers to what is typed', async ({ page }) => {
    await openPage(page, `${features}/react`);
    const answer = page.locator('output');
    await expect(answer).toHaveText('3,000 requests, at least 4 minutes');
    await page.getByLabel('Records', { exact: true }).fill('100');
    await expect(answer).toHaveText('5 requests, within a minute');
  });

  test(
    'shows in the browser content that only the browser can render',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${features}/react`);
      const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      await expect(page.getByText(`Your time zone is ${zone}.`)).toBeVisible();
    },
  );

  test('lists the pages of its category as cards', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${features}/react`);
    const details = getResult(page, 'All pages about writing');
    await details.locator('summary').click();
    for (const name of ['Tabs', 'React'])
      await expect(details.getByRole('link', { name, exact: true })).toBeVisible();
  });
});

test.describe('an image and a file beside a guide', () => {
  test('has its size before it loads, and an alternative text', async ({ page }) => {
    await openPage(page, `${features}/assets`);
    const image = page.getByRole('img', { name: /^Head office has the divisions/ });
    await expect(image).toHaveAttribute('width', /^\d+$/);
    await expect(image).toHaveAttribute('height', /^\d+$/);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('is opened in a new tab, and is there', { tag: '@all' }, async ({ page, request }) => {
    await openPage(page, `${features}/assets`);
    const link = getResult(page, 'as the body of').getByRole('link', { name: /create-team\.json/ });
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(await response.json()).toHaveProperty('workingHours');
  });
});

/** How much of a bar is filled, as it is drawn. */
function measureShare(page: Page, name: string): Promise<number> {
  return page.getByRole('progressbar', { name, exact: true }).evaluate((bar) => {
    const done = bar.firstElementChild?.getBoundingClientRect();
    const whole = bar.getBoundingClientRect();
    return ((done?.right ?? 0) - whole.left) / whole.width;
  });
}

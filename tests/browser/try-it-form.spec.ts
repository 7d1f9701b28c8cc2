import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { budgets, isTryItSamples, toLimit } from '../../prerender/pipeline/size-report';
import { expectNoViolationsAnywhere } from './axe';
import { watchConsole } from './console-watch';
import { expectHydrated, goInPlace, openPage } from './open-page';
import { watchNetwork } from './quiet-network';
import {
  getPanel,
  getToggle,
  getForm,
  openForm,
  getField,
  fill,
  getShownCode,
  getWeight,
  unstick,
  getAllCode,
} from './try-it';

const create = '/docs/api/easier-api/create-team';
const query = '/docs/api/easier-api/query-team-pagination-and-sort';
const get = '/docs/api/easier-api/get-team';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the try it form', () => {
  test('is no part of the first visit, and what writes samples is light', async ({ page }) => {
    // A script that is loaded ahead is requested once more when it is imported.
    const requested = new Set<string>();
    const untilQuiet = watchNetwork(page);
    page.on('request', (request) => void requested.add(request.url()));
    const listRequested = (isMeant: (url: string) => boolean) => [...requested].filter(isMeant);
    await openPage(page, create);
    await untilQuiet();
    expect(listRequested((url) => url.includes('try-it-'))).toEqual([]);
    await getToggle(page).click();
    await expect(getForm(page)).toBeVisible();
    const chunks = listRequested(isTryItSamples);
    expect(chunks).toHaveLength(2);
    expect(await getWeight(page, chunks)).toBeLessThanOrEqual(toLimit(budgets.tryItSamples));
    const styles = listRequested((url) => /try-it-form[^/]*css$/.test(url));
    expect(styles).toHaveLength(1);
    expect(await getWeight(page, styles)).toBeLessThanOrEqual(toLimit(budgets.lateStyle));
    await getPanel(page).getByRole('tab', { name: 'Go', exact: true }).click();
    await expect.poll(() => listRequested(isTryItSamples).length).toBe(3);
  });

  test('says when its style does not load, and tries again', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    await page.route('**/try-it-form*.css', (route) => route.abort());
    await getToggle(page).click();
    await expect(getPanel(page).getByRole('alert')).toBeVisible();
    await page.unroute('**/try-it-form*.css');
    await openForm(page);
    await expect(getForm(page).locator('.try-it-row').first()).toHaveCSS('display', 'grid');
  });

  test(
    'says when what writes a language does not load, and tries again',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      await fill(page, 'name', 'Ours');
      await page.route('**/ruby-target.*', (route) => route.abort());
      await getPanel(page).getByRole('tab', { name: 'Ruby', exact: true }).click();
      await expect(getPanel(page)).toContainText('could not be updated');
      await expect(getShownCode(page)).not.toContainText('Ours');
      await page.unroute('**/ruby-target.*');
      await fill(page, 'name', 'Ours again');
      await expect(getShownCode(page)).toContainText('Ours again');
      await expect(getPanel(page)).not.toContainText('could not be updated');
    },
  );

  test('masks a secret that JSON has added to the form', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/login-by-email-and-password');
    await openForm(page);
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    const body = getForm(page).getByRole('textbox', { name: 'Body' });
    await body.fill('{"email": "me@example.com", "password": "S3CRET"}');
    await expect(getShownCode(page)).toContainText('S3CRET');
    await body.press('End');
    await body.press('ArrowLeft');
    await body.pressSequentially(', "apiKey": "ab"');
    await expect(body).toBeFocused();
    await expect(getShownCode(page)).toContainText('"apiKey": "ab"');
    await getForm(page).getByRole('button', { name: 'Form', exact: true }).click();
    await expect(getField(page, 'apiKey')).toHaveAttribute('type', 'password');
    await expect(getField(page, 'password')).toHaveAttribute('type', 'password');
  });

  test('changes nothing when it is opened', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    const before = await getAllCode(page);
    const html = await getShownCode(page).innerHTML();
    await openForm(page);
    expect(await getAllCode(page)).toEqual(before);
    expect(await getShownCode(page).innerHTML()).toBe(html);
  });

  test('is not offered without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(create, baseURL).href);
    await expect(getToggle(page)).toBeHidden();
    await context.close();
  });

  test('works by keyboard alone', async ({ page }) => {
    await openPage(page, query);
    await getToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(getForm(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getForm(page).getByLabel('Server')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getForm(page).getByLabel('Authenticate with')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('my-token');
    await expect(getShownCode(page)).toContainText('Bearer my-token');
    const token = getForm(page).getByLabel(/^Bearer token/);
    await expect(token).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await expect(getForm(page).getByRole('button', { name: /^Show Bearer token/ })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(token).toHaveAttribute('type', 'text');
    await page.keyboard.press('Space');
    await expect(token).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(getShownCode(page)).toContainText('page=1');
    await getToggle(page).press('Enter');
    await expect(getForm(page)).toBeHidden();
    await expect(getShownCode(page)).toContainText('Bearer my-token');
  });

  test(
    'is accessible in both themes, wide and narrow, also with mistakes',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      await fill(page, 'name', '');
      await unstick(page);
      await expectNoViolationsAnywhere(page);
      await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
      await getForm(page).getByRole('textbox', { name: 'Body' }).fill('{');
      await expectNoViolationsAnywhere(page);
    },
  );

  test('is large enough for fingers on a phone, and fits', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [query, create]) {
      await openPage(page, path);
      await openForm(page);
      for (const control of await listControls(page)) {
        const height = (await control.boundingBox())?.height ?? 0;
        expect.soft(height, await control.innerHTML()).toBeGreaterThanOrEqual(44);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });

  test('says that it could not be loaded, and tries again', { tag: '@all' }, async ({ page }) => {
    let isRefused = true;
    await openPage(page, create);
    await page.route('**/assets/values/*', (route) =>
      isRefused ? route.abort() : route.continue(),
    );
    await getToggle(page).click();
    await expect(getPanel(page).getByRole('alert')).toContainText('could not be loaded');
    isRefused = false;
    await getToggle(page).click();
    await expect(getForm(page)).toBeVisible();
    await expect(getPanel(page).getByRole('alert')).toBeHidden();
  });

  test(
    'keeps credentials while the reader goes on, and only then',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, get);
      await openForm(page);
      await getForm(page)
        .getByLabel(/^Bearer token/)
        .fill('abc.def');
      await goInPlace(page, create);
      await expect(getShownCode(page)).not.toContainText('abc.def');
      await openForm(page);
      await expect(getShownCode(page)).toContainText('Authorization: Bearer abc.def');
      await page.reload();
      await expectHydrated(page);
      await expect(getForm(page)).toBeVisible();
      await expect(getForm(page).getByLabel(/^Bearer token/)).toHaveValue('');
    },
  );

  test('begins anew on another page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, get);
    await openForm(page);
    await fill(page, 'teamId', 'team_mine');
    await goInPlace(page, create);
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(getShownCode(page)).not.toContainText('team_mine');
  });
});

test.describe('a value that is not valid', () => {
  test('is named beside its field, and the sample follows what can be sent', async ({ page }) => {
    await openPage(page, query);
    await openForm(page);
    for (const [name, text, words] of [
      ['pageSize', '5000', 'Must be 1–100.'],
      ['page', 'many', 'Must be a number.'],
      ['updatedFrom', 'yesterday', 'Must look like 2024-07-29T09:30:00Z (date-time).'],
    ] as const) {
      await fill(page, name, text);
      await expect(getField(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(getField(page, name)).toHaveAccessibleDescription(words);
      await expect(getShownCode(page)).toContainText(`${name}=${text}`);
    }
    await expect(page.getByText('3 fields need attention')).toBeVisible();
    await fill(page, 'pageSize', '50');
    await expect(page.getByText('2 fields need attention')).toBeVisible();
    await expect(getField(page, 'pageSize')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test(
    'leaves the last request that could be sent, and says so',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      await fill(page, 'name', 'Good');
      await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
      await getForm(page).getByRole('textbox', { name: 'Body' }).fill('{"name": "Bad"');
      await expect(
        getPanel(page).getByText('The samples show the last valid request'),
      ).toBeVisible();
      await expect(getShownCode(page)).toContainText('Good');
      await expect(
        getForm(page).getByRole('textbox', { name: 'Body' }),
      ).toHaveAccessibleDescription('Must be valid JSON: see line 1, column 15.');
      await openPage(page, get);
      await openForm(page);
      await fill(page, 'teamId', '');
      await expect(getField(page, 'teamId')).toHaveAccessibleDescription('Enter a value.');
    },
  );

  test(
    'never breaks out of a header: it shows a message and does not crash',
    { tag: '@all' },
    async ({ page }) => {
      const { problems } = watchConsole(page);
      await openPage(page, create);
      await openForm(page);
      await fill(page, 'Idempotency-Key', 'a\u0007X-Admin: 1');
      await expect(getField(page, 'Idempotency-Key')).toHaveAccessibleDescription(
        /line break or another control character/,
      );
      for (const code of await getAllCode(page)) expect(code).not.toContain('X-Admin');
      const link = { parameters: { 'header Idempotency-Key': 'a\r\nX-Admin: 1' } };
      await page.goto(`${create}/#values=${encodeURIComponent(JSON.stringify(link))}`);
      await expect(getForm(page)).toContainText('Other values of the link change nothing here.');
      for (const code of await getAllCode(page)) expect(code).not.toContain('X-Admin');
      expect(problems).toEqual([]);
    },
  );
});

test.describe('nothing that the reader enters', () => {
  test(
    'is sent anywhere, and no secret is kept',
    { tag: '@S71' },
    async ({ page, context, baseURL }) => {
      const sent: string[] = [];
      const untilQuiet = watchNetwork(page);
      context.on('request', (request) => {
        sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
      });
      await openPage(page, create);
      await openForm(page);
      await getForm(page)
        .getByLabel(/^Bearer token/)
        .fill('S3CRET');
      await fill(page, 'name', 'Night shift');
      await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
      await getForm(page).getByRole('button', { name: 'Copy link' }).click();
      await getForm(page).getByRole('textbox', { name: 'Body' }).press('Enter');
      await untilQuiet();
      expect(sent.filter((one) => !one.startsWith(`GET ${baseURL ?? ''}`))).toEqual([]);
      expect(sent.filter((one) => /S3CRET|Night/.test(one))).toEqual([]);
      const kept = await page.evaluate(async () => ({
        local: { ...localStorage },
        session: { ...sessionStorage },
        state: history.state as unknown,
        address: window.location.href,
        cookie: document.cookie,
        databases: await indexedDB.databases(),
      }));
      expect(JSON.stringify(kept)).not.toContain('S3CRET');
      await page.reload();
      await expect(page.locator('main')).not.toContainText('S3CRET');
    },
  );
});

/** The touch targets of the form; that of a switch is its label. */
async function listControls(page: Page): Promise<readonly Locator[]> {
  const form = getForm(page);
  const controls = await form
    .locator('button, select, textarea, input:not([type="checkbox"]), label:has(input)')
    .all();
  return [getToggle(page), ...controls];
}

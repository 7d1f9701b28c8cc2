import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import {
  copyLink,
  fill,
  getField,
  getForm,
  getPanel,
  getShownCode,
  getToggle,
  openForm,
} from './try-it';

const create = '/docs/api/easier-api/create-team';
const signIn = '/docs/api/easier-api/login-by-email-and-password';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test.describe('the values of the form', () => {
  test('are there after Back and after a reload, in this tab only, until they are reset', async ({
    page,
    context,
  }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'Nachtschicht 夜');
    await getForm(page).getByRole('checkbox', { name: 'Send colour' }).check();
    await getField(page, 'Server').selectOption('1');
    await fill(page, 'Idempotency-Key', 'S3CRET-KEY');
    const token = getForm(page).getByLabel(/^Bearer token/);
    await token.fill('S3CRET');
    const expectKept = async () => {
      await expect(getField(page, 'name')).toHaveValue('Nachtschicht 夜');
      await expect(getForm(page).getByRole('checkbox', { name: 'Send colour' })).toBeChecked();
      await expect(getField(page, 'Server')).toHaveValue('1');
      await expect(getShownCode(page)).toContainText('https://api.easier.example');
    };
    await page.getByRole('link', { name: 'DivisionId', exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText('DivisionId');
    await page.goBack();
    await expectKept();
    expect(await readStorage(page)).not.toContain('S3CRET');
    await page.reload();
    await expectKept();
    await expect(token).toHaveValue('');
    const other = await context.newPage();
    await openPage(other, create);
    await openForm(other);
    await expect(getField(other, 'name')).not.toHaveValue('Nachtschicht 夜');
    await getForm(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => readStorage(page)).not.toContain('Nachtschicht');
    await page.reload();
    await expect(getField(page, 'name')).not.toHaveValue('Nachtschicht 夜');
    await expect(getField(page, 'Server')).toHaveValue('0');
  });

  test(
    'stay when another tab copies a link, which wins where it is opened; a closed form stays closed',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, create);
      await openForm(page);
      await fill(page, 'name', 'Mine');
      const other = await context.newPage();
      await openPage(other, create);
      await openForm(other);
      await fill(other, 'name', 'Other');
      const link = await copyLink(other);
      await page.reload();
      await expect(getField(page, 'name')).toHaveValue('Mine');
      await page.goto(link);
      await expect(getField(page, 'name')).toHaveValue('Other');
      // A form that was closed stays so, and its samples keep the values.
      await openPage(page, create);
      await getPanel(page).getByRole('button', { name: 'Your own values' }).click();
      await page.reload();
      await expect(getShownCode(page)).toContainText('Other');
      await expect(getForm(page)).toBeHidden();
    },
  );

  test(
    'are those of a link until the reader changes them or follows it again',
    { tag: '@all' },
    async ({ page }) => {
      const toHash = (name: string) =>
        `#values=${encodeURIComponent(JSON.stringify({ fields: { name } }))}`;
      await openPage(page, `${create}/${toHash('Linked')}`);
      await expect(getField(page, 'name')).toHaveValue('Linked');
      await fill(page, 'name', 'Mine');
      await page.reload();
      await expect(getField(page, 'name')).toHaveValue('Mine');
      await page.getByRole('link', { name: 'DivisionId', exact: true }).first().click();
      await expect(page.locator('h1')).toHaveText('DivisionId');
      await page.goBack();
      await expect(getField(page, 'name')).toHaveValue('Mine');
      await expect(page).toHaveURL(/#values=/);
      // The same link again, from another page.
      await page.getByRole('link', { name: 'DivisionId', exact: true }).first().click();
      await expect(page.locator('h1')).toHaveText('DivisionId');
      await openPage(page, `${create}/${toHash('Linked')}`);
      await expect(getField(page, 'name')).toHaveValue('Linked');
      await fill(page, 'name', 'Mine');
      await page.evaluate((hash) => (window.location.hash = hash), toHash('Another'));
      await expect(getField(page, 'name')).toHaveValue('Another');
      // After a reset nothing is stored, and yet the link is not followed again.
      await getForm(page).getByRole('button', { name: 'Reset' }).click();
      await getToggle(page).click();
      await expect(getForm(page)).toBeHidden();
      await page.reload();
      await openForm(page);
      await expect(getField(page, 'name')).not.toHaveValue('Another');
    },
  );

  test('are kept without secrets, in the form and in JSON', { tag: '@all' }, async ({ page }) => {
    await openPage(page, signIn);
    await openForm(page);
    await fill(page, 'password', 'S3CRET');
    await fill(page, 'email', 'me@example.com');
    await expect.poll(() => readStorage(page)).toContain('me%40example.com');
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    await getForm(page)
      .getByRole('textbox', { name: 'Body' })
      .fill('{"email": "two@example.com", "password": "S3CRET", "device": {"pin": "S3CRET"}}');
    await expect.poll(() => readStorage(page)).toContain('two%40example.com');
    expect(await readStorage(page)).not.toContain('S3CRET');
    await page.reload();
    await expect(getShownCode(page)).toContainText('two@example.com');
    await expect(getShownCode(page)).not.toContainText('S3CRET');
  });

  test(
    'that no longer fit, and a storage that is closed, change nothing',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      const start = await getField(page, 'name').inputValue();
      await fill(page, 'name', 'Old');
      await expect.poll(() => readStorage(page)).toContain('Old');
      for (const kept of [
        'open#values=%7B%22fields%22%3A%7B%22gone%22%3A%22x%22%7D%7D',
        'open',
        'x#',
      ]) {
        await page.evaluate((text) => {
          const key = Object.keys(sessionStorage).find((one) => one.startsWith('reference.form'));
          sessionStorage.setItem(key ?? '', text);
        }, kept);
        await page.reload();
        if (!kept.startsWith('open')) await openForm(page);
        await expect(getField(page, 'name')).toHaveValue(start);
        await expect(getForm(page).getByRole('status').filter({ hasText: 'link' })).toHaveCount(0);
      }
      const { problems } = watchConsole(page);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
      await page.reload();
      await openForm(page);
      await fill(page, 'name', 'Still works');
      await expect(getShownCode(page)).toContainText('Still works');
      expect(problems.join('\n')).toContain('Browser storage is not available');
    },
  );
});

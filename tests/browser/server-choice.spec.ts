import type { Page } from '@playwright/test';
import { expectNoViolationsAnywhere } from './axe';
import { openPage } from './open-page';
import { expect, test } from './test';
import { copyLink, getField, getPanel, getShownCode, getToggle, openForm } from './try-it';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const create = '/docs/api/easier-api/create-team';
const first = 'https://api.sandbox.easier.example/v2';
const second = 'https://api.easier.example/v2';

const getChoice = (page: Page) => page.locator('main header').getByLabel('Server', { exact: true });
const getRequestLine = (page: Page) => page.locator('main header p:has([data-method])');

/** The samples and the line of the request name a server. */
async function expectServer(page: Page, server: string): Promise<void> {
  await expect(getShownCode(page)).toContainText(`${server}/teams`);
  await expect(getRequestLine(page)).toContainText(server);
}

test.describe('the server of an operation', () => {
  test('is chosen for its line, its samples and its form, for the other operations, and after a reload', async ({
    page,
  }) => {
    await openPage(page, create);
    await expectServer(page, first);
    await getChoice(page).selectOption({ label: second });
    await expectServer(page, second);
    await getPanel(page).getByRole('tab', { name: 'Python', exact: true }).click();
    await expectServer(page, second);
    // A screen reader, too, meets one choice: that of the open form, or that of the page.
    const choices = page.getByRole('combobox', { name: 'Server', exact: true });
    await expect(choices).toHaveCount(1);
    await openForm(page);
    await expect(getField(page, 'Server')).toHaveValue('1');
    await expect(choices).toHaveCount(1);
    await expect(getChoice(page).locator('..')).toHaveCSS('display', 'none');
    await getToggle(page).click();
    await expect(choices).toHaveCount(1);
    await expect(getChoice(page)).toBeVisible();
    await openForm(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Get a team').click();
    await expect(page.locator('h1')).toHaveText('Get a team');
    await expectServer(page, second);
    await page.reload();
    await expectServer(page, second);
  });

  test('is the one of the form, of a reset, and of a link', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await getField(page, 'Server').selectOption('1');
    await expect(getChoice(page)).toHaveValue('1');
    await expectServer(page, second);
    const link = await copyLink(page);
    await getPanel(page).getByRole('button', { name: 'Reset' }).click();
    await expect(getChoice(page)).toHaveValue('0');
    await expectServer(page, first);
    await openPage(page, '/');
    await openPage(page, link);
    await expect(getChoice(page)).toHaveValue('1');
    await expectServer(page, second);
  });

  test('is clean for axe, in both themes', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    await expectNoViolationsAnywhere(page);
  });
});

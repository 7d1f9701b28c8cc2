import type { Page } from '@playwright/test';
import { goInPlace, openPage } from './open-page';
import { expect, test } from './test';
import { getShownCode } from './try-it';

const saml = '/docs/api/easier-api/saml-login';
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const getBody = (page: Page) => page.locator('section[aria-labelledby="request-body"]');
const getSegment = (page: Page, mediaType: string) =>
  getBody(page).getByRole('tab', { name: mediaType, exact: true });
const getRail = (page: Page) => page.getByRole('region', { name: 'Response examples' });
const getExample = (page: Page) => page.getByLabel('Example', { exact: true });

test.describe('the media types of a request body', () => {
  test('are segments, and the samples send the chosen one', async ({ page }) => {
    await openPage(page, saml);
    await expect(getSegment(page, json)).toHaveAttribute('aria-selected', 'true');
    await expect(getShownCode(page)).toContainText(json);
    await getSegment(page, json).press('ArrowRight');
    await expect(getSegment(page, form)).toBeFocused();
    await expect(getSegment(page, form)).toHaveAttribute('aria-selected', 'true');
    await expect(getShownCode(page)).toContainText('--data-urlencode');
    await getSegment(page, json).click();
    await expect(getShownCode(page)).not.toContainText('--data-urlencode');
  });

  test(
    'follow the example that is chosen beside the samples',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, saml);
      const options = await getExample(page).locator('option').allTextContents();
      const label = options.find((option) => option.includes(form)) ?? '';
      await getExample(page).selectOption({ label });
      await expect(getSegment(page, form)).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('open by a link to one of their fields', { tag: '@all' }, async ({ page }) => {
    await openPage(page, saml);
    const field = getBody(page).locator(`[id^="body(${form})"]`).first();
    const anchor = await field.getAttribute('id');
    await page.goto('about:blank');
    await openPage(page, `${saml}#${anchor}`);
    await expect(getSegment(page, form)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeInViewport();
  });
});

test('an anchor opens the response that it names, on its own page only', async ({ page }) => {
  const getTab = (status: string) => getRail(page).getByRole('tab', { name: status, exact: true });
  await openPage(page, '/docs/api/easier-api/get-team#response-404-example.notFound');
  await expect(getTab('404')).toHaveAttribute('aria-selected', 'true');
  await goInPlace(page, '/docs/api/easier-api/delete-team');
  await expect(page.locator('h1')).toHaveText('Delete a team');
  await expect(getTab('204')).toHaveAttribute('aria-selected', 'true');
});

test.describe('a request example', () => {
  test('selects the response that it gets', async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/create-new-task');
    await getRail(page).getByRole('tab', { name: '422', exact: true }).click();
    await getExample(page).selectOption({ index: 1 });
    await expect(getRail(page).getByRole('tab', { name: '201', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      getRail(page).getByRole('tab', { name: 'Assigned to an SG user', exact: true }),
    ).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all media types stand below each other, each with its name', async ({ page }) => {
    await page.goto(saml);
    for (const mediaType of [json, form])
      await expect(getBody(page).getByText(mediaType, { exact: true }).last()).toBeVisible();
  });
});

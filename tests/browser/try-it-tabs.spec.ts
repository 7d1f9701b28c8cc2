import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { copyLink, getField, getForm, getShownCode, openForm, readClipboard } from './try-it';

const create = '/docs/api/easier-api/create-team';
const get = '/docs/api/easier-api/get-team';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('what one tab holds as a secret is neither in the other tab nor in its link', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(page, create);
  await openForm(page);
  await openPage(other, create);
  await openForm(other);
  const token = getForm(page).getByLabel(/^Bearer token/);
  await token.fill('S3CRET_OF_ONE');
  await getForm(other)
    .getByLabel(/^Bearer token/)
    .fill('S3CRET_OF_TWO');
  await getField(other, 'name').fill('Second');
  await expect(getShownCode(page)).toContainText('S3CRET_OF_ONE');
  await expect(getShownCode(other)).not.toContainText('S3CRET_OF_ONE');
  const link = await copyLink(other);
  expect(link).toContain('Second');
  expect(link).not.toContain('S3CRET');
  // The first tab opens the link of the second: it takes the values, and keeps its own token.
  await page.evaluate((hash) => (window.location.hash = hash), new URL(link).hash);
  await expect(getField(page, 'name')).toHaveValue('Second');
  await expect(token).toHaveValue('S3CRET_OF_ONE');
  expect(await copyLink(page)).not.toContain('S3CRET');
  // Nothing is kept where another tab, or a later visit, could find it.
  const kept = await other.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      window.history.state,
      document.cookie,
    ]),
  );
  expect(kept).not.toContain('S3CRET');
  await other.reload();
  await expect(getShownCode(other)).not.toContainText('S3CRET');
});

test('Back and Forward lead between links to values', { tag: '@all' }, async ({ page }) => {
  await openPage(page, toLink('team_one'));
  await expect(getField(page, 'teamId')).toHaveValue('team_one');
  await page.evaluate((hash) => (window.location.hash = hash), toHash('team_two'));
  await expect(getField(page, 'teamId')).toHaveValue('team_two');
  await page.goBack();
  await expect(getField(page, 'teamId')).toHaveValue('team_one');
  await expect(getShownCode(page)).toContainText('/teams/team_one');
  await page.goForward();
  await expect(getField(page, 'teamId')).toHaveValue('team_two');
  await expect(getShownCode(page)).toContainText('/teams/team_two');
});

test(
  'a body is filled in and its link copied by the keyboard alone',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, create);
    await reach(page, 'button', /own values$/);
    await page.keyboard.press('Enter');
    await expect(getForm(page)).toBeVisible();
    await reach(page, 'textbox', /^name/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('By keys');
    await expect(getShownCode(page)).toContainText('By keys');
    await reach(page, 'button', /^JSON$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(getForm(page).getByRole('textbox', { name: 'Body' })).toHaveValue(/By keys/);
    await reach(page, 'button', /^Copy link$/);
    await page.keyboard.press('Space');
    await expect.poll(() => readClipboard(page)).toContain('By%20keys');
  },
);

/** Presses Tab until a control has the focus, as a reader without a mouse does. */
async function reach(
  page: Page,
  role: 'button' | 'textbox',
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const control = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key);
    if ((await control.count()) > 0) return;
  }
  throw new Error(`${key} does not lead to ${role} ${String(name)}.`);
}

function toLink(teamId: string): string {
  return `${get}/${toHash(teamId)}`;
}

function toHash(teamId: string): string {
  return `#values=${encodeURIComponent(JSON.stringify({ parameters: { 'path teamId': teamId } }))}`;
}

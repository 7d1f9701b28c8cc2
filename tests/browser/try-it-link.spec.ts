import { expect, test, toTiers } from './test';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import { watchNetwork } from './quiet-network';
import { getForm, openForm, getField, fill, getShownCode, getAllCode, copyLink } from './try-it';

const create = '/docs/api/easier-api/create-team';
const get = '/docs/api/easier-api/get-team';
const signIn = '/docs/api/easier-api/login-by-email-and-password';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('a link to values', () => {
  test('brings them back in a new page, without credentials', async ({ page, context }) => {
    // As long as the placeholder, so that the lines are laid out alike.
    const secret = 'MY_S3CRET_TOKEN_1';
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'Nachtschicht 夜');
    await getForm(page).getByRole('checkbox', { name: 'Send colour' }).check();
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill(secret);
    await expect(getForm(page)).toContainText('In the link: name, colour.');
    await expect(getForm(page)).toContainText(/Not in the link: Bearer token[^,]*\./);
    const code = await getAllCode(page);
    const link = await copyLink(page);
    expect(link).not.toContain(secret);
    expect(page.url()).not.toContain('values');
    const other = await context.newPage();
    await openPage(other, link);
    await expect(getForm(other)).toBeVisible();
    await expect(getField(other, 'name')).toHaveValue('Nachtschicht 夜');
    await expect(getForm(other).getByRole('status').first()).toHaveText(
      'Filled in from the link: name, colour. Reset restores the values of this page.',
    );
    await expect
      .poll(() => getAllCode(other))
      .toEqual(code.map((text) => text.replaceAll(secret, 'YOUR_ACCESS_TOKEN')));
  });

  test('holds no password of a body', async ({ page }) => {
    await openPage(page, signIn);
    await openForm(page);
    await fill(page, 'password', 'S3CRET');
    await fill(page, 'email', 'me@example.com');
    await expect(getShownCode(page)).toContainText('S3CRET');
    const link = await copyLink(page);
    expect(link).toContain('me%40example.com');
    expect(link).not.toContain('S3CRET');
    await expect(getForm(page)).toContainText('In the link: email.');
    await expect(getForm(page)).toContainText('Not in the link: password.');
    await expect(getField(page, 'password')).toHaveAttribute('type', 'password');
  });

  test('holds no secret of a JSON text, and says so', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('S3CRET');
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    await getForm(page)
      .getByRole('textbox', { name: 'Body' })
      .fill('{"name": "Open", "api_key": "S3CRET", "labels": {"x": "y", "pin": "S3CRET"}}');
    const link = await copyLink(page);
    expect(link).toContain('Open');
    expect(link).not.toContain('S3CRET');
    await expect(getForm(page)).toContainText(
      /In the link: Body\.Not in the link: Bearer token.*, api_key, labels\.pin\./,
    );
  });

  test(
    'sets no password, says what it has set, and is undone',
    { tag: '@all' },
    async ({ page }) => {
      const link = {
        fields: { password: 'EVIL', email: 'me@example.com' },
        variables: { host: 'x' },
      };
      await openPage(page, `${signIn}/#values=${encodeURIComponent(JSON.stringify(link))}`);
      await expect(getField(page, 'email')).toHaveValue('me@example.com');
      await expect(getForm(page).getByRole('status').first()).toHaveText(
        'Filled in from the link: email. Reset restores the values of this page. Other values of the link change nothing here.',
      );
      for (const code of await getAllCode(page)) expect(code).not.toContain('EVIL');
      await getForm(page).getByRole('button', { name: 'Reset' }).click();
      await expect(getField(page, 'email')).not.toHaveValue('me@example.com');
      await expect(getForm(page)).not.toContainText('from the link');
    },
  );

  test('may be opened while the page is open', { tag: '@all' }, async ({ page }) => {
    await openPage(page, get);
    await page.evaluate(() => {
      window.location.hash = `#values=${encodeURIComponent('{"parameters":{"path teamId":"team_x"}}')}`;
    });
    await expect(getField(page, 'teamId')).toHaveValue('team_x');
    await expect(getShownCode(page)).toContainText('/teams/team_x');
    // The page's own anchors work on, and leave the values alone.
    await page.locator('main header a[href="#path.teamId"]').click();
    await expect(page).toHaveURL(/#path\.teamId$/);
    await expect(page.locator('[id="path.teamId"]')).toBeInViewport();
    await expect(getField(page, 'teamId')).toHaveValue('team_x');
    await page.goBack();
    await expect(getField(page, 'teamId')).toHaveValue('team_x');
  });

  for (const [hash, tier] of toTiers(
    ['#values=', '#values=%7B', '#values=%E0%A4%A', '#values=[1]', '#path.teamId'],
    1,
  )) {
    test(
      `is ignored quietly when it is broken or foreign: ${hash}`,
      { tag: tier },
      async ({ page }) => {
        const { problems } = watchConsole(page);
        const untilQuiet = watchNetwork(page);
        await openPage(page, get);
        const before = await getAllCode(page);
        await openPage(page, `${get}/${hash}`);
        await untilQuiet();
        expect(await getAllCode(page)).toEqual(before);
        expect(problems).toEqual([]);
        if (hash.startsWith('#values')) await expect(getForm(page)).toContainText('cannot be read');
      },
    );
  }

  test('shows a message if it would be too long', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'x'.repeat(9000));
    await getForm(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(getForm(page).getByRole('status')).toHaveText(
      'These values are too long for a link.',
    );
  });
});

import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { LIVE_SAMPLES, budgets } from '../../prerender/checks/size-report';
import { expectNoViolationsAnywhere } from './axe';
import { watchConsole } from './console-watch';
import { goInPlace, openPage } from './open-page';

const create = '/docs/api/easier-api/create-team';
const query = '/docs/api/easier-api/query-team-pagination-and-sort';
const get = '/docs/api/easier-api/get-team';
const signIn = '/docs/api/easier-api/login-by-email-and-password';
const saml = '/docs/api/easier-api/saml-login';

const languages = ['curl', 'JavaScript', 'Node', 'Go', 'Ruby', 'Python'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the form for own values', () => {
  test('is no part of the first visit, and what writes samples is light', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPage(page, create);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('live-'))).toEqual([]);
    await getToggle(page).click();
    await expect(getForm(page)).toBeVisible();
    const chunk = scripts.find((url) => url.includes(`/${LIVE_SAMPLES}.`));
    if (chunk === undefined) throw new Error('The chunk was not loaded.');
    const body = await (await page.request.get(chunk)).body();
    expect(gzipSync(body, { level: 9 }).length).toBeLessThanOrEqual(budgets.liveSamples);
  });

  test('changes nothing by being opened', async ({ page }) => {
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
    await page.keyboard.type('my-token');
    await expect(getShownCode(page)).toContainText('Bearer my-token');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(getShownCode(page)).not.toContainText('page=1');
    await getToggle(page).press('Enter');
    await expect(getForm(page)).toBeHidden();
    await expect(getShownCode(page)).toContainText('Bearer my-token');
  });

  test('is accessible in both themes, wide and narrow, also with mistakes', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', '');
    await unstick(page);
    await expectNoViolationsAnywhere(page);
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    await getForm(page).getByRole('textbox', { name: 'Body' }).fill('{');
    await expectNoViolationsAnywhere(page);
  });

  test('is large enough for fingers on a phone, and fits', async ({ page }) => {
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

  test('says that it could not be loaded, and tries again', async ({ page }) => {
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

  test('keeps credentials while the reader goes on, and only then', async ({ page }) => {
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
    await openForm(page);
    await expect(getForm(page).getByLabel(/^Bearer token/)).toHaveValue('');
  });

  test('begins anew on another page', async ({ page }) => {
    await openPage(page, get);
    await openForm(page);
    await fill(page, 'teamId', 'team_mine');
    await goInPlace(page, create);
    await expect(getToggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(getShownCode(page)).not.toContainText('team_mine');
  });
});

test.describe('the samples', () => {
  test('follow a value within the frame in which it is changed', async ({ page }) => {
    await openPage(page, query);
    await openForm(page);
    const isFollowed = await getField(page, 'nameContains').evaluate((input) => {
      // As React sees it: by the element's own setter.
      Reflect.set(HTMLInputElement.prototype, 'value', 'new value', input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => {
          const shown = [...document.querySelectorAll('[data-live] pre')].find(
            (pre) => pre.getClientRects().length > 0,
          );
          resolve(shown?.textContent.includes('nameContains=new%20value') === true);
        });
      });
    });
    expect(isFollowed).toBe(true);
  });

  test('follow in all ten targets, and are copied as they are shown', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', `It's "new" $(id) \`x\` #{y}`);
    await expect
      .poll(async () => (await getAllCode(page)).filter((code) => code.includes('new')).length)
      .toBe(10);
    for (const language of languages) {
      await getPanel(page).getByRole('tab', { name: language, exact: true }).click();
      await getPanel(page).getByRole('button', { name: 'Copy code to clipboard' }).click();
      await expect(getPanel(page).getByRole('button', { name: 'Copied' })).toBeVisible();
      const shown = await getShownCode(page).locator('code').textContent();
      expect(await readClipboard(page)).toBe(shown);
      expect(shown).toContain('$(id)');
      await expect(getPanel(page).getByRole('button', { name: 'Copied' })).toBeHidden();
    }
  });

  test('keep in sight what changes', async ({ page }) => {
    await openPage(page, query);
    await openForm(page);
    const code = getShownCode(page);
    expect(await code.evaluate((pre) => pre.scrollLeft)).toBe(0);
    await fill(page, 'updatedTo', '2030-01-01T00:00:00Z');
    await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(300);
    await getPanel(page).getByRole('tab', { name: 'Go', exact: true }).click();
    await fill(page, 'page', '7');
    await expect.poll(() => code.evaluate((pre) => pre.scrollTop)).toBeGreaterThan(0);
  });

  test('keep their colours', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'Night shift');
    const getColor = (name: string) =>
      getShownCode(page)
        .locator('span', { hasText: name })
        .last()
        .evaluate((span) => getComputedStyle(span).color);
    expect(await getColor('Night shift')).toBe(await getColor('application/json'));
    expect(await getColor('Night shift')).not.toBe(await getColor('curl'));
  });

  test('hold switched on parameters, lists and objects as their notation says', async ({
    page,
  }) => {
    await openPage(page, query);
    await openForm(page);
    await fill(page, 'sort', 'name\n-createdAt\n');
    await expect(getShownCode(page)).toContainText('sort=name,-createdAt');
    await fill(page, 'label', '{"area": "ota", "id": 12345678901234567890}');
    await expect(getShownCode(page)).toContainText('label%5Bid%5D=12345678901234567890');
    await getField(page, 'includeSubdivisions').selectOption('not sent');
    await expect(getShownCode(page)).not.toContainText('includeSubdivisions');
    await getForm(page).getByRole('checkbox', { name: 'Send includeSubdivisions' }).check();
    await expect(getShownCode(page)).toContainText('includeSubdivisions=true');
  });

  test('follow the server and the credentials', async ({ page }) => {
    await openPage(page, get);
    await openForm(page);
    const server = getForm(page).getByLabel('Server');
    const [, other = ''] = await server.locator('option').allTextContents();
    await server.selectOption(other);
    await expect(getShownCode(page)).toContainText(`${other}/teams/`);
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('abc.def');
    await expect(getShownCode(page)).toContainText('Authorization: Bearer abc.def');
  });

  test('follow a body as form and as JSON, with all its digits', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await getForm(page).getByRole('checkbox', { name: 'Send labels' }).check();
    await fill(page, 'labels', '{"n": 12345678901234567890.10}');
    await expect(getShownCode(page)).toContainText('12345678901234567890.10');
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    const text = getForm(page).getByRole('textbox', { name: 'Body' });
    await expect(text).toHaveValue(/12345678901234567890\.10/);
    await text.fill('{"name": "From text", "divisionId": "x"}');
    await expect(getShownCode(page)).toContainText('From text');
    await getForm(page).getByRole('button', { name: 'Form', exact: true }).click();
    await expect(getField(page, 'name')).toHaveValue('From text');
  });

  test('stay in step with the choice of examples, and of media types', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    const choice = getPanel(page).getByLabel('Example', { exact: true });
    await choice.selectOption({ index: 1 });
    const name = await getField(page, 'name').inputValue();
    await expect(getShownCode(page)).toContainText(name);
    await openPage(page, saml);
    await openForm(page);
    await getForm(page).getByLabel('Media type').selectOption('application/x-www-form-urlencoded');
    await expect(getField(page, 'SAMLResponse')).toBeVisible();
    await expect(getShownCode(page)).toContainText('SAMLResponse=');
    await expect(getPanel(page).getByLabel('Example', { exact: true })).toContainText('urlencoded');
  });

  test('are those of the page again after a reset', async ({ page }) => {
    await openPage(page, create);
    const before = await getAllCode(page);
    await openForm(page);
    await fill(page, 'name', 'Other');
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('abc');
    await getForm(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => getAllCode(page)).toEqual(before);
    await expect(getForm(page).getByLabel(/^Bearer token/)).toHaveValue('');
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
    await fill(page, 'pageSize', '50');
    await expect(getField(page, 'pageSize')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('leaves the last request that could be sent, and says so', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'Good');
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    await getForm(page).getByRole('textbox', { name: 'Body' }).fill('{"name": "Bad"');
    await expect(
      getPanel(page).getByText('This is the last request that could be sent'),
    ).toBeVisible();
    await expect(getShownCode(page)).toContainText('Good');
    await expect(getForm(page).getByRole('textbox', { name: 'Body' })).toHaveAccessibleDescription(
      'Is no valid JSON from line 1, column 15.',
    );
    await openPage(page, get);
    await openForm(page);
    await fill(page, 'teamId', '');
    await expect(getField(page, 'teamId')).toHaveAccessibleDescription('Fill this in.');
  });

  test('never breaks out of a header: that is a message, and no crash', async ({ page }) => {
    const { problems } = watchConsole(page);
    await openPage(page, create);
    await openForm(page);
    const link = { parameters: { 'header Idempotency-Key': 'a\r\nX-Admin: 1' } };
    await page.goto(`${create}/#values=${encodeURIComponent(JSON.stringify(link))}`);
    await expect(getField(page, 'Idempotency-Key')).toHaveAccessibleDescription(
      /line break or another control character/,
    );
    for (const code of await getAllCode(page)) expect(code).not.toContain('X-Admin');
    expect(problems).toEqual([]);
  });
});

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
    const code = await getAllCode(page);
    const link = await copyLink(page);
    expect(link).not.toContain(secret);
    expect(page.url()).not.toContain('values');
    const other = await context.newPage();
    await openPage(other, link);
    await expect(getForm(other)).toBeVisible();
    await expect(getField(other, 'name')).toHaveValue('Nachtschicht 夜');
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
  });

  test('may be opened while the page is open', async ({ page }) => {
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

  for (const hash of [
    '#values=',
    '#values=%7B',
    '#values=%E0%A4%A',
    '#values=[1]',
    '#path.teamId',
  ]) {
    test(`is ignored quietly when it is broken or foreign: ${hash}`, async ({ page }) => {
      const { problems } = watchConsole(page);
      await openPage(page, get);
      const before = await getAllCode(page);
      await openPage(page, `${get}/${hash}`);
      await page.waitForLoadState('networkidle');
      expect(await getAllCode(page)).toEqual(before);
      expect(problems).toEqual([]);
    });
  }

  test('is refused in words where it would be too long', async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'x'.repeat(9000));
    await getForm(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(getForm(page).getByRole('status')).toHaveText(
      'These values are too long for a link.',
    );
  });
});

test.describe('nothing that is filled in', () => {
  test('is sent or kept anywhere', async ({ page, context, baseURL }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await openPage(page, create);
    await openForm(page);
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('S3CRET');
    await fill(page, 'name', 'S3CRET');
    await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
    await getForm(page).getByRole('button', { name: 'Copy link' }).click();
    await getForm(page).getByRole('textbox', { name: 'Body' }).press('Enter');
    await page.waitForLoadState('networkidle');
    expect(sent.filter((one) => !one.startsWith(`GET ${baseURL ?? ''}`))).toEqual([]);
    expect(sent.filter((one) => one.includes('S3CRET'))).toEqual([]);
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
  });
});

function getPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Request samples' });
}

function getToggle(page: Page): Locator {
  return getPanel(page).getByRole('button', { name: /own values$/ });
}

function getForm(page: Page): Locator {
  return getPanel(page).getByRole('group', { name: 'Your own values' });
}

async function openForm(page: Page): Promise<void> {
  await getToggle(page).click();
  await expect(getForm(page)).toBeVisible();
}

/** The control of a field, not the switch beside it. */
function getField(page: Page, name: string): Locator {
  return getForm(page).getByLabel(name, { exact: true });
}

function fill(page: Page, name: string, text: string): Promise<void> {
  return getField(page, name).fill(text);
}

/** The one block of code that is visible. */
function getShownCode(page: Page): Locator {
  return getPanel(page).locator('pre:visible');
}

function getAllCode(page: Page): Promise<string[]> {
  return getPanel(page).locator('pre code').allTextContents();
}

/** What covers a control can be scrolled away; axe takes it for a control that is too small. */
function unstick(page: Page): Promise<void> {
  return getPanel(page).evaluate((panel) => {
    for (const element of panel.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });
}

async function copyLink(page: Page): Promise<string> {
  await getForm(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(getForm(page).getByRole('button', { name: 'Link copied' })).toBeVisible();
  return readClipboard(page);
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** What a finger has to hit: a switch by its label. */
async function listControls(page: Page): Promise<readonly Locator[]> {
  const form = getForm(page);
  const controls = await form
    .locator('button, select, textarea, input:not([type="checkbox"]), label:has(input)')
    .all();
  return [getToggle(page), ...controls];
}

import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { getResult, toFindAddress } from './example-results';
import { goInPlace, openPage } from './open-page';
import { getSitePage } from './site-pages';

const path = '/docs/markdown-features/tabs';
/** Another page with tabs of the group `environment`, of which Sandbox is open at first. */
const otherPath = '/docs/contributing/docusaurus-compatibility';

/** Texts that identify the examples. */
const items = 'A role in each team';
const group = 'Confirmation codes:';
const query = 'SAML 2.0';
const parts = 'External users join by invitation';
const withDisabled = 'Delete (not offered)';
const vertical = 'create teams in their own division';

test.describe('tabs', () => {
  test('show one panel, which the tab names', async ({ page }) => {
    await openPage(page, path);
    const result = getResult(page, items);
    await expectShown(result, 'External users');
    await getTab(result, 'SG users').click();
    await expectShown(result, 'SG users');
  });

  test(
    'that are made of items open by Enter and Space, not by arrows',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      const result = getResult(page, items);
      await getTab(result, 'External users').focus();
      await page.keyboard.press('ArrowRight');
      await expect(getTab(result, 'SG users')).toBeFocused();
      await expectShown(result, 'External users');
      await page.keyboard.press('Enter');
      await expectShown(result, 'SG users');
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
      await expectShown(result, 'External users');
    },
  );

  test('that are built from parts open as arrows, Home and End reach them', async ({ page }) => {
    await openPage(page, path);
    const result = getResult(page, vertical);
    await expect(result.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await getTab(result, 'Owner').focus();
    const moves = [
      ['ArrowDown', 'Manager'],
      ['ArrowUp', 'Owner'],
      ['ArrowUp', 'Member'],
      ['Home', 'Owner'],
      ['End', 'Member'],
    ] as const;
    for (const [key, name] of moves) {
      await page.keyboard.press(key);
      await expect(getTab(result, name)).toBeFocused();
      await expectShown(result, name);
    }
  });

  test(
    'are one stop of Tab, and their panel is the next one',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      const result = getResult(page, parts);
      await getTab(result, 'Members').focus();
      await page.keyboard.press('Tab');
      await expect(getPanels(result)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(result.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(getTab(result, 'Members')).toBeFocused();
    },
  );

  test('beside their panel do not cover it', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    // Playwright clicks only what nothing covers.
    await getPanels(getResult(page, vertical)).locator('code').first().click();
    await getPanels(getResult(page, withDisabled)).locator('code').click();
  });

  test('skip a disabled one', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const result = getResult(page, withDisabled);
    await expect(getTab(result, withDisabled)).toBeDisabled();
    await getTab(result, 'Change').focus();
    await page.keyboard.press('ArrowRight');
    await expect(getTab(result, 'Change')).toBeFocused();
  });
});

test.describe('tabs of a group', () => {
  test('switch together, and the clicked one stays in its place', async ({ page }) => {
    await openPage(page, path);
    const second = getTab(getResult(page, group), 'Sandbox').nth(1);
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expectChosen(page, 'Sandbox');
    expect((await second.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test(
    'are remembered: on another page, after a reload, on the way back',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      for (const name of ['Sandbox', 'Production'])
        await getTab(getResult(page, group), name).first().click();
      await goInPlace(page, otherPath);
      await expect(page).toHaveTitle(getSitePage(otherPath).title);
      await expectChosen(page, 'Production');
      await page.reload();
      await expectChosen(page, 'Production');
      await getTab(page.locator('main'), 'Sandbox').first().click();
      await openPage(page, path);
      await expectChosen(page, 'Sandbox');
    },
  );

  test(
    'follow the choice that is made in another window',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, path);
      await getTab(getResult(page, group), 'Sandbox').first().click();
      const other = await context.newPage();
      await openPage(other, otherPath);
      await getTab(other.locator('main'), 'Production').first().click();
      await expectChosen(page, 'Production');
    },
  );

  test('ignore what is remembered but not offered', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.environment', 'moon'));
    await openPage(page, path);
    await expectChosen(page, 'Production');
  });
});

test.describe('tabs in the address', () => {
  test('are opened by it, on arrival and by a link in the text', async ({ page }) => {
    await openPage(page, `${path}?login=google`);
    await expectShown(getResult(page, query), 'Google');
    await page.locator('main').getByRole('link', { name: 'Open SAML 2.0' }).click();
    await expectShown(getResult(page, query), 'SAML 2.0');
    await page.goBack();
    await expectShown(getResult(page, query), 'Google');
  });

  test('write the choice into it, and Back leaves the page', async ({ page }) => {
    await openPage(page, '/docs/markdown-features/table');
    await openPage(page, `${path}?a=1#the-choice-in-the-address`);
    await getTab(getResult(page, query), 'Google').click();
    await expect(page).toHaveURL(`${path}?a=1&login=google#the-choice-in-the-address`);
    await page.goBack();
    await expect(page).toHaveURL('/docs/markdown-features/table');
  });

  test('stay as they are when it names none of them', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${path}?login=fax`);
    await expectShown(getResult(page, query), 'Password');
  });
});

test.describe('a closed panel', () => {
  test('is in the HTML', () => {
    // The source next to it has backticks instead.
    expect(getSitePage(path).html).toContain('Always <code translate="no">000000</code>.');
  });

  test(
    "is opened by the browser's own find, with all of its group",
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      await page.goto(toFindAddress(path, 'Always 000000'));
      await expectChosen(page, 'Sandbox');
      await expect(getPanels(getResult(page, group)).nth(1)).toContainText('Always 000000.');
    },
  );

  test('is shown without script, as all panels are, below the words of its tab', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    const result = getResult(page, vertical);
    await expect(result.getByRole('tab')).toHaveCount(0);
    for (const name of ['Owner', 'Manager', 'Member'])
      await expect(result.locator('p:visible', { hasText: name }).first()).toBeVisible();
    await expect(getPanels(result)).toHaveCount(3);
    await page.close();
  });
});

function getTab(place: Locator, name: string): Locator {
  return place.getByRole('tab', { name, exact: true });
}

/** The panels that are shown. */
function getPanels(result: Locator): Locator {
  return result.locator('[role="tabpanel"]:not([hidden])').filter({ visible: true });
}

/** Fails unless the one visible panel of an example is the one of that tab. */
async function expectShown(result: Locator, name: string): Promise<void> {
  await expect(getTab(result, name)).toHaveAttribute('aria-selected', 'true');
  await expect(result.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(getPanels(result)).toHaveCount(1);
  await expect(getPanels(result)).toHaveAccessibleName(name);
}

/** Fails unless all tabs of the group `environment` show that one. */
async function expectChosen(page: Page, name: 'Production' | 'Sandbox'): Promise<void> {
  const tabs = page.locator('main').getByRole('tab', { name, exact: true });
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
}

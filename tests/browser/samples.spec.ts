import { expect, test, toTiers } from './test';
import type { Locator, Page } from '@playwright/test';
import { goInPlace, openPage, openStill } from './open-page';
import { copyBy } from './try-it';

const operation = '/docs/api/easier-api/create-team';
const otherOperation = '/docs/api/postal-api/get-cities';

interface Target {
  readonly language: string;
  /** Left out where the language has one sample only. */
  readonly library?: string;
  /** What its code surely contains. */
  readonly code: string;
}

const targets: readonly Target[] = [
  { language: 'curl', code: 'curl --location' },
  { language: 'JavaScript', library: 'Fetch', code: 'await fetch(' },
  { language: 'JavaScript', library: 'jQuery', code: '$.ajax(' },
  { language: 'JavaScript', library: 'XHR', code: 'new XMLHttpRequest()' },
  { language: 'Node', library: 'axios', code: "from 'axios'" },
  { language: 'Node', library: 'native', code: 'await fetch(' },
  { language: 'Go', code: 'package main' },
  { language: 'Ruby', code: "require 'net/http'" },
  { language: 'Python', library: 'Requests', code: 'import requests' },
  { language: 'Python', library: 'http.client', code: 'http.client' },
];

const languages = [...new Set(targets.map(({ language }) => language))];

test.describe('the samples of an operation', () => {
  test('are chosen by click: six languages, ten targets', async ({ page }) => {
    await openPage(page, operation);
    await expect(getTabs(page, 'Language').getByRole('tab')).toHaveText(languages);
    for (const { language, library, code } of targets) {
      await getTab(page, language).click();
      if (library !== undefined) await getTab(page, library).click();
      await expect(getShownCode(page)).toHaveCount(1);
      await expect(getShownCode(page)).toContainText(code);
      await expect(getTab(page, library ?? language)).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('are chosen by the arrow keys, Home and End', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    await getTab(page, 'curl').focus();
    for (const language of languages.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await expect(getTab(page, language)).toBeFocused();
      await expect(getTab(page, language)).toHaveAttribute('aria-selected', 'true');
    }
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, 'curl')).toBeFocused();
    await page.keyboard.press('End');
    await expect(getTab(page, 'Python')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(getTab(page, 'curl')).toBeFocused();
  });

  test('have their libraries one Tab after their languages', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    await getTab(page, 'JavaScript').click();
    await page.keyboard.press('Tab');
    await expect(getTab(page, 'Fetch')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(getTab(page, 'jQuery')).toHaveAttribute('aria-selected', 'true');
    await expect(getShownCode(page)).toContainText('$.ajax(');
  });

  test('carry no colour markup into what is selected and copied', async ({ page }) => {
    await openPage(page, operation);
    const text = await getShownCode(page).innerText();
    expect(text).toContain('\n');
    expect(text).not.toMatch(/<\/?span|\u200B/);
  });
});

test.describe('the chosen language', () => {
  test('is there on another page, in place and loaded', async ({ page }) => {
    await openPage(page, operation);
    await getTab(page, 'Python').click();
    await goInPlace(page, otherOperation);
    await expect(page.locator('main h1')).not.toHaveText('Create a team');
    await expect(getTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await expect(getShownCode(page)).toContainText('import requests');
    await openPage(page, otherOperation);
    await expect(getTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
    await openPage(page, operation);
    await expect(getShownCode(page)).toContainText('import requests');
  });

  test('that is stored but not offered counts as none', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.code-examples', 'cobol'));
    await openPage(page, operation);
    await expect(getTab(page, 'curl')).toHaveAttribute('aria-selected', 'true');
    await expect(getShownCode(page)).toContainText('curl --location');
  });

  test(
    'is that of guides, and at once in other tabs',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, operation);
      const other = await context.newPage();
      await openPage(other, otherOperation);
      await getTab(page, 'Ruby').click();
      await expect(getTab(other, 'Ruby')).toHaveAttribute('aria-selected', 'true');
      await expect(getShownCode(other)).toContainText("require 'net/http'");
      await openPage(page, '/docs/markdown-features/reference-parts');
      const inGuide = page.locator('main').getByRole('tab', { name: 'Ruby', exact: true }).first();
      await expect(inGuide).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('is the one that was chosen last, also in a guide', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    await getTab(page, 'Ruby').click();
    await goInPlace(page, '/docs/markdown-features/reference-parts');
    await page.locator('main').getByRole('tab', { name: 'Python', exact: true }).first().click();
    await goInPlace(page, operation);
    await expect(getTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('what the browser finds in a page', () => {
  for (const [[what, text, tab], tag] of toTiers(
    [
      ['a sample of another library', '$.ajax(', 'jQuery'],
      ['a sample of another language', 'net/http', 'Go'],
      ['the example of another response', 'Use at most 80 characters', '422'],
    ] as const,
    1,
  ))
    test(`is shown: ${what}`, { tag }, async ({ page }) => {
      await openPage(page, operation);
      const code = page.locator('main pre', { hasText: text }).first();
      await expect(code).toBeHidden();
      // As the browser does it, which shows no text of panels that are hidden in any other way.
      await code.evaluate((pre) => {
        for (let at: Element | null = pre; at !== null; at = at.parentElement)
          if (at.getAttribute('hidden') === 'until-found')
            at.dispatchEvent(new Event('beforematch', { bubbles: true }));
      });
      await expect(code).toBeVisible();
      await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
});

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'copies exactly the code that is shown, for every target',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, operation);
      for (const { language, library } of targets) {
        await getTab(page, language).click();
        if (library !== undefined) await getTab(page, library).click();
        await copyBy(page, getCopyButton(page));
        const shown = await getShownCode(page).locator('code').textContent();
        expect(await readClipboard(page)).toBe(shown);
      }
    },
  );

  test('copies the code of a guide as it was written', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/first-call');
    const block = page.getByRole('figure').filter({ hasText: 'curl' }).first();
    await block.hover();
    await copyBy(page, block.getByRole('button', { name: 'Copy code to clipboard' }));
    expect(await readClipboard(page)).toBe(await block.locator('code').textContent());
  });

  test('works by keyboard, says so, and is ready again soon', { tag: '@all' }, async ({ page }) => {
    await openStill(page, operation);
    // A line of this sample is longer than the panel is wide, which is known once it is measured.
    const wrapButton = getPanel(page).getByRole('button', { name: 'Toggle word wrap' });
    await expect(wrapButton).toBeVisible();
    await getPanel(page).getByRole('tab', { selected: true }).first().focus();
    await page.keyboard.press('Tab');
    await expect(wrapButton).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getCopyButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getPanel(page).getByRole('button', { name: 'Copied' })).toBeFocused();
    await page.clock.resume();
    await expect(getCopyButton(page)).toHaveAttribute('data-outcome', 'ready');
    expect(await readClipboard(page)).toContain('curl --location');
  });
});

test.describe('a clipboard that refuses', () => {
  test('is said, and the button recovers', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await expectRefusal(page);
  });

  test(
    'because it is not there, as on a page that is not served securely, is said, too',
    { tag: '@all' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await expectRefusal(page);
    },
  );
});

async function expectRefusal(page: Page): Promise<void> {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => void uncaught.push(error.message));
  await openStill(page, operation);
  await getCopyButton(page).click();
  await expect(
    getPanel(page).getByRole('button', { name: 'Select the text and copy it' }),
  ).toBeVisible();
  await expect(getPanel(page).getByRole('status').filter({ hasText: 'Select' })).toBeAttached();
  await page.clock.resume();
  await expect(getCopyButton(page)).toBeVisible();
  expect(uncaught).toEqual([]);
}

function getPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Request samples' });
}

function getTabs(page: Page, label: string): Locator {
  return getPanel(page).getByRole('tablist', { name: label });
}

function getTab(page: Page, name: string): Locator {
  return getPanel(page).getByRole('tab', { name, exact: true });
}

/** The one block of code that is visible. */
function getShownCode(page: Page): Locator {
  return getPanel(page).locator('pre:visible');
}

function getCopyButton(page: Page): Locator {
  return getPanel(page).getByRole('button', { name: 'Copy code to clipboard' });
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

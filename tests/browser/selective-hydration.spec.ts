import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { holdFiles } from './gate';
import {
  expectHydrated,
  isBodyHydrated,
  isSameDocument,
  markDocument,
  openPage,
  savesData,
} from './open-page';
import { toDataPattern, toScriptPattern } from './page-body';
import { search } from './search';
import { getSitePage } from './site-pages';
import { expectTheme, expectThemeToggleWorks, getThemeToggle } from './theme';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';
const tabs = '/docs/markdown-features/tabs';

test.describe('while the script of the body is loading', () => {
  test('the text is shown, and the shell already works', async ({ page }) => {
    const watch = watchConsole(page);
    await watchForGaps(page);
    const gate = await holdFiles(page, toDataPattern(guide));

    await page.goto(guide);
    await expectThemeToggleWorks(page);
    await search(page, 'create team');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('article h2').last()).toBeVisible();
    expect(await isBodyHydrated(page)).toBe(false);

    gate.open();
    await expectHydrated(page);
    expect(await readGaps(page)).toEqual([]);
    expect(watch.problems).toEqual([]);
  });

  test(
    "a number that is typed into a guide's own component counts once it is there",
    { tag: '@all' },
    async ({ page }) => {
      const path = '/docs/markdown-features/react';
      const gate = await holdFiles(page, toScriptPattern(path));
      await page.goto(path);
      const answer = page.locator('article output');
      await expect(answer).toHaveText('3,000 requests, at least 4 minutes');
      await page.getByLabel('Records', { exact: true }).fill('100');
      gate.open();
      await expectHydrated(page);
      await expect(answer).toHaveText('5 requests, within a minute');
      await expect(page.getByLabel('Records', { exact: true })).toHaveValue('100');
    },
  );

  test('a reader can already go to another page in place', async ({ page }) => {
    await page.route(toDataPattern(guide), () => {
      // Never answered.
    });
    await page.goto(guide);
    await expect(getThemeToggle(page)).toBeEnabled();
    await markDocument(page);
    await clickSidebar(page, 'API reference');
    await expectInPlace(page, guideApi);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
    await expectInPlace(page, '/docs/api/easier-api');
  });
});

test.describe('when the script of the body fails on the first visit', () => {
  for (const [[kind, path, body], tier] of toTiers(
    [
      ['script', tabs, toScriptPattern(tabs)],
      ['data', guide, toDataPattern(guide)],
      ['cards', '/docs/markdown-features/react', '**/assets/cards/*'],
    ] as const,
    1,
  ))
    test(
      `the text stays, and a notice with Retry says what does not work: ${kind}`,
      { tag: ['@S74', ...tier] },
      async ({ page }) => {
        await page.route(body, (route) => route.abort());
        await page.goto(path);
        const notice = page.getByRole('status').filter({ hasText: 'did not load' });
        await expect(notice).toBeVisible();
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('article h2').last()).toBeVisible();
        await expectThemeToggleWorks(page);

        await page.unroute(body);
        await notice.getByRole('button', { name: 'Retry' }).click();
        await expectHydrated(page);
        await expect(notice).toHaveCount(0);
      },
    );

  test('the reader can go on to other pages in place', { tag: '@all' }, async ({ page }) => {
    await page.route(toDataPattern(guide), (route) => route.abort());
    await page.goto(guide);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await markDocument(page);
    await clickSidebar(page, 'API reference');
    await expectInPlace(page, guideApi);
    // What the notice says holds for the page that was left.
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Easier Developers' }).click();
    await expectInPlace(page, '/');
  });

  test('the console has only warnings', { tag: '@all' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(error.message));
    page.on('console', (message) => {
      // The browser's own line about the failed request.
      const isOurs = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && isOurs) errors.push(message.text());
    });
    await page.route(toDataPattern(guide), (route) => route.abort());
    await page.goto(guide);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the theme is kept', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route(toDataPattern(guide), (route) => route.abort());
    await page.goto(guide);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectTheme(page, 'dark');
  });
});

test.describe('when a script fails during a navigation', () => {
  // Otherwise it would fail before, ahead of the click.
  test.beforeEach(({ page }) => savesData(page));

  test(
    'the target is loaded from the server, once, and works',
    { tag: '@S40' },
    async ({ page }) => {
      const documents = watchDocuments(page);
      await openPage(page, guide);
      await markDocument(page);
      await page.route(toDataPattern(guideApi), (route) => route.abort(), { times: 1 });
      await clickSidebar(page, 'API reference');
      await expect(page).toHaveTitle(getSitePage(guideApi).title);
      await expectHydrated(page);
      expect(await isSameDocument(page)).toBe(false);
      expect(documents).toEqual([guide, guideApi]);
    },
  );

  test(
    'that goes on failing leaves the prerendered target with its notice, in no loop',
    { tag: '@all' },
    async ({ page }) => {
      const documents = watchDocuments(page);
      await openPage(page, guide);
      await page.route(toDataPattern(guideApi), (route) => route.abort());
      await clickSidebar(page, 'API reference');
      await expect(page).toHaveTitle(getSitePage(guideApi).title);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      expect(documents).toEqual([guide, guideApi]);
    },
  );

  test('the hash of the link is kept', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/first-call');
    const target = '/docs/platform/authentication';
    await page.route(toDataPattern(target), (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'use a service token' }).click();
    await expect(page).toHaveTitle(getSitePage(target).title);
    await expectHydrated(page);
    await expect(page).toHaveURL(`${target}#how-do-you-use-a-service-token`);
  });
});

async function expectInPlace(page: Page, path: string): Promise<void> {
  await expect(page).toHaveTitle(getSitePage(path).title);
  await expectHydrated(page);
  expect(await isSameDocument(page)).toBe(true);
}

declare global {
  interface Window {
    /** What was missing from the page at some moment. */
    gaps?: string[];
  }
}

/** Checks the page in every frame from the start, and records when its text is missing. */
async function watchForGaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const gaps: string[] = [];
    window.gaps = gaps;
    let longest = 0;
    const look = () => {
      const length = document.querySelector('article')?.textContent.length ?? 0;
      if (length < longest) gaps.push(`${length} of ${longest} characters`);
      longest = Math.max(longest, length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new MutationObserver((records) => {
      const gone = records.flatMap(({ removedNodes }) => [...removedNodes]);
      for (const node of gone) {
        if (node instanceof HTMLElement && node.matches('main, article, article *'))
          gaps.push(`removed: ${node.tagName}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

function readGaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.gaps ?? ['The page was not watched.']);
}

/** The paths of the documents that the page loads, in order. */
function watchDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

async function clickSidebar(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name }).click();
}

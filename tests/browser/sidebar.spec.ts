import { expect, stopClock, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { toCollapseDuration } from '../../src/model/navigation/collapse-duration';
import { watchConsole } from './console-watch';
import { isHydrated, isSameDocument, markDocument, openPage } from './open-page';
import { getSitePage } from './site-pages';
import { getSidebar } from './page-parts';
import { watchNetwork } from './quiet-network';
import { watchFor } from './watch-for';

const guide = '/docs/platform/message-iframe-helper/guide';

const STEP_MS = 20;

test.describe('the sidebar', () => {
  test('marks the open page, and the categories that it is in', async ({ page }) => {
    await openPage(page, guide);
    await expect(getSidebar(page).locator('[aria-current]')).toHaveText(['Guide']);
    await expect(getSidebar(page).locator('[data-active]')).toHaveText([
      'Platform',
      'Message iframe helper',
    ]);
    await openPage(page, '/docs/category/platform');
    await expect(getSidebar(page).locator('[aria-current]')).toHaveText(['Platform']);
  });

  test(
    'brings the open page into view, on arrival and after a navigation',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 700 });
      await openPage(page, '/docs/api/easier-api/schemas/Task');
      const current = getSidebar(page).locator('[aria-current="page"]');
      await expect(current).toHaveText('Task');
      await expect(current).toBeInViewport({ ratio: 1 });
      await getSidebar(page).getByRole('link', { name: 'Introduction', exact: true }).click();
      await expect(current).toHaveText('Introduction');
      await expect(current).toBeInViewport({ ratio: 1 });
    },
  );

  test('opens a category by the mark beside its name, which says what it does', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    await getCaret(page, 'Expand', 'Guidelines').click();
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await getCaret(page, 'Collapse', 'Guidelines').focus();
    await page.keyboard.press('Enter');
    await expect(getLink(page, 'npm registry')).toBeHidden();
    await page.keyboard.press('Space');
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await expect(page).toHaveURL('/docs/');
  });

  test(
    'leads to the page of a category by its name, and opens it',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await markDocument(page);
      await getLink(page, 'Guidelines').click();
      await expect(page).toHaveTitle(getSitePage('/docs/category/guidelines').title);
      await expect(getLink(page, 'npm registry')).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
    },
  );
});

test.describe('the categories of one level', () => {
  test('are open one at a time', { tag: '@S25' }, async ({ page }) => {
    await openPage(page, '/docs/');
    // The first one starts open.
    await expect(getLink(page, 'JavaScript style guide')).toBeVisible();
    await getCaret(page, 'Expand', 'Guidelines').click();
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await expect(getLink(page, 'JavaScript style guide')).toBeHidden();
    await expect(getCaret(page, 'Expand', 'Platform')).toBeVisible();
  });

  test('do not close those of another level', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/category/contributing');
    await getCaret(page, 'Expand', 'Sidebars').click();
    await expect(getLink(page, 'Multiple sidebars')).toBeVisible();
    await expect(getLink(page, 'Routing')).toBeVisible();
    await getCaret(page, 'Expand', 'Writing features').click();
    await expect(getLink(page, 'Admonitions')).toBeVisible();
    await expect(getLink(page, 'Multiple sidebars')).toBeHidden();
  });

  test('close when a page of another one is arrived at', { tag: '@S25' }, async ({ page }) => {
    await openPage(page, '/docs/platform/licence');
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'Next Guidelines' })
      .click();
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await expect(getLink(page, 'JavaScript style guide')).toBeHidden();
  });

  test('are open one at a time without script, too', { tag: '@S25' }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/docs/');
    await expect(getLink(page, 'JavaScript style guide')).toBeVisible();
    await getCaret(page, 'Expand', 'Guidelines').click();
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await expect(getLink(page, 'JavaScript style guide')).toBeHidden();
    await page.close();
  });
});

test.describe('a category that opens', () => {
  test(
    'grows to its height in the time that this height takes',
    { tag: ['@S104', '@all'] },
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/docs/');
      await prepareMotion(page);
      // A slow machine has few frames in this time, but on this clock it has all.
      await stopClock(page);
      await getCaret(page, 'Expand', 'Contributing').click();
      const heights = await listHeights(page, 'Contributing');
      const height = heights.at(-1) ?? 0;
      expect(height).toBeGreaterThan(200);
      expect(heights.filter((value) => value > 0 && value < height).length).toBeGreaterThan(2);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      expect(heights.indexOf(height) * STEP_MS).toBeGreaterThan(toCollapseDuration(height) * 0.8);
    },
  );

  test('shrinks before it closes', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await prepareMotion(page);
    await getCaret(page, 'Expand', 'Contributing').click();
    await expect(getLink(page, 'Routing')).toBeVisible();
    const summary = `summary[aria-label$="'Contributing'"]`;
    const isClosing = await watchFor(page, `details[data-closing] > ${summary}`);
    await getCaret(page, 'Collapse', 'Contributing').click();
    await isClosing();
    await expect(getDetails(page, 'Contributing')).not.toHaveAttribute('open');
  });

  test(
    'does so at once for readers who want less motion, without the script for it',
    { tag: '@all' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const motion = watchMotion(page);
      const untilQuiet = watchNetwork(page);
      await openPage(page, '/docs/');
      await getCaret(page, 'Expand', 'Contributing').hover();
      await untilQuiet();
      const heights = await watchOpening(page, 'Contributing');
      expect(new Set(heights.filter((height) => height > 0)).size).toBe(1);
      expect(motion).toEqual([]);
    },
  );
});

test.describe('the script that moves categories', () => {
  test(
    'is loaded when a reader is about to open one, not before',
    { tag: '@all' },
    async ({ page }) => {
      const motion = watchMotion(page);
      const untilQuiet = watchNetwork(page);
      await openPage(page, '/docs/');
      await page.locator('h1').hover();
      await untilQuiet();
      expect(motion).toEqual([]);
      await getCaret(page, 'Expand', 'Guidelines').hover();
      await expect.poll(() => motion.length).toBe(1);
    },
  );
});

test.describe('the sidebar of a first visit', () => {
  test('hydrates quietly when the browser is idle, whatever the reader does', async ({ page }) => {
    const watch = watchConsole(page);
    await page.goto(guide);
    await expect.poll(() => isHydrated(getSidebar(page))).toBe(true);
    expect(watch.problems).toEqual([]);
  });

  test('keeps open what the reader has opened before', { tag: '@all' }, async ({ page }) => {
    const watch = watchConsole(page);
    const untilQuiet = watchNetwork(page);
    await page.goto('/docs/');
    await untilQuiet();
    await getDetails(page, 'Guidelines').evaluate((details) => details.setAttribute('open', ''));
    await expect.poll(() => isHydrated(getSidebar(page))).toBe(true);
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await expect(getCaret(page, 'Collapse', 'Guidelines')).toBeVisible();
    await getCaret(page, 'Expand', 'Platform').click();
    await expect(getLink(page, 'npm registry')).toBeHidden();
    expect(watch.problems).toEqual([]);
  });
});

test.describe('the sidebar of a large site', () => {
  test('loads the items of a category when it is opened, and tries again after a failure', async ({
    page,
  }) => {
    const part = await answerInParts(page, 'Guidelines');
    await openPage(page, '/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Guides' })
      .click();
    await expect(getLink(page, 'Guidelines')).toBeVisible();
    expect(part.requests).toBe(0);
    part.isFailing = true;
    await getCaret(page, 'Expand', 'Guidelines').click();
    const all = getSidebar(page).getByRole('link', { name: /^All \d+ pages$/ });
    await expect(all).toHaveAttribute('href', '/docs/category/guidelines');
    part.isFailing = false;
    await getCaret(page, 'Collapse', 'Guidelines').click();
    await getCaret(page, 'Expand', 'Guidelines').click();
    await expect(getLink(page, 'npm registry')).toBeVisible();
    await expect(all).toHaveCount(0);
    // What is open stays so on the next page, whose own sidebar does not have it.
    await getLink(page, 'Overview').click();
    await expect(getLink(page, 'npm registry')).toBeVisible();
  });
});

interface Part {
  requests: number;
  isFailing: boolean;
}

/** Answers requests for pages as on a large site: the items of a category are in a file of their own. */
async function answerInParts(page: Page, label: string): Promise<Part> {
  const part: Part = { requests: 0, isFailing: false };
  let items: unknown = [];
  await page.route('**/assets/sidebars/part.json', async (route) => {
    part.requests += 1;
    if (part.isFailing) await route.abort();
    else await route.fulfill({ json: items });
  });
  await page.route('**/pages/docs.json*', async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { readonly layout?: Layout };
    const sidebar = data.layout?.sidebar.map((item) => {
      if (item.label !== label) return item;
      items = item.items;
      return { ...item, items: [], file: '/assets/sidebars/part.json', omitted: 9 };
    });
    const layout = data.layout && { ...data.layout, sidebar };
    await route.fulfill({ json: { ...data, layout } });
  });
  return part;
}

interface Layout {
  readonly sidebar: readonly Category[];
}

interface Category {
  readonly label?: string;
  readonly items?: readonly unknown[];
}

function getLink(page: Page, name: string): Locator {
  return getSidebar(page).getByRole('link', { name, exact: true });
}

/** The mark that opens or closes a category. */
function getCaret(page: Page, act: 'Expand' | 'Collapse', name: string): Locator {
  return getSidebar(page).locator(`summary[aria-label="${act} sidebar category '${name}'"]`);
}

function getDetails(page: Page, name: string): Locator {
  return getSidebar(page).locator(`summary[aria-label$="'${name}'"]`).locator('..');
}

/** What a category's items are in once it has moved. */
function getMovingPanel(page: Page, name: string): Locator {
  return getDetails(page, name).locator('> div');
}

/** The scripts for moving categories that are asked for from now on. */
function watchMotion(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('moving-panel')) scripts.push(request.url());
  });
  return scripts;
}

/** Lets the script for moving categories arrive: a category shows it at its first change after that. */
async function prepareMotion(page: Page): Promise<void> {
  await expect(async () => {
    await getCaret(page, 'Expand', 'Guidelines').click();
    await getCaret(page, 'Collapse', 'Guidelines').click();
    expect(await getMovingPanel(page, 'Guidelines').count()).toBe(1);
  }).toPass();
  await expect(getDetails(page, 'Guidelines')).not.toHaveAttribute('open');
}

/** The heights of the items of a category during a second of a clock that stands still. */
async function listHeights(page: Page, name: string): Promise<readonly number[]> {
  const heights: number[] = [];
  for (let time = 0; time < 1000; time += STEP_MS) {
    heights.push(await getMovingPanel(page, name).evaluate((panel) => panel.clientHeight));
    await page.clock.runFor(STEP_MS);
  }
  return heights;
}

/** Opens a category, and measures its items in every frame until they stay as they are. */
function watchOpening(page: Page, name: string): Promise<readonly number[]> {
  return getDetails(page, name).evaluate(async (details) => {
    const heights: number[] = [];
    const summary = details.querySelector('summary');
    let end = performance.now();
    summary?.click();
    while (performance.now() - end < 300) {
      await new Promise(requestAnimationFrame);
      const height = details.getBoundingClientRect().height - (summary?.clientHeight ?? 0);
      if (height !== heights.at(-1)) end = performance.now();
      heights.push(height);
    }
    return heights;
  });
}

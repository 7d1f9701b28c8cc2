import { expect, test, toTiers } from './test';
import type { Locator, Page } from '@playwright/test';
import { holdFiles } from './gate';
import { isSameDocument, markDocument, openPage } from './open-page';
import { getBox, getField, getHits, getNavbarBox, getPages, getPalette } from './search';
import { getSitePage } from './site-pages';
import { getThemeToggle } from './theme';
import { writingPaths } from './writing-pages';

const guide = '/docs/platform/message-iframe-helper/guide';

/** A page of each kind. */
const representative = [
  '/',
  '/search?q=team',
  '/docs/',
  '/docs/category/platform',
  '/docs/platform/javascript-style-guide/',
  '/docs/platform/message-iframe-helper/api',
  '/docs/guidelines/npm-registry/publish',
  '/docs/api/easier-api',
  '/docs/api/easier-api/easier-application-api-document',
  '/docs/api/easier-api/create-new-task',
  '/docs/api/easier-api/query-divisions',
  '/docs/api/easier-api/list-all-masters-id-and-names-by-search-name',
  '/docs/api/postal-api/get-address',
  '/docs/no-such-page',
];

/** The minimum size of a touch target, in CSS pixels. */
const TOUCH_TARGET = 44;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('a text on a phone', () => {
  test('has tables of names that need no scrolling', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/platform/errors');
    const table = page.locator('main table').filter({ hasText: 'refresh-token-reused' });
    const frame = table.locator('..');
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  test(
    'keeps the mark of a new tab on the line of the word before it',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/first-call');
      const link = page.locator('main').getByRole('link', { name: 'Requests' });
      const word = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.firstChild ?? element);
        return range.getBoundingClientRect().bottom;
      });
      const mark = await link.locator('svg').boundingBox();
      expect(mark?.y).toBeLessThan(word);
    },
  );
});

test('the results of a search are not below a keyboard on a phone', async ({ page }) => {
  await openPage(page, '/search?q=team');
  await expect(getPages(page).first()).toBeVisible();
  await expect(getField(page)).not.toBeFocused();
  await openPage(page, '/search');
  await expect(getField(page)).toBeFocused();
});

test.describe('the menu of a phone', () => {
  test(
    'is at the side where a right-to-left language begins',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/first-call');
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await openMenu(page);
      await expect
        .poll(async () => {
          const box = await getMenu(page).boundingBox();
          return Math.round((box?.x ?? 0) + (box?.width ?? 0));
        })
        .toBe(390);
    },
  );

  test(
    'opens by the hamburger, which says whether it is open',
    { tag: ['@S17', '@S36'] },
    async ({ page }) => {
      await openPage(page, guide);
      await expect(getMenu(page)).toBeHidden();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
      await openMenu(page);
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(getMenu(page).locator('[aria-current="page"]')).toBeVisible();
      await getMenu(page).getByRole('button', { name: 'Close navigation bar' }).tap();
      await expect(getMenu(page)).toBeHidden();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('closes by a link, which navigates in place', { tag: '@S36' }, async ({ page }) => {
    await openPage(page, guide);
    await markDocument(page);
    await openMenu(page);
    await getMenu(page).getByRole('link', { name: 'API reference', exact: true }).tap();
    await expect(page).toHaveTitle(getSitePage('/docs/platform/message-iframe-helper/api').title);
    await expect(getMenu(page)).toBeHidden();
    await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('closes by a link to the page that is open', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await openMenu(page);
    await getMenu(page).locator('[aria-current="page"]').tap();
    await expect(getMenu(page)).toBeHidden();
  });

  test(
    'closes by a link to another section, and opens again there',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, guide);
      for (const [name, path] of [
        ['API References', /\/docs\/api\//],
        ['Guides', /\/docs\/$/],
      ] as const) {
        await openMenu(page);
        await getMenu(page).getByRole('link', { name, exact: true }).tap();
        await expect(page).toHaveURL(path);
        await expect(getMenu(page)).toBeHidden();
        await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
      }
    },
  );

  test(
    'closes by Escape, which gives focus back to the hamburger',
    { tag: '@S36' },
    async ({ page }) => {
      await openPage(page, guide);
      await getHamburger(page).focus();
      await page.keyboard.press('Enter');
      await expect(getMenu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getMenu(page)).toBeHidden();
      await expect(getHamburger(page)).toBeFocused();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('closes by a tap beside it', { tag: ['@S36', '@all'] }, async ({ page }) => {
    await openPage(page, guide);
    await openMenu(page);
    await page.touchscreen.tap(380, 600);
    await expect(getMenu(page)).toBeHidden();
  });

  test('opens at the open page, with its way out in view', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/schemas/Task');
    await openMenu(page);
    await expect(getMenu(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    const close = getMenu(page).getByRole('button', { name: 'Close navigation bar' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.tap();
    await expect(getMenu(page)).toBeHidden();
  });

  test(
    'closes by Back, which leaves the page where it is',
    { tag: ['@S36', '@all'] },
    async ({ page }) => {
      await openPage(page, '/docs/');
      await openMenu(page);
      await getMenu(page).getByRole('link', { name: 'Platform', exact: true }).tap();
      await expect(page).toHaveTitle(getSitePage('/docs/category/platform').title);
      await openMenu(page);
      await page.goBack();
      await expect(getMenu(page)).toBeHidden();
      await expect(page).toHaveURL('/docs/category/platform');
      await page.goBack();
      await expect(page).toHaveURL('/docs/');
    },
  );

  test(
    'stays open when it is opened while a page is on its way',
    { tag: '@all' },
    async ({ page }) => {
      const arrival = getSitePage('/docs/category/platform').title;
      await openPage(page, '/docs/');
      const gate = await holdFiles(page, '**/assets/**');
      await openMenu(page);
      await getMenu(page).getByRole('link', { name: 'Platform', exact: true }).tap();
      await expect(getMenu(page)).toBeHidden();
      await openMenu(page);
      await expect(page).not.toHaveTitle(arrival);
      gate.open();
      await expect(page).toHaveTitle(arrival);
      await expect(getMenu(page)).toBeVisible();
      await page.goBack();
      await expect(getMenu(page)).toBeHidden();
      await expect(page).toHaveTitle(arrival);
    },
  );

  test(
    'closes when the window grows wide, and the sidebar stands in its place',
    { tag: '@S46' },
    async ({ page }) => {
      await openPage(page, guide);
      await openMenu(page);
      await page.setViewportSize({ width: 1200, height: 844 });
      await expect
        .poll(() => getMenu(page).evaluate((menu) => menu.matches(':popover-open')))
        .toBe(false);
      await expect(getMenu(page)).toBeVisible();
      await expect(getHamburger(page)).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(getMenu(page)).toBeHidden();
      await expect(getHamburger(page)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test(
    'changes its shape at 997 px, as the rest of the page',
    { tag: ['@S46', '@S93'] },
    async ({ page }) => {
      await openPage(page, guide);
      await page.setViewportSize({ width: 996, height: 844 });
      await expect(getHamburger(page)).toBeVisible();
      await expect(getMenu(page)).toBeHidden();
      await page.setViewportSize({ width: 997, height: 844 });
      await expect(getHamburger(page)).toBeHidden();
      await expect(getMenu(page)).toBeVisible();
    },
  );

  test('keeps the page behind it from scrolling', { tag: '@S49' }, async ({ page }) => {
    await openPage(page, guide);
    await page.evaluate(() => window.scrollTo(0, 500));
    // By its place: a tap on the element would scroll it into view first.
    const { x, y } = (await getHamburger(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(getMenu(page)).toBeVisible();
    await page.mouse.move(375, 600);
    await page.mouse.wheel(0, 800);
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 8000);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await closeMenu(page);
    // The browser drops turns of the wheel until its compositor knows that the page may scroll.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(500);
  });

  test('is there on pages without a sidebar, too', { tag: ['@S17', '@all'] }, async ({ page }) => {
    for (const path of ['/', '/search', '/no-such-page']) {
      await openPage(page, path);
      await openMenu(page);
      await expect(getMenu(page).getByRole('link', { name: 'API References' })).toBeVisible();
      await closeMenu(page);
    }
  });
});

test.describe('a narrow screen', () => {
  for (const [paths, tag] of toTiers([representative, writingPaths], 1)) {
    const title = `of 320 or 390 px never scrolls sideways on ${paths[0]} and ${paths.length - 1} more`;
    test(title, { tag }, async ({ page }) => {
      const tooWide: string[] = [];
      for (const path of paths) {
        await page.setViewportSize({ width: 320, height: 844 });
        await openPage(page, path);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const elements = await findOverflow(page);
          tooWide.push(...elements.map((element) => `${path} at ${width} px: ${element}`));
        }
      }
      expect(tooWide).toEqual([]);
    });
  }

  test('never scrolls sideways for a long address of a missing page', async ({ page }) => {
    const word = 'x'.repeat(200);
    await openPage(page, `/docs/${word}/${word}-${word}`);
    await expect(page.locator('main').getByRole('link', { name: word })).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findOverflow(page)).toEqual([]);
    }
  });

  test('shows search, which can be used by touch', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await getNavbarBox(page).tap();
    await expect(getBox(page)).toBeFocused();
    // It grows into its place.
    const getSize = () =>
      getPalette(page).evaluate((dialog) => {
        const { width, height } = dialog.getBoundingClientRect();
        return [width, height];
      });
    await expect.poll(getSize).toEqual([390, 844]);
    await page.keyboard.type('create team');
    // Until the answer comes, the hits are those of fewer letters.
    await getHits(page).filter({ hasText: 'Create a team' }).first().tap();
    await expect(page).toHaveTitle(getSitePage('/docs/api/easier-api/create-team').title);
  });

  test('offers touch targets of 44 px in the navbar', async ({ page }) => {
    await openPage(page, guide);
    const controls = [
      getHamburger(page),
      getThemeToggle(page),
      page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(),
      getNavbarBox(page),
    ];
    for (const control of controls) await expectTouchTarget(control, 'width and height');
  });

  test('offers touch targets of 44 px in the menu', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await openMenu(page);
    await expectTouchTarget(
      getMenu(page).getByRole('button', { name: 'Close navigation bar' }),
      'width and height',
    );
    for (const link of await getMenu(page).getByRole('link').all()) {
      if (await link.isVisible()) await expectTouchTarget(link, 'height');
    }
  });
});

function getHamburger(page: Page): Locator {
  return page.locator('button[aria-label="Toggle navigation bar"]');
}

function getMenu(page: Page): Locator {
  return page.locator('#site-menu');
}

async function openMenu(page: Page): Promise<void> {
  await getHamburger(page).tap();
  await expect(getMenu(page)).toBeVisible();
  // The browser opens it, and the app hears of it a moment later.
  await expect(page.locator('[popovertarget][aria-expanded="true"]')).toHaveCount(1);
}

/** Closes it, and waits until the browser has gone back from its entry of the history. */
async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
    .not.toContain('"menu"');
}

async function expectTouchTarget(
  control: Locator,
  which: 'height' | 'width and height',
): Promise<void> {
  const { width, height } = (await control.boundingBox()) ?? { width: 0, height: 0 };
  expect.soft(toHundredths(height), `height of ${control}`).toBeGreaterThanOrEqual(TOUCH_TARGET);
  if (which === 'height') return;
  expect.soft(toHundredths(width), `width of ${control}`).toBeGreaterThanOrEqual(TOUCH_TARGET);
}

/** While the menu slides in, its edges are fractions that lose some millionths. */
function toHundredths(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

/** The elements that make the document wider than the window; none when it fits. */
function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} > ${clientWidth}: ${wide.at(0)?.outerHTML.slice(0, 160) ?? ''}`];
  });
}

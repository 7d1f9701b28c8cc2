import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { expectNoViolationsAnywhere, findViolationsInThemes } from './axe';
import { goInPlace, openPage } from './open-page';
import { getCount, getStatus, holdIndex, indexFile, openPalette, search } from './search';
import { writingPaths } from './writing-pages';

/** A page of each kind; the gate has the first ones. */
const places: readonly (readonly [name: string, path: string])[] = [
  ['the home page', '/'],
  ['a guide', '/docs/platform/message-iframe-helper/guide'],
  ['an operation with a union', '/docs/api/easier-api/create-new-task'],
  ['a schema', '/docs/api/easier-api/schemas/Task'],
  ['the search page with results', '/search?q=team'],
  ['the changes of an API', '/docs/api/easier-api/changes'],
  ['the overview of an API', '/docs/api/easier-api/easier-application-api-document'],
  ['the errors of an API', '/docs/api/easier-api/errors'],
  ['the not-found page', '/docs/no-such-page'],
  ['an operation with a recursive schema', '/docs/api/easier-api/query-divisions'],
  ['the index of an API', '/docs/api/easier-api'],
  ['the list of schemas', '/docs/api/easier-api/schemas'],
  ['a category page', '/docs/category/platform'],
];

/** The parts that open on the components' pages, with the selector of the element to click. */
const openings: readonly (readonly [name: string, path: string, opener: string])[] = [
  ['hover card', '/docs/markdown-features/hover-card', '[data-opener]'],
  ['group of links', '/docs/markdown-features/navigation-menu', 'main nav [aria-expanded]'],
];

// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing wrong', () => {
  for (const [[name, path], tag] of toTiers(places, 5)) {
    test(`on ${name}, in both themes, wide and narrow`, { tag }, async ({ page }) => {
      await openPage(page, path);
      if (path.startsWith('/search')) await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoViolationsAnywhere(page);
    });
  }

  for (const path of writingPaths) {
    test(`on ${path}, in both themes, wide and narrow`, { tag: '@all' }, async ({ page }) => {
      await openPage(page, path);
      await expectNoViolationsAnywhere(page);
    });
  }

  for (const [name, path, opener] of openings) {
    test(`in an open ${name}`, { tag: '@all' }, async ({ page }) => {
      await openPage(page, path);
      await page.locator(opener).first().click();
      await expect(page.locator(':popover-open')).toHaveCount(1);
      expect(await findViolationsInThemes(page)).toEqual([]);
    });
  }

  test('in an accordion and in details that are all open', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/markdown-features/accordion');
    await openDetails(page);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });

  test('in the open menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/docs/api/easier-api/create-new-task');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('complementary', { name: 'Site menu' })).toBeVisible();
    expect(await findViolationsInThemes(page)).toEqual([]);
  });

  test('in the palette, empty, with hits, and with nothing', async ({ page }) => {
    await openPage(page, '/docs/');
    await openPalette(page);
    await expectNoViolationsAnywhere(page);
    await search(page, 'team method:post');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolationsAnywhere(page);
    await search(page, 'zzzzqqqq');
    await expect(getStatus(page)).toHaveText('No results');
    await expectNoViolationsAnywhere(page);
  });

  test(
    'in the palette and on the results page while they load',
    { tag: '@all' },
    async ({ page }) => {
      const gate = await holdIndex(page);
      await openPage(page, '/docs/');
      await search(page, 'team');
      await expect(getStatus(page)).toHaveText('Loading…');
      await expectNoViolationsAnywhere(page);
      await goInPlace(page, '/search?q=team');
      await expect(page.locator('h1')).toHaveText('Search results for "team"');
      await expect(getCount(page)).toHaveText('Loading…');
      await expectNoViolationsAnywhere(page);
      gate.open();
    },
  );

  test(
    'in the palette and on the results page when they could not load',
    { tag: '@all' },
    async ({ page }) => {
      await page.route(indexFile, (route) => route.abort());
      await openPage(page, '/docs/');
      await search(page, 'team');
      await expect(getStatus(page)).toContainText('Search could not load.');
      await expectNoViolationsAnywhere(page);
      await openPage(page, '/search?q=team');
      await expect(getCount(page)).toContainText('Search could not load.');
      await expectNoViolationsAnywhere(page);
    },
  );

  test('in an operation whose folded parts are all open', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/api/easier-api/create-new-task');
    await openDetails(page);
    expect(await findViolationsInThemes(page)).toEqual([]);
  });
});

test.describe('a reader who wants less motion', () => {
  for (const path of ['/', '/docs/', '/docs/api/easier-api/create-new-task']) {
    test(`sees nothing move slowly on ${path}`, async ({ page }) => {
      await openPage(page, path);
      expect(await findSlowMotion(page)).toEqual([]);
    });
  }
});

async function openDetails(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all) {
      // The browser would close all but one of those with the same name.
      details.removeAttribute('name');
      details.setAttribute('open', '');
    }
  });
}

/** The elements whose transitions or animations last longer than a frame. */
function findSlowMotion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSlow = (durations: string) =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0.016);
    const slow = [...document.querySelectorAll('body *')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return isSlow(transitionDuration) || isSlow(animationDuration);
    });
    return [...new Set(slow.map((element) => `${element.localName} ${element.className}`))];
  });
}

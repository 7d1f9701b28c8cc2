import { expect, test, toTiers } from './test';
import type { Locator, Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { goInPlace, isSameDocument, markDocument, openPage, waitForFrames } from './open-page';
import { getSitePage, listSitePages } from './site-pages';
import { expectPage, getPager, getSidebar } from './page-parts';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';

test.describe('a click in the sidebar', () => {
  test('changes the page without loading a document', async ({ page }) => {
    await openPage(page, guide);
    await markDocument(page);
    await getSidebar(page).getByRole('link', { name: 'API reference' }).click();
    await expectPage(page, guideApi);
    expect(await isSameDocument(page)).toBe(true);
  });

  test(
    'brings title, canonical address and description in step with the page',
    { tag: '@S103' },
    async ({ page }) => {
      await openPage(page, guide);
      await getSidebar(page).getByRole('link', { name: 'API reference' }).click();
      await expectPage(page, guideApi);
      // Pictures and Markdown are for those who read the HTML of a link, and run no script.
      const own = readHeadOf(getSitePage(guideApi).html).filter((tag) => !isOfOthers(tag));
      await expect
        .poll(async () => (await readHead(page)).filter((tag) => !isOfOthers(tag)))
        .toEqual(own);
      expect((await readHead(page)).join('\n')).not.toContain('og:image');
    },
  );

  test('opens the category of the page that is arrived at', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    const link = getSidebar(page).getByRole('link', { name: 'npm registry' });
    await expect(link).toBeHidden();
    await goInPlace(page, '/docs/guidelines/npm-registry/');
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  });

  test(
    'with a modifier key opens another tab, as anywhere else',
    { tag: '@all' },
    async ({ page, context }) => {
      await openPage(page, guide);
      const opened = context.waitForEvent('page');
      await getSidebar(page)
        .getByRole('link', { name: 'API reference' })
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL(guideApi);
      await (await opened).waitForLoadState();
      await expect(page).toHaveURL(guide);
    },
  );
});

test.describe('every kind of page', () => {
  const kinds = [
    '/',
    '/docs/',
    '/docs/category/platform',
    '/docs/api/easier-api',
    '/docs/api/easier-api/easier-application-api-document',
    '/docs/api/easier-api/create-new-task',
    guide,
  ];

  for (const [path, tier] of toTiers(kinds, 2)) {
    test(
      `${path} looks the same after a navigation as after a load`,
      { tag: ['@S3', '@S14', ...tier] },
      async ({ page }) => {
        await openPage(page, path);
        const loaded = await readPage(page);
        await openPage(page, '/search');
        await markDocument(page);
        await goInPlace(page, path);
        await expect.poll(() => readPage(page)).toEqual(loaded);
        expect(await isSameDocument(page)).toBe(true);
      },
    );
  }
});

test.describe('focus', () => {
  test(
    'moves to the region of the skip link, which the next Tab reaches',
    { tag: '@S20' },
    async ({ page }) => {
      await openPage(page, guide);
      await getSidebar(page).getByRole('link', { name: 'API reference' }).click();
      await expectPage(page, guideApi);
      await expect(page.getByRole('region', { name: 'Skip to main content' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    },
  );

  test('is left alone by Back', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await getSidebar(page).getByRole('link', { name: 'API reference' }).click();
    await expectPage(page, guideApi);
    await getPager(page).getByRole('link').first().focus();
    await page.goBack();
    await expectPage(page, guide);
    await expect(page.getByRole('region', { name: 'Skip to main content' })).not.toBeFocused();
  });

  test('starts at the skip link on a fresh page', { tag: '@S20' }, async ({ page }) => {
    await openPage(page, guide);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });
});

test.describe('the scroll position', () => {
  test(
    'is the top after a navigation, and the old one after Back',
    { tag: '@S39' },
    async ({ page }) => {
      await openPage(page, guideApi);
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expect.poll(() => getScrollTop(page)).toBe(1200);
      await goInPlaceByLink(
        page,
        getSidebar(page).getByRole('link', { name: 'Guide', exact: true }),
      );
      await expectPage(page, guide);
      await expect.poll(() => getScrollTop(page)).toBe(0);
      await page.goBack();
      await expectPage(page, guideApi);
      await expect.poll(() => getScrollTop(page)).toBe(1200);
    },
  );

  test('follows a link of the table of contents', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Checklist' }).click();
    await expect(page).toHaveURL(`${guide}#checklist`);
    await expectAtTop(page.locator('#checklist'));
    await expect(contents.locator('[aria-current]')).toHaveText('Checklist');
  });

  test(
    'follows a link within the page again, wherever the reader has been since',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, guide);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const follow = async (name: string, id: string) => {
        await contents.getByRole('link', { name }).click();
        await expectAtTop(page.locator(`[id="${id}"]`));
      };
      await follow('Clean up', '7-clean-up');
      await page.evaluate(() => window.scrollBy(0, -900));
      await follow('Checklist', 'checklist');
      await follow('Clean up', '7-clean-up');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.goto('/robots.txt');
      await openPage(page, `${guide}#7-clean-up`);
      await expectAtTop(page.locator('[id="7-clean-up"]'));
    },
  );

  test('stays when only the query differs', { tag: ['@S39', '@all'] }, async ({ page }) => {
    await openPage(page, guide);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }, `${guide}?from=mail`);
    await expect(page).toHaveURL(`${guide}?from=mail`);
    await waitForFrames(page);
    expect(await getScrollTop(page)).toBe(1200);
  });

  test('follows the hash of an address that is loaded', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${guide}#7-clean-up`);
    await expectAtTop(page.locator('[id="7-clean-up"]'));
  });

  test('follows the hash of a link to another page', { tag: '@S39' }, async ({ page }) => {
    await openPage(page, '/docs/first-call');
    await page.getByRole('link', { name: 'use a service token' }).click();
    await expect(page).toHaveURL('/docs/platform/authentication#how-do-you-use-a-service-token');
    await expectAtTop(page.locator('#how-do-you-use-a-service-token'));
  });

  test('follows Back between two hashes of a page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${guide}#7-clean-up`);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Checklist' }).click();
    await expectAtTop(page.locator('#checklist'));
    await page.goBack();
    await expectAtTop(page.locator('[id="7-clean-up"]'));
  });

  test('raises nothing for a hash that cannot be decoded', { tag: '@all' }, async ({ page }) => {
    const watch = watchConsole(page);
    // The router may say that it does not scroll.
    const listErrors = () => watch.problems.filter((line) => !line.startsWith('console.warning'));
    for (const hash of ['#%', '#%E0%A4%A', '#100%']) {
      await openPage(page, guide + hash);
      await goInPlace(page, guideApi + hash);
      await expect(page).toHaveTitle(getSitePage(guideApi).title);
    }
    await page.evaluate(() => (window.location.hash = '%'));
    await expect(page.locator('main h1')).toBeVisible();
    expect(listErrors()).toEqual([]);
  });
});

test.describe('breadcrumbs', () => {
  test('lead from home to the page, whose name is no link', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guideApi);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(breadcrumbs.getByRole('link')).toHaveCount(3);
    await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(breadcrumbs.getByRole('link', { name: 'Platform' })).toBeVisible();
    await expect(breadcrumbs.getByRole('link', { name: 'Message iframe helper' })).toBeVisible();
    await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('API reference');
  });

  test('navigate in place', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guideApi);
    await markDocument(page);
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await breadcrumbs.getByRole('link', { name: 'Platform' }).click();
    await expectPage(page, '/docs/category/platform');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('previous and next', () => {
  test('lead through a section and back', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guideApi);
    await getPager(page).getByRole('link', { name: /^Next/ }).click();
    await expectPage(page, guide);
    await getPager(page)
      .getByRole('link', { name: /^Previous/ })
      .click();
    await expectPage(page, guideApi);
  });

  test(
    'have no previous on the first page, and reach every page before the last',
    { tag: '@all' },
    async ({ page }) => {
      const next = getPager(page).getByRole('link', { name: /^Next/ });
      const visited: string[] = [];
      // The category that is apart has an order of its own.
      for (const first of ['/docs/', '/docs/category/contributing']) {
        await openPage(page, first);
        await expect(getPager(page).getByRole('link', { name: /^Previous/ })).toHaveCount(0);
        visited.push(first);
        while ((await next.count()) > 0) {
          const target = (await next.getAttribute('href')) ?? '';
          await next.click();
          await expectPage(page, target);
          expect(visited).not.toContain(target);
          visited.push(target);
        }
      }
      // Unlisted pages are reached by their address only.
      const listed = listSitePages().filter(({ html }) => !html.includes('content="noindex'));
      const guides = listed
        .map(({ path }) => path)
        .filter((path) => /^\/docs\/(?!api\/)/.test(path));
      expect(visited.toSorted()).toEqual(guides.toSorted());
    },
  );
});

async function expectAtTop(heading: Locator): Promise<void> {
  const bar = await heading.page().getByRole('banner').boundingBox();
  const top = (bar?.y ?? 0) + (bar?.height ?? 0);
  const getDistance = async () => ((await heading.boundingBox())?.y ?? Infinity) - top;
  // Below the bar, with a little space, as the heading's box begins with none of its own.
  // Both at once: before the page scrolls, a heading above its place is below the upper bound, too.
  await expect
    .poll(async () => {
      const distance = await getDistance();
      return distance >= 0 && distance < 32;
    })
    .toBe(true);
}

function getScrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Clicks without scrolling the link into view first, which would change the position to restore. */
async function goInPlaceByLink(page: Page, link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(guideApi);
}

interface ShownPage {
  readonly title: string;
  readonly text: string;
}

async function readPage(page: Page): Promise<ShownPage> {
  return { title: await page.title(), text: await page.locator('main').innerText() };
}

function readHead(page: Page): Promise<readonly string[]> {
  return page.locator('head [data-page]').evaluateAll((tags) =>
    tags
      .map((tag) =>
        [...tag.attributes]
          .map(({ value }) => value)
          .join(' ')
          .trim(),
      )
      .toSorted(),
  );
}

function isOfOthers(tag: string): boolean {
  return /^(?:og:image|twitter:(?:card|image)|alternate text\/markdown|describedby|service-desc)/.test(
    tag,
  );
}

function readHeadOf(html: string): readonly string[] {
  return [...html.matchAll(/<(?:meta|link)\b([^>]*) data-page>/g)]
    .map(([, attributes = '']) =>
      [...attributes.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value).join(' '),
    )
    .toSorted();
}

import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { expectNoViolationsAnywhere } from './axe';
import { watchConsole } from './console-watch';
import { expectLightFirstVisit } from './first-visit-weight';
import { guideRoutes } from './guide-routes';
import { openPage, savesData } from './open-page';
import type { SitePage } from './site-pages';
import { listSitePages, toParts } from './site-pages';
import { expectThemeToggleWorks } from './theme';

const pages = listSitePages();

const easierOperations = [
  'create-division',
  'create-new-task',
  'create-team',
  'delete-division',
  'delete-external-user',
  'delete-team',
  'get-confirmation-code-by-email',
  'get-external-user-by-id',
  'get-new-access-token-by-refresh-token',
  'get-sg-user',
  'get-team',
  'invite-external-user',
  'invite-sg-user',
  'list-all-masters-id-and-names-by-search-name',
  'login-by-email-and-password',
  'openid-login-by-google',
  'query-customers',
  'query-divisions',
  'query-external-users',
  'query-sg-user',
  'query-team-pagination-and-sort',
  'reset-by-new-password',
  'saml-login',
  'update-division',
  'update-external-user',
  'update-sg-user',
  'update-team-by-id',
];

const promisedPaths = [
  '/',
  '/404.html',
  '/search',
  ...guideRoutes.map(({ path }) => path),
  '/docs/api/easier-api',
  '/docs/api/easier-api/easier-application-api-document',
  ...easierOperations.map((slug) => `/docs/api/easier-api/${slug}`),
  '/docs/api/postal-api',
  '/docs/api/postal-api/postal-service-api',
  '/docs/api/postal-api/get-address',
  '/docs/api/postal-api/get-cities',
  '/docs/api/postal-api/get-prefectures',
];

/** Few tests with many pages each: starting a browser context costs more than a page does. */
const PAGES_PER_TEST = 6;

const desktop = { width: 1280, height: 720 };

// During a transition, colours are not those of the design.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test.describe('the list of pages', () => {
  test(
    'holds every promised page',
    { tag: ['@S7', '@S8', '@S9', '@S10', '@S11', '@S12', '@S13'] },
    () => {
      expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(promisedPaths));
    },
  );

  test('has a title of its own for each page', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test(
    'has the skip link, the bar, the main part and the footer on each page, in this order',
    { tag: ['@S19', '@S20'] },
    () => {
      const order =
        /<a href="#content"[^>]*>Skip to main content<[^]*<header\b[^]*<main\b[^]*<\/main>[^]*<footer\b[^]*Copyright © 2024/;
      expect(pages.filter(({ html }) => !order.test(html)).map(({ path }) => path)).toEqual([]);
    },
  );

  test('has no field on the pages of an API that takes input before hydration, and loses it', () => {
    const open = pages
      .filter(({ path }) => path.startsWith('/docs/api/'))
      .flatMap(({ path, html }) =>
        [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
          .map(([tag]) => tag)
          // The search field is part of a form, which works without scripts.
          .filter((tag) => !/ disabled=""| name="q"/.test(tag))
          .map((tag) => `${path} ${tag}`),
      );
    expect(open).toEqual([]);
  });

  test('loads nothing from another host', { tag: ['@F46', '@S71'] }, () => {
    const loaded = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<(?:script|img|link|iframe|source|video)\b[^>]*?(?:src|href)="([^"]+)"/g)]
        .filter(([tag, url = '']) => /^(?:https?:)?\/\//.test(url) && !isAddress(tag))
        .map(([tag]) => `${path} ${tag}`),
    );
    expect(loaded).toEqual([]);
  });
});

/** True for a link that states an address, and loads nothing. */
function isAddress(tag: string): boolean {
  return /\brel="(?:canonical|alternate|describedby|service-desc)"/.test(tag);
}

for (const [section, members] of groupPages()) {
  test.describe(`every page of ${section}`, () => {
    for (const [index, part] of toParts(members, PAGES_PER_TEST).entries()) {
      const title = `${part[0]?.path ?? ''} and ${part.length - 1} more are quiet, whole and light`;
      // The gate has a tenth.
      const tag = index % 10 > 0 ? '@all' : [];
      test(title, { tag }, async ({ page }) => {
        await savesData(page);
        for (const member of part) await checkPage(page, member);
      });
      // In the gate, `accessibility.spec.ts` has each kind of page.
      test(`${title}, alive and open to all`, { tag: '@all' }, async ({ page }) => {
        for (const member of part) await checkAccess(page, member);
      });
    }
  });
}

async function checkPage(page: Page, { path, title }: SitePage): Promise<void> {
  await test.step(path, async () => {
    const watch = watchConsole(page);
    await openFirst(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    expect(watch.problems).toEqual([]);
  });
}

/** Every rule of axe on each page, in both themes and at all widths. */
async function checkAccess(page: Page, { path }: SitePage): Promise<void> {
  await test.step(path, async () => {
    await openPage(page, path);
    await expectThemeToggleWorks(page);
    await expectNoViolationsAnywhere(page);
  });
}

/** Opens a page; a guide, with the pages of categories and tags, within the budget of a first visit. */
async function openFirst(page: Page, path: string): Promise<void> {
  if (!path.startsWith('/docs/') || path.startsWith('/docs/api/')) {
    await openPage(page, path);
    return;
  }
  await expectLightFirstVisit(page, path);
}

function groupPages(): ReadonlyMap<string, readonly SitePage[]> {
  const groups = new Map<string, SitePage[]>();
  for (const page of pages) {
    const section = /^\/docs\/(?:api\/[^/]+)?/.exec(page.path)?.[0] ?? 'the site itself';
    groups.set(section, [...(groups.get(section) ?? []), page]);
  }
  return groups;
}

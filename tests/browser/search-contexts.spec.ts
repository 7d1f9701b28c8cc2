import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { checkFiles, serveFixture } from './fixture-site';
import { holdFiles } from './gate';
import { goInPlace, openPage } from './open-page';
import {
  getCount,
  getHits,
  getPages,
  getPalette,
  getStatus,
  indexFiles,
  openPalette,
  search,
} from './search';
import { getSwitcher, writePreference } from './version-switcher';

const getSite = serveFixture('contexts');

test.describe('a page in a context', () => {
  checkFiles(getSite);

  test(
    'searches in that only, and says so in the link to all results',
    { tag: '@S79' },
    async ({ page }) => {
      const indexes = watchIndexes(page);
      await openPage(page, `${getSite().origin}/docs/teams/invite`);
      await search(page, 'invitation');
      await expect(getHits(page)).toHaveCount(1);
      await expect.poll(() => indexes).toEqual(['/search-index-docs-teams.json']);
      const all = getPalette(page).getByRole('link', { name: 'See all results' });
      await expect(all).toHaveText('See all results within "Teams & people"');
      await all.click();
      await expect(page).toHaveURL(`${getSite().origin}/search?q=invitation&ctx=docs%2Fteams`);
      await expect(getCount(page)).toHaveText('1 document found');
      expect(indexes).toHaveLength(1);
    },
  );

  test('leads outside of it when there is nothing inside', { tag: '@S80' }, async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/tasks/assign`);
    await search(page, 'seven days');
    await expect(getStatus(page)).toHaveText('No results');
    const outside = getPalette(page).getByRole('link', { name: 'See all results' });
    // Without a label, a context is called by its path.
    await expect(outside).toHaveText('See all results outside "/docs/tasks/"');
    // This version has no API, so no operations are offered instead.
    const next = getPalette(page).getByRole('navigation', { name: 'Try these pages instead' });
    await expect(next.getByRole('link')).toHaveText(['Guides']);
    await outside.click();
    await expect(page).toHaveURL(`${getSite().origin}/search?q=seven%20days`);
    await expect(getPages(page).first()).toContainText('Invite somebody');
  });

  test(
    'has another index than the page of another context or version',
    { tag: '@S43' },
    async ({ page }) => {
      const indexes = watchIndexes(page);
      await openPage(page, `${getSite().origin}/docs/teams/invite`);
      for (const [path, title, hits] of [
        ['/docs/tasks/assign', 'Assign a task', 1],
        ['/docs/', 'Introduction', 3],
        ['/docs/next/teams/roles', 'Roles', 2],
        ['/docs/next/', 'Introduction', 4],
        ['/docs/teams/invite', 'Invite somebody', 1],
      ] as const) {
        await goInPlace(page, path);
        await expect(page.locator('h1')).toHaveText(title);
        await search(page, 'invitation');
        await expect(getHits(page).and(page.locator(':not([data-part])'))).toHaveCount(hits);
        await page.keyboard.press('Escape');
      }
      // What a worker requests is told later than what the page shows.
      const expected = [
        '/search-index-docs-tasks.json',
        '/search-index.json',
        '/docs/next/search-index-docs-teams.json',
        '/docs/next/search-index.json',
        '/search-index-docs-teams.json',
      ];
      await expect.poll(() => indexes).toEqual(expected);
    },
  );
});

test(
  'a page of no version searches the one that the reader prefers',
  { tag: '@all' },
  async ({ page }) => {
    const indexes = watchIndexes(page);
    await openPage(page, `${getSite().origin}/`);
    await writePreference(page, 'current');
    await openPage(page, `${getSite().origin}/`);
    await expect(getSwitcher(page).locator('summary')).toContainText('Next');
    await search(page, 'roles');
    await expect(getHits(page).first()).toHaveAttribute('href', /^\/docs\/next\/teams\/roles/);
    await expect.poll(() => indexes).toEqual(['/docs/next/search-index.json']);
  },
);

test(
  'a page of no version does so before its switcher is there',
  { tag: '@all' },
  async ({ page }) => {
    const indexes = watchIndexes(page);
    await openPage(page, `${getSite().origin}/`);
    await writePreference(page, 'current');
    const switcher = await holdFiles(page, /\/switchers\.[\w-]+\.js/);
    await openPage(page, `${getSite().origin}/`);
    await search(page, 'roles');
    await expect(getHits(page).first()).toHaveAttribute('href', /^\/docs\/next\/teams\/roles/);
    await expect.poll(() => indexes).toEqual(['/docs/next/search-index.json']);
    switcher.open();
  },
);

test.describe('the results page', () => {
  test(
    'searches in the context of its address, and in another by choice',
    { tag: '@S4' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}/search?q=invitation&ctx=docs/TEAMS/`);
      const select = page.getByRole('combobox', { name: 'Search in' });
      await expect(select).toHaveValue('docs/teams');
      await expect(select).toHaveAttribute('name', 'search-context');
      await expect(select.getByRole('option')).toHaveText([
        'Everywhere',
        'Teams & people',
        '/docs/tasks/',
      ]);
      await expect(getCount(page)).toHaveText('1 document found');
      await select.selectOption('Everywhere');
      await expect(page).toHaveURL(`${getSite().origin}/search?q=invitation`);
      await expect(getCount(page)).toHaveText('3 documents found');
      await page.goBack();
      await expect(select).toHaveValue('docs/teams');
      await expect(getCount(page)).toHaveText('1 document found');
      await openPage(page, `${getSite().origin}/search?q=invitation&ctx=docs/teams&version=Next`);
      await expect(getCount(page)).toHaveText('2 documents found');
    },
  );

  for (const [context, tier] of toTiers(
    ['docs', '../docs/teams', '//evil.example', '__proto__', '"><img src=x>'],
    1,
  ))
    test(
      `searches everywhere in "${context}", which is no context`,
      { tag: ['@F56', ...tier] },
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        const { origin } = getSite();
        await openPage(page, `${origin}/search?q=invitation&ctx=${encodeURIComponent(context)}`);
        await expect(getCount(page)).toHaveText('3 documents found');
        await expect(page.getByRole('combobox', { name: 'Search in' })).toHaveValue('');
        expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
      },
    );
});

test(
  'a site without contexts ignores the one of an address',
  { tag: ['@F56', '@S100'] },
  async ({ page, baseURL }) => {
    await openPage(page, `${baseURL}/search?q=team&ctx=docs/api`);
    await expect(getPages(page).first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await openPage(page, `${baseURL}/docs/`);
    await openPalette(page);
    await search(page, 'team');
    await expect(getPalette(page).getByRole('link', { name: /results/ })).toHaveText(
      'See all results',
    );
  },
);

/** The paths of the index files that are requested. */
function watchIndexes(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (indexFiles.test(request.url())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.describe('a hit in a closed part of a page', () => {
  const leave = '/docs/next/teams/leave';
  const cases = [
    { query: 'perpetuity', hash: '#what-stays', text: 'in perpetuity' },
    { query: 'quarantine ten days', hash: '#what-stays', text: 'kept in quarantine' },
    { query: 'revoked midnight', hash: '#keys', text: 'revoked at midnight' },
  ];

  for (const [{ query, hash, text }, tier] of toTiers(cases, 1))
    test(
      `opens what is around "${text}", from another page and from its own`,
      { tag: tier },
      async ({ page }) => {
        for (const from of ['/docs/next/teams/roles', leave]) {
          await openPage(page, getSite().origin + from);
          await search(page, query);
          await getHits(page)
            .and(page.locator(`[href^="${leave}?"][href$="${hash}"]`))
            .click();
          await expect(page.locator('h1')).toHaveText('Leave a team');
          await expect(page.locator('article').getByText(text)).toBeInViewport();
        }
      },
    );

  test(
    'opens it by its address alone, and leaves what is closed elsewhere',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}${leave}?_highlight=quarantine#what-stays`);
      const article = page.locator('article');
      await expect(article.getByText('kept in quarantine')).toBeInViewport();
      await expect(article.getByText('revoked at midnight')).toBeHidden();
      // Where the word can be seen, nothing needs to be opened.
      await openPage(page, `${getSite().origin}${leave}?_highlight=quarantine`);
      await expect(article.getByText('Say goodbye')).toBeVisible();
      await expect(article.getByText('kept in quarantine')).toBeHidden();
      await openPage(page, `${getSite().origin}${leave}?_highlight=membership#roles`);
      await expect(article.getByText('end with the membership')).toBeInViewport();
    },
  );
});

test(
  'words of other scripts are found as they are written, with accents and without',
  { tag: '@F59' },
  async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/next/teams/roles`);
    await goInPlace(page, '/docs/next/');
    await expect(page.locator('h1')).toHaveText('Introduction');
    const marks: Readonly<Record<string, readonly string[]>> = {
      Đường: ['Đường'],
      ['Đường'.normalize('NFD')]: ['Đường'],
      duong: ['Đường'],
      'ha noi': ['Hà', 'Nội'],
      istanbul: ['İstanbul'],
      İSTANBUL: ['İstanbul'],
      strasse: ['Straße'],
      Straße: ['Straße'],
      'D\u200Buong\u200B': ['Đường'],
    };
    for (const [query, marked] of Object.entries(marks)) {
      await search(page, query);
      await expect(getHits(page).first(), query).toContainText('Where tasks are done');
      await expect(getHits(page).first().locator('mark'), query).toHaveText(marked);
    }
    await search(page, 'desk of ma');
    await expect(getHits(page).first()).toContainText('Assign a task');
    await search(page, 'desk of má');
    await expect(getHits(page).first()).toContainText('Where tasks are done');
    for (const query of ['\uD83D', '\u202Egnad', 'a\u0301\u0301\u0301\u0301\u0301'.repeat(30)]) {
      await search(page, query);
      await expect(getStatus(page)).not.toHaveText('Loading…');
    }
  },
);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, toTiers } from './test';
import { expectNoViolationsAnywhere, findViolationsInThemes } from './axe';
import { watchConsole } from './console-watch';
import { holdFiles } from './gate';
import { checkFiles, serveFixture } from './fixture-site';
import { isHydrated, isSameDocument, markDocument, openPage } from './open-page';
import { search } from './search';
import { getSidebar } from './page-parts';
import { testTagPages } from './tag-pages';
import type { VersionLabel } from './version-pages';
import { testVersionNavigation } from './version-navigation';
import { versionPages } from './version-pages';
import { getMenuSwitcher, getSwitcher, readPreference, writePreference } from './version-switcher';

const unreleased =
  'This is unreleased documentation for Easier Developers Next version. For up-to-date documentation, see the latest version (2.0).';
const unmaintained =
  'This is documentation for Easier Developers 1.0, which is no longer actively maintained. For up-to-date documentation, see the latest version (2.0).';

// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
const getSite = serveFixture('versions');

testTagPages(getSite);
testVersionNavigation(getSite);

test.describe('three versions', () => {
  checkFiles(getSite);

  test('have the paths /docs, /docs/next and /docs/1.0, each with its own pages', () => {
    const client = join(getSite().copy.folder, 'dist/client');
    const built = readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^docs\/(?!.*\bapi\/).*index\.html$/.test(name))
      .map((name) => toComparable(`/${name}`));
    const guides = Object.values(versionPages)
      .flat()
      .filter((path) => !path.includes('/api/'));
    expect(built.toSorted()).toEqual(guides.map(toComparable).toSorted());
  });

  for (const [[label, banner], tag] of toTiers(
    [
      ['1.0', unmaintained],
      ['Next', unreleased],
      ['2.0', undefined],
    ] as const,
    1,
  )) {
    test(
      `tell readers of ${label} which it is, quietly and without a hydration warning`,
      { tag },
      async ({ page }) => {
        const watch = watchConsole(page);
        for (const path of versionPages[label]) {
          await openPage(page, getSite().origin + path);
          await expect(page.getByText(`Version: ${label}`, { exact: true })).toBeVisible();
          if (banner === undefined) await expect(page.getByRole('alert')).toHaveCount(0);
          else await expect(page.getByRole('alert')).toHaveText(banner, { useInnerText: true });
        }
        expect(watch.problems).toEqual([]);
      },
    );
  }

  test('have sidebars of their own', async ({ page }) => {
    const labels = async (path: string) => {
      await openPage(page, getSite().origin + path);
      return getSidebar(page).locator('a').allInnerTexts();
    };
    expect(await labels('/docs/next/teams/invite')).toEqual([
      'Introduction',
      'Teams',
      'Teams',
      'Invite somebody',
      'Webhooks',
    ]);
    expect((await labels('/docs/teams/invite')).at(-1)).toBe('Exports');
    expect(await labels('/docs/1.0/start')).toEqual(['Start here', 'Invite somebody']);
  });

  test('have APIs of their own', async ({ page }) => {
    for (const [path, version] of [
      ['/docs/next/api/easier-api/get-team', '3.0.0'],
      ['/docs/api/easier-api/get-team', '2.0.0'],
      ['/docs/1.0/api/easier-api/get-team', '1.0.0'],
    ] as const) {
      await openPage(page, getSite().origin + path);
      await expect(page.getByText(`Answers one team, as in version ${version}.`)).toBeVisible();
    }
    await expect(getSidebar(page).getByRole('link', { name: 'Create team' })).toHaveCount(0);
    const missing = await page.request.get(
      `${getSite().origin}/docs/1.0/api/easier-api/create-team`,
    );
    expect(missing.status()).toBe(404);
  });

  for (const [[from, finds, version], tier] of toTiers(
    [
      ['/docs/next/teams/', '/docs/next/teams/invite', '&version=%2Fdocs%2Fnext'],
      ['/docs/teams/', '/docs/teams/invite', ''],
      ['/docs/1.0/start', '/docs/1.0/invitations', '&version=%2Fdocs%2F1.0'],
    ] as const,
    1,
  )) {
    test(
      `are searched each by itself: from ${from} there is ${finds}`,
      { tag: ['@S4', ...tier] },
      async ({ page }) => {
        const { origin } = getSite();
        const indexes: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('search-index')) indexes.push(new URL(request.url()).pathname);
        });
        await openPage(page, origin + from);
        await search(page, 'invite somebody');
        const all = page.getByRole('link', { name: 'See all results' });
        await expect(all).toHaveAttribute('href', `/search?q=invite%20somebody${version}`);
        await all.click();
        await expect(page).toHaveURL(/\/search\?/);
        const found = page.getByRole('article').getByRole('link');
        await expect(found.first()).toHaveAttribute('href', new RegExp(`^${finds}[?#]`));
        const folder = finds.replace(/\/(?:teams\/invite|invitations)$/, '/');
        for (const link of await found.all())
          expect(await link.getAttribute('href')).toMatch(new RegExp(`^${folder}(?!next|1\\.0)`));
        const path = version === '' ? '/' : folder;
        expect(indexes).toEqual([`${path}search-index.json`]);
      },
    );
  }

  for (const [version, tier] of toTiers(
    ['/docs/3.0', '//evil.example', '/evil/', '\\evil', '../'],
    1,
  ))
    test(
      `are not searched at "${version}", which is none`,
      { tag: ['@F56', '@S4', ...tier] },
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        const { origin } = getSite();
        await openPage(page, `${origin}/search?q=team&version=${encodeURIComponent(version)}`);
        await expect(page.getByRole('status')).toContainText('Unexpected version url');
        expect(
          asked.filter((url) => url.includes('search-index') || !url.startsWith(origin)),
        ).toEqual([]);
      },
    );
});

test.describe('the banner', () => {
  for (const [[from, to], tier] of toTiers(
    [
      ['/docs/next/teams/invite', '/docs/teams/invite'],
      ['/docs/1.0/invitations', '/docs/teams/invite'],
      ['/docs/1.0/api/easier-api/get-team', '/docs/api/easier-api/get-team'],
      ['/docs/next/webhooks', '/docs/'],
      ['/docs/1.0/start', '/docs/'],
    ] as const,
    1,
  )) {
    test(`of ${from} leads to ${to}, which is a choice`, { tag: tier }, async ({ page }) => {
      await openPage(page, getSite().origin + from);
      await markDocument(page);
      await page.getByRole('alert').locator('strong > a').click();
      await expect(page).toHaveURL(getSite().origin + to);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
      expect(await readPreference(page)).toBe('2.0');
    });
  }
});

test.describe('the switcher', () => {
  const ways: readonly (readonly [from: string, label: VersionLabel, to: string])[] = [
    ['/docs/teams/invite?tab=a#by-address', 'Next', '/docs/next/teams/invite?tab=a#by-address'],
    ['/docs/teams/invite?tab=a#by-address', '1.0', '/docs/1.0/invitations?tab=a#by-address'],
    ['/docs/1.0/invitations', '2.0', '/docs/teams/invite'],
    ['/docs/next/webhooks', '2.0', '/docs/'],
    ['/docs/next/webhooks', '1.0', '/docs/1.0/start'],
    ['/docs/next/category/teams', '2.0', '/docs/category/teams'],
    ['/docs/next/tags/people', '2.0', '/docs/'],
    ['/docs/api/easier-api/get-team', '1.0', '/docs/1.0/api/easier-api/get-team'],
    ['/docs/api/easier-api/create-team', '1.0', '/docs/1.0/start'],
    ['/?from=mail', '1.0', '/docs/1.0/start?from=mail'],
  ];

  for (const [[from, label, to], tier] of toTiers(ways, 2)) {
    test(`leads from ${from} to ${label}: ${to}`, { tag: ['@S37', ...tier] }, async ({ page }) => {
      await openPage(page, getSite().origin + from);
      await markDocument(page);
      await getSwitcher(page).locator('summary').click();
      const link = getSwitcher(page).getByRole('link', { name: label, exact: true });
      // The address that leads here has its query and hash only for the script.
      await expect(link).toHaveAttribute('href', to);
      await link.click();
      await expect(page).toHaveURL(getSite().origin + to);
      await expect(getSwitcher(page)).not.toHaveAttribute('open');
      await expect(getSwitcher(page).locator('summary')).toContainText(label);
      await expect(page.getByText(`Version: ${label}`, { exact: true })).toBeVisible();
      expect(await isSameDocument(page)).toBe(true);
      expect(await readPreference(page)).toBe(label === 'Next' ? 'current' : label);
    });
  }

  test(
    'lists all versions, newest first, and marks the open one',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, `${getSite().origin}/docs/1.0/start`);
      await getSwitcher(page).locator('summary').click();
      await expect(getSwitcher(page).getByRole('link')).toHaveText(['Next', '2.0', '1.0']);
      await expect(getSwitcher(page).locator('[aria-current="true"]')).toHaveText('1.0');
    },
  );

  test('works by keyboard, and closes by Escape, which gives focus back', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/teams/invite`);
    await expect.poll(() => isHydrated(getSwitcher(page))).toBe(true);
    await getSwitcher(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(getSwitcher(page).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(getSwitcher(page).locator('summary')).toBeFocused();
    await expect(getSwitcher(page)).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${getSite().origin}/docs/next/teams/invite`);
  });

  test('works without script', { tag: '@all' }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${getSite().origin}/docs/next/teams/invite`);
    await getSwitcher(page).locator('summary').click();
    await getSwitcher(page).getByRole('link', { name: '1.0' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/docs/1.0/invitations`);
    await page.goto(getSite().origin);
    await getSwitcher(page).locator('summary').click();
    await expect(getSwitcher(page).getByRole('link', { name: 'Next' })).toBeVisible();
    await context.close();
  });
});

test.describe('the switcher on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is in the menu, under its name, and closes it', async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/teams/invite`);
    await expect(getSwitcher(page)).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    const summary = getMenuSwitcher(page).locator('summary');
    await expect(summary).toHaveText(/^Versions\s*2\.0$/);
    await summary.tap();
    const links = getMenuSwitcher(page).getByRole('link');
    for (const target of [summary, ...(await links.all())])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findViolationsInThemes(page)).toEqual([]);
    await links.last().tap();
    await expect(page).toHaveURL(`${getSite().origin}/docs/1.0/invitations`);
    await expect(page.locator('#site-menu')).toBeHidden();
    expect(await readPreference(page)).toBe('1.0');
  });

  test(
    'counts as a choice for whoever taps before the page is whole',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(`${getSite().origin}/docs/1.0/invitations`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await page.getByRole('alert').getByRole('link').tap();
      await expect(page).toHaveURL(`${getSite().origin}/docs/teams/invite`);
      expect(await readPreference(page)).toBe('2.0');
    },
  );
});

test.describe('the preferred version', () => {
  test('is not changed by a mere visit', { tag: '@S37' }, async ({ page }) => {
    await openPage(page, `${getSite().origin}/docs/1.0/start`);
    await getSidebar(page).getByRole('link', { name: 'Invite somebody' }).click();
    await expect(page).toHaveURL(`${getSite().origin}/docs/1.0/invitations`);
    expect(await readPreference(page)).toBeNull();
  });

  test(
    'is named outside of the documentation, after the last one until it is known',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(getSite().origin);
      await writePreference(page, '1.0');
      const gate = await holdFiles(page, '**/pages/index.json*');
      await page.reload();
      // The shell: the page itself waits for its data.
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await expect(getSwitcher(page).locator('summary')).toContainText('2.0');
      gate.open();
      await expect(getSwitcher(page).locator('summary')).toContainText('1.0');
      await openPage(page, `${getSite().origin}/docs/next/`);
      await expect(getSwitcher(page).locator('summary')).toContainText('Next');
    },
  );

  test(
    'is forgotten when there is no such version any longer',
    { tag: '@S37' },
    async ({ page }) => {
      await page.goto(getSite().origin);
      await writePreference(page, '0.9');
      await page.goto(`${getSite().origin}/docs/`);
      await expect.poll(() => readPreference(page)).toBeNull();
    },
  );
});

test.describe('axe finds nothing wrong', () => {
  for (const path of ['/docs/next/teams/invite', '/docs/1.0/api/easier-api/get-team', '/']) {
    test(
      `on ${path} with its open switcher, in both themes, wide and narrow`,
      { tag: '@all' },
      async ({ page }) => {
        await openPage(page, getSite().origin + path);
        await getSwitcher(page).locator('summary').click();
        await expectNoViolationsAnywhere(page);
      },
    );
  }
});

function toComparable(path: string): string {
  return path.replace(/(?:\/index\.html|\/)$/, '');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import type { FixtureSite } from './fixture-site';
import { goInPlace, openPage } from './open-page';
import { expect, test } from './test';
import { writePreference } from './version-switcher';

const places = [
  ['/docs/next/teams/invite', '/docs/next/', '/docs/next/api/easier-api'],
  ['/docs/teams/invite', '/docs/', '/docs/api/easier-api'],
  ['/docs/1.0/invitations', '/docs/1.0/start', '/docs/1.0/api/easier-api'],
] as const;

/** The tests of what leads to the versions of a page, on a site that is built for others too. */
export function testVersionNavigation(getSite: () => FixtureSite): void {
  test.describe('navbar, menu and footer', () => {
    test('lead to the guides and APIs of the page’s own version, on arrival and in place', async ({
      page,
    }) => {
      const watch = watchConsole(page);
      for (const [path, guides, api] of places) {
        const file = join(getSite().copy.folder, 'dist/client', path, 'index.html');
        const [, navbar = ''] = readFileSync(file, 'utf8').split('<header');
        expect(navbar.split('</header>')[0]).toContain(`href="${guides}"`);
        await openPage(page, getSite().origin + path);
        await expectLinks(page, guides, api);
      }
      for (const [path, guides, api] of places) {
        await goInPlace(page, path);
        await expectLinks(page, guides, api);
      }
      expect(watch.problems).toEqual([]);
    });

    test(
      'lead to the version that the reader prefers on a page of none',
      { tag: '@S37' },
      async ({ page }) => {
        const watch = watchConsole(page);
        await openPage(page, `${getSite().origin}/`);
        await expectLinks(page, '/docs/', '/docs/api/easier-api');
        await writePreference(page, 'current');
        for (const path of ['/', '/search']) {
          await openPage(page, getSite().origin + path);
          await expectLinks(page, '/docs/next/', '/docs/next/api/easier-api');
        }
        // A page of a version leads to that one, whatever is preferred.
        await goInPlace(page, '/docs/teams/invite');
        await expectLinks(page, '/docs/', '/docs/api/easier-api');
        expect(watch.problems).toEqual([]);
      },
    );
  });
}

async function expectLinks(page: Page, guides: string, api: string): Promise<void> {
  for (const part of [page.getByRole('banner'), page.locator('#site-menu > ul')]) {
    const links = part.locator('a[href^="/docs"]');
    await expect(links.first()).toHaveAttribute('href', guides);
    await expect(links.nth(1)).toHaveAttribute('href', api);
  }
  const foot = page.getByRole('contentinfo').locator('a[href^="/docs"]');
  await expect(foot.first()).toHaveAttribute('href', api);
  await expect(foot.last()).toHaveAttribute('href', guides);
}

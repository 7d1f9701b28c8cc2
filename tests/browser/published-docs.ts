import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsAnywhere } from './axe';
import { watchConsole } from './console-watch';
import type { FixtureSite } from './fixture-site';
import { checkFiles } from './fixture-site';
import { openPage } from './open-page';

/** Old HTML that people write by hand and browsers still follow: `<p align="center">`. */
const OLD_ALIGNMENT = /no-deprecated-attr \S+ Attribute "align" is deprecated/;

const desktop = { width: 1280, height: 720 };

/** The build has nothing to say of the guides; each page is there, quiet, whole, valid and readable. */
export function checkEveryPage(
  getSite: () => FixtureSite,
  titles: Readonly<Record<string, string>>,
): void {
  checkFiles(getSite, OLD_ALIGNMENT);

  test('build without a mistake', () => {
    const { output } = getSite().build;
    const complaints = output.split('\n').filter((line) => /^(?:error|warning) /.test(line));
    // The configuration is that of this site, and names a heading of its guides.
    expect(complaints.filter((line) => !line.startsWith('warning content/site.ts:'))).toEqual([]);
  });

  test(
    'have all their pages, which are quiet, whole, readable by everybody, and fit a phone',
    { tag: '@all' },
    async ({ page }) => {
      const watch = watchConsole(page);
      for (const [path, title] of Object.entries(titles)) {
        await test.step(path, async () => {
          await page.setViewportSize(desktop);
          await openPage(page, getSite().origin + path);
          await expect(page.locator('h1')).toHaveText(title);
          expect(await findBrokenImages(page), path).toEqual([]);
          await expectNoViolationsAnywhere(page);
          await expectNoSidewaysScroll(page, path);
        });
      }
      expect(watch.problems).toEqual([]);
    },
  );
}

/** Fails unless the open page is as wide as a small phone. */
async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBe(320);
}

/** Images that do not load; those far below are asked for. */
function findBrokenImages(page: Page): Promise<readonly string[]> {
  return page.locator('article img').evaluateAll(async (images) => {
    const all = images as HTMLImageElement[];
    const states = all.map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => {});
      return image.naturalWidth > 0 ? [] : [image.src];
    });
    return (await Promise.all(states)).flat();
  });
}

export function getPager(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').locator('> span');
}

export function getCode(page: Page, title: string): Locator {
  return page.locator('figure', { has: page.locator('figcaption', { hasText: title }) });
}

export function readIndex({ copy }: FixtureSite): string {
  return readFileSync(join(copy.folder, 'dist/client/search-index.json'), 'utf8');
}

import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { goInPlace, openPage } from './open-page';
import { getSitePage } from './site-pages';
import type { Theme } from './theme';
import { expectTheme, expectThemeToggleWorks, getThemeToggle } from './theme';

const guide = '/docs/platform/javascript-style-guide/';

test.describe('without a choice', () => {
  test.use({ colorScheme: 'dark' });

  test('the site is light even when the system prefers dark', { tag: '@S29' }, async ({ page }) => {
    await openPage(page, guide);
    await expectTheme(page, 'light');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await readStoredTheme(page)).toBeNull();
  });

  test('a change of the system changes nothing', { tag: '@S31' }, async ({ page }) => {
    await openPage(page, guide);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'light');
  });
});

test.describe('a site that follows the system', () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(async ({ page }) => {
    const { html } = getSitePage(guide);
    const body = html.replace('<html ', '<html data-follow-system ');
    await page.route(`**${guide}`, (route) =>
      route.fulfill({ contentType: 'text/html;charset=utf-8', body }),
    );
  });

  test(
    'has its colours before anything is painted, and stores nothing',
    { tag: '@all' },
    async ({ page }) => {
      await watchThemes(page);
      await openPage(page, guide);
      expect(await page.evaluate(() => window.shownThemes)).toEqual(['dark']);
      await expectLabel(page, 'dark');
      expect(await readStoredTheme(page)).toBeNull();
    },
  );

  test('follows a change while it is open, with its button', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTheme(page, 'light');
    await expectLabel(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLabel(page, 'dark');
    expect(await readStoredTheme(page)).toBeNull();
  });

  test('keeps what the reader chooses', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await getThemeToggle(page).click();
    await expectTheme(page, 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'light');
    await openPage(page, guide);
    await expectTheme(page, 'light');
  });
});

test.describe('the choice', () => {
  test(
    'is stored at once under "theme", and kept by reload and by other pages',
    { tag: ['@S32', '@S105'] },
    async ({ page }) => {
      await openPage(page, guide);
      await getThemeToggle(page).click();
      await expectTheme(page, 'dark');
      expect(await readStoredTheme(page)).toBe('dark');
      await openPage(page, guide);
      await expectTheme(page, 'dark');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await openPage(page, '/');
      await expectTheme(page, 'dark');
      await getThemeToggle(page).click();
      expect(await readStoredTheme(page)).toBe('light');
    },
  );

  test('survives a navigation', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/');
    await getThemeToggle(page).click();
    await page.getByRole('link', { name: 'Read the guides' }).click();
    await expect(page).toHaveURL('/docs/');
    await expectTheme(page, 'dark');
  });

  test(
    'is there before anything is painted, and never changes while loading',
    { tag: '@S32' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await watchThemes(page);
      await openPage(page, guide);
      expect(await page.evaluate(() => window.shownThemes)).toEqual(['dark']);
    },
  );

  test('is ignored if it is not a theme', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '"><script>'));
    await openPage(page, guide);
    await expectThemeToggleWorks(page);
  });

  test('is followed by another open tab', { tag: '@F49' }, async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(page, guide);
    await openPage(other, '/');
    await getThemeToggle(page).click();
    await expectTheme(other, 'dark');
    await expectLabel(other, 'dark');
    await getThemeToggle(other).click();
    await expectTheme(page, 'light');
  });

  test(
    'stays when another tab removes what is stored',
    { tag: ['@F49', '@all'] },
    async ({ page, context }) => {
      const other = await context.newPage();
      await openPage(page, guide);
      await openPage(other, '/');
      await getThemeToggle(page).click();
      await expectTheme(other, 'dark');
      await page.evaluate(() => localStorage.removeItem('theme'));
      // A second change arrives after the first: when it has, the removal has been seen, too.
      // The handle is there as soon as the tab listens, and the promise in it is kept when the change arrives.
      const seen = await other.evaluateHandle(() => ({
        end: new Promise<void>((done) => {
          window.addEventListener('storage', ({ key }) => {
            if (key === 'end') done();
          });
        }),
      }));
      await page.evaluate(() => localStorage.setItem('end', ''));
      await seen.evaluate(({ end }) => end);
      await expectTheme(other, 'dark');
    },
  );
});

test.describe('the button', () => {
  test('names its action and the current theme', { tag: '@S30' }, async ({ page }) => {
    await openPage(page, guide);
    await expectLabel(page, 'light');
    await getThemeToggle(page).click();
    await expectLabel(page, 'dark');
  });

  test('works by keyboard', { tag: '@S30' }, async ({ page }) => {
    await openPage(page, guide);
    await getThemeToggle(page).focus();
    await page.keyboard.press('Enter');
    await expectTheme(page, 'dark');
    await page.keyboard.press('Space');
    await expectTheme(page, 'light');
  });
});

test.describe('a browser that refuses storage', () => {
  test('switches for the visit, and warns once', { tag: '@S83' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    const watch = watchConsole(page);
    await openPage(page, '/docs/api/easier-api/create-team');
    await expectThemeToggleWorks(page);
    const go = page.getByRole('tab', { name: 'Go', exact: true });
    await go.click();
    await goInPlace(page, '/docs/api/easier-api/get-team');
    await expect(page.locator('h1')).toHaveText('Get a team');
    await expect(go).toHaveAttribute('aria-selected', 'true');
    expect(watch.problems).toHaveLength(1);
    expect(watch.problems[0]).toMatch(/^console\.warning: Browser storage is not available/);
  });

  test(
    'switches when storage is full, too, and logs each failure',
    { tag: '@S84' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      const watch = watchConsole(page);
      await openPage(page, guide);
      const listKeys = () =>
        watch.problems.map(
          (problem) =>
            /^console\.error: Storage error, can't set key=(\S+)/.exec(problem)?.[1] ?? problem,
        );
      // The page itself, for the list of recent pages, and each switch. The button works before the page does.
      await expect.poll(listKeys).toEqual(['search.recent']);
      await expectThemeToggleWorks(page);
      await expect.poll(listKeys).toEqual(['search.recent', 'theme', 'theme']);
    },
  );
});

declare global {
  interface Window {
    /** The themes that were shown from the first frame on, each change once. */
    shownThemes?: string[];
  }
}

/** Notes the theme in every frame that has a body. */
async function watchThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    window.shownThemes = shown;
    const look = () => {
      const theme = document.documentElement?.dataset['theme'] ?? 'none';
      if (document.body !== null && shown.at(-1) !== theme) shown.push(theme);
    };
    const frame = () => {
      look();
      requestAnimationFrame(frame);
    };
    frame();
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
    });
  });
}

function readStoredTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'));
}

async function expectLabel(page: Page, theme: Theme): Promise<void> {
  const label = `Switch between dark and light mode (currently ${theme} mode)`;
  await expect(getThemeToggle(page)).toHaveAttribute('aria-label', label);
  await expect(getThemeToggle(page)).toHaveAttribute('title', label);
}

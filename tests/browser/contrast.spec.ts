import { findFaint } from './contrast';
import { openPage } from './open-page';
import { search } from './search';
import { expect, test } from './test';
import { openForm } from './try-it';

/** The kinds of page with the most colours. */
const colorful = [
  '/docs/platform/message-iframe-helper/guide?_highlight=token&_highlight=const',
  '/docs/markdown-features/admonitions',
  '/docs/api/easier-api/schemas/Task',
  '/docs/api/easier-api/create-team?_highlight=team',
  '/search?q=team',
];

/** The other kinds, and the components that have colours of their own. */
const others = [
  '/',
  '/docs/markdown-features/alert',
  '/docs/markdown-features/badge',
  '/docs/markdown-features/code-blocks?_highlight=header',
  '/docs/markdown-features/progress',
  '/docs/markdown-features/table',
  '/docs/markdown-features/tabs',
  '/docs/category/platform',
  '/docs/api/easier-api',
  '/docs/api/easier-api/easier-application-api-document',
  '/docs/api/easier-api/changes',
  '/docs/api/easier-api/errors',
  '/docs/api/easier-api/schemas',
  '/docs/api/postal-api/get-address',
  '/docs/no-such-page',
];

// During a transition, colours are not those of the design.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the colours of text, marks, edges and focus rings', () => {
  for (const theme of ['light', 'dark'] as const) {
    for (const paths of [colorful, others]) {
      const onPages = `are far enough from what is behind them on ${paths[0]} and ${paths.length - 1} more, ${theme}`;
      // In the gate, axe has the light theme.
      const tag = theme === 'dark' && paths === colorful ? [] : '@all';
      test(onPages, { tag }, async ({ page }) => {
        for (const path of paths)
          await test.step(path, async () => {
            await openPage(page, path);
            expect.soft(await findFaint(page, theme), path).toEqual([]);
          });
      });
    }

    const onParts = `are so in a form, in the palette and in the menu, ${theme}`;
    test(onParts, { tag: '@all' }, async ({ page }) => {
      await openPage(page, '/docs/api/easier-api/create-team');
      await openForm(page);
      await page.getByRole('textbox', { name: 'divisionId' }).fill('x?');
      expect.soft(await findFaint(page, theme), 'form').toEqual([]);
      await openPage(page, '/docs/');
      await search(page, 'team');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect.soft(await findFaint(page, theme), 'palette').toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, '/docs/api/easier-api/create-team');
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('complementary', { name: 'Site menu' })).toBeVisible();
      expect.soft(await findFaint(page, theme), 'menu').toEqual([]);
    });
  }
});

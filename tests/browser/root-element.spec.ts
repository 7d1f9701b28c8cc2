import { expect, test } from './test';
import { goInPlace, openPage } from './open-page';
import { expectTheme } from './theme';

const guide = '/docs/platform/javascript-style-guide/';

test.describe('the address', () => {
  test(
    'chooses the theme for a visit, before the one that is stored, and stores nothing',
    { tag: '@S33' },
    async ({ page }) => {
      await openPage(page, `${guide}?docusaurus-theme=dark`);
      await expectTheme(page, 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await openPage(page, `${guide}?docusaurus-theme=light`);
      await expectTheme(page, 'light');
      await openPage(page, `${guide}?docusaurus-theme=`);
      await expectTheme(page, 'dark');
    },
  );

  test(
    'names data of the root element, and replaces none of the site',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(
        page,
        `${guide}?docusaurus-data-frame=app&docusaurus-data-app=x&docusaurus-data-%20=y`,
      );
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-frame', 'app');
      expect(await root.getAttribute('data-app')).not.toBe('x');
    },
  );
});

test(
  'moving by keyboard is marked from Tab to a press of the mouse',
  { tag: '@S48' },
  async ({ page }) => {
    await openPage(page, guide);
    const body = page.locator('body');
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
    await page.keyboard.press('Tab');
    await expect(body).toHaveClass(/navigation-with-keyboard/);
    await page.mouse.click(5, 300);
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  },
);

test(
  'the root element says what kind of page is open, on arrival and in place',
  { tag: '@S28' },
  async ({ page }) => {
    const root = page.locator('html');
    // As an extension of the browser does before any script of the page, and so before the hydration.
    await page.addInitScript(() => {
      const mark = () => document.querySelector('html')?.classList.add('early');
      new MutationObserver(mark).observe(document, { childList: true });
    });
    const response = await openPage(page, '/docs/routing');
    expect(await response.text()).toMatch(/^<!doctype html>\n<html [^>]*class="docs-doc-page"/i);
    await expect(root).toContainClass('docs-doc-page early');
    await root.evaluate(({ classList }) => classList.add('late'));
    await goInPlace(page, '/docs/api/postal-api/get-address');
    await expect(root).toContainClass('docs-doc-page early late');
    await goInPlace(page, '/');
    await expect(root).toHaveClass('early late');
  },
);

import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { openPage } from './open-page';

const path = '/docs/markdown-features/mathematics';

/** Collects the style sheets of formulas and the fonts that a page asks for. */
function watchFiles(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/formula\.[^/]*css$|\/KaTeX_/.test(request.url())) files.push(request.url());
  });
  return files;
}

test.describe('formulas', () => {
  test('are drawn with fonts of their own, and read as MathML', async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px KaTeX_Main'))).toBe(true);
    const formula = page.locator('.katex').first();
    await expect(formula.locator('.katex-html')).toHaveCSS('font-family', /KaTeX_Main/);
    await expect(formula.locator('.katex-html')).toHaveAttribute('aria-hidden', 'true');
    await expect(formula.locator('math annotation')).toHaveText('n');
  });

  test('scroll on a narrow screen, and the page does not', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    const block = page.getByRole('group', { name: 'Formula' }).first();
    const [inner, outer] = await block.evaluate((each) => [each.scrollWidth, each.clientWidth]);
    expect(inner).toBeGreaterThan(outer ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(
    'have their style before they are shown after a navigation',
    { tag: '@all' },
    async ({ page }) => {
      const files = watchFiles(page);
      await openPage(page, '/docs/markdown-features/hover-card');
      expect(files).toEqual([]);
      await page.getByRole('link', { name: 'Next Mathematics' }).click();
      await expect(page.locator('main h1')).toHaveText('Mathematics');
      await expect(page.locator('.katex-mathml').first()).toHaveCSS('position', 'absolute');
      expect(files.filter((url) => url.endsWith('.css'))).toHaveLength(1);
    },
  );
});

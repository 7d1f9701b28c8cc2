import { expect, test, toTiers } from './test';
import type { Locator } from '@playwright/test';
import { getResult } from './example-results';
import { openPage } from './open-page';
import { getBox, getNavbarBox, openPalette, search } from './search';

test.use({ contextOptions: { forcedColors: 'active' } });

test.describe('in the colours that a reader has forced', () => {
  for (const [path, tier] of toTiers(
    ['/docs/api/easier-api/create-team', '/docs/markdown-features/tabs'],
    1,
  )) {
    test(`${path} shows which of its tabs are open`, { tag: tier }, async ({ page }) => {
      await openPage(page, path);
      const list = page.locator('main').getByRole('tablist').first();
      const open = await readEdge(list.getByRole('tab', { selected: true }).first());
      const closed = await readEdge(list.getByRole('tab', { selected: false }).first());
      expect(open.width).toBe('2px');
      expect(open.color).not.toBe(open.ground);
      expect(closed.color).toBe(closed.ground);
    });
  }

  test('the palette shows which hit is chosen', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('option', { selected: false }).first()).toHaveCSS(
      'outline-style',
      'none',
    );
  });

  test('the palette shows whether its field has focus', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await openPalette(page);
    const field = getBox(page).locator('..');
    await expect(field).toHaveCSS('border-bottom-width', '3px');
    await page.keyboard.press('Tab');
    await expect(field).toHaveCSS('border-bottom-width', '1px');
  });

  for (const [width, tier] of toTiers([1280, 390], 1))
    test(
      `the search box shows whether it has focus, ${width} pixels wide`,
      { tag: tier },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, '/docs/');
        const field = getNavbarBox(page).locator('..');
        await expect(field).toHaveCSS('outline-style', 'none');
        await getNavbarBox(page).focus();
        await expect(field).toHaveCSS('outline-style', 'solid');
      },
    );

  test('marked lines of code have an edge', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/markdown-features/code-blocks');
    const lines = getResult(page, 'Idempotency-Key: create-lmd-1').first();
    await expect(lines.locator('[data-mark]').first()).toHaveCSS('border-left-width', '3px');
    await expect(lines.locator('span:not([data-mark])').first()).toHaveCSS(
      'border-left-width',
      '0px',
    );
  });

  test('the table of contents shows where the reader is', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/markdown-features/code-blocks#line-numbers');
    const current = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('a[aria-current]');
    await expect(current).toHaveCount(1);
    const edge = await current.evaluate((link) => {
      const { borderLeftWidth, borderLeftColor, color } = getComputedStyle(link, '::before');
      return { width: borderLeftWidth, color: borderLeftColor, ink: color };
    });
    expect(edge.width).toBe('2px');
    expect(edge.color).toBe(edge.ink);
  });
});

interface Edge {
  readonly width: string;
  readonly color: string;
  /** Of the page. */
  readonly ground: string;
}

/** The lower edge of a tab. */
function readEdge(tab: Locator): Promise<Edge> {
  return tab.evaluate((element) => {
    const { borderBottomWidth, borderBottomColor } = getComputedStyle(element);
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    return { width: borderBottomWidth, color: borderBottomColor, ground };
  });
}

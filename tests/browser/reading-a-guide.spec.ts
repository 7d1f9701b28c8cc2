import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page';

const guide = '/docs/platform/message-iframe-helper/guide';

test.describe('the table of contents', () => {
  test('marks the one heading that is read, while the reader scrolls', async ({ page }) => {
    await openPage(page, guide);
    const marked = getContents(page).locator('[aria-current="location"]');
    await expect(marked).toHaveCount(0);
    for (const id of ['7-clean-up', 'checklist']) {
      await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView());
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', `#${id}`);
      await expect(marked).toBeInViewport();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked).toHaveCount(0);
  });

  test('has the levels that the front matter names, nested', { tag: '@S66' }, async ({ page }) => {
    await openPage(page, '/docs/markdown-features/toc');
    const deepest = getContents(page).locator('ul ul ul');
    await expect(deepest.getByRole('link', { name: 'A heading of level 4' })).toBeVisible();
    await openPage(page, '/docs/markdown-features/admonitions');
    await expect(getContents(page).locator('ul ul')).not.toHaveCount(0);
    await expect(getContents(page).locator('ul ul ul')).toHaveCount(0);
  });

  test(
    'leaves out the headings of examples and of components',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, '/docs/markdown-features/accordion');
      await expect(getContents(page).getByRole('link', { name: 'Sandbox' })).toHaveCount(0);
      await expect(getContents(page).getByRole('link', { name: 'Keyboard' })).toBeVisible();
    },
  );
});

test.describe('the table of contents of a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('is folded, opens by a tap, and folds when an entry is chosen', async ({ page }) => {
    await openPage(page, guide);
    const details = page.locator('main details', { hasText: 'On this page' }).first();
    const entry = details.getByRole('link', { name: 'Checklist' });
    await expect(entry).toBeHidden();
    await details.locator('> summary').tap();
    await expect(entry).toBeVisible();
    await expect(details.locator('[aria-current]')).toHaveCount(0);
    await entry.tap();
    await expect(entry).toBeHidden();
    await expect(page.locator('#checklist')).toBeInViewport();
  });

  test('is the only one', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await expect(getContents(page)).toBeHidden();
  });
});

test.describe('the anchor of a heading', () => {
  test('shows when the heading is pointed at, or reached by the keyboard', async ({ page }) => {
    await openPage(page, guide);
    const heading = page.locator('#checklist');
    await expect(heading).toHaveAccessibleName('Checklist');
    const anchor = heading.getByRole('link', { name: 'Direct link to Checklist' });
    await expect(anchor).toHaveCSS('opacity', '0');
    await heading.hover();
    await expect(anchor).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(anchor).toHaveCSS('opacity', '0');
    await anchor.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(anchor).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${guide}#checklist`);
    const copied = await heading.evaluate((element) => {
      window.getSelection()?.selectAllChildren(element);
      return String(window.getSelection());
    });
    expect(copied).toBe('Checklist');
  });

  test('is there for each heading of the text but the title', { tag: '@all' }, async ({ page }) => {
    await openPage(page, guide);
    await expect(page.locator('main h1 a')).toHaveCount(0);
    const headings = page.locator('article :is(h2, h3, h4, h5, h6)');
    await expect(headings.locator('> a[href^="#"]')).toHaveCount(await headings.count());
  });
});

test.describe('back to top', () => {
  test('is offered to readers who scroll up far down, and leads up', async ({ page }) => {
    await openPage(page, guide);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => getScrollTop(page)).toBeGreaterThan(2000);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -400);
    await expect(button).toBeVisible();
    await page.mouse.wheel(0, 200);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -200);
    await button.click();
    await expect.poll(() => getScrollTop(page)).toBe(0);
    await expect(button).toBeHidden();
  });

  for (const [motion, steps] of [
    ['no-preference', 'step by step'],
    ['reduce', 'at once for readers who want less motion'],
  ] as const)
    test(`leads up ${steps}`, { tag: ['@S50', '@S101'] }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openPage(page, guide);
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => getScrollTop(page)).toBeGreaterThan(2000);
      await page.mouse.wheel(0, -400);
      const button = page.getByRole('button', { name: 'Scroll back to top' });
      await expect(button).toBeVisible();
      const tops = await page.evaluateHandle(() => {
        const seen: number[] = [];
        window.addEventListener('scroll', () => seen.push(window.scrollY));
        return seen;
      });
      await button.click();
      await expect.poll(() => getScrollTop(page)).toBe(0);
      const seen = await tops.jsonValue();
      expect(seen).toEqual(seen.toSorted((a, b) => b - a));
      if (motion === 'reduce') expect(seen.filter((top) => top > 0)).toEqual([]);
      else expect(seen.length).toBeGreaterThan(5);
    });

  test('is not offered after a jump to a heading', { tag: '@all' }, async ({ page }) => {
    await openPage(page, `${guide}#checklist`);
    await getContents(page).getByRole('link', { name: '7. Clean up' }).click();
    await expect(page.locator('[id="7-clean-up"]')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Scroll back to top' })).toBeHidden();
  });
});

function getContents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On this page' });
}

function getScrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

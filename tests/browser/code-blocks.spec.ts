import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { readCopied, watchClipboard } from './clipboard-watch';
import { getResult } from './example-results';
import { openPage, openStill } from './open-page';
import { listSitePages } from './site-pages';

const path = '/docs/markdown-features/code-blocks';

/** Texts that identify the examples. */
const range = 'Idempotency-Key: create-lmd-1';
const comments = 'await refreshToken()';
const change = '"leadId"';
const patch = '"2.3.0"';
const numbered = 'A team belongs to one division.';

const writingPages = listSitePages().filter(({ html }) => html.includes(' data-example=""'));

test.describe('the copy button of a code block', () => {
  test(
    'copies what is shown, in every block of every page about writing',
    { tag: '@all' },
    async ({ page }) => {
      await watchClipboard(page);
      for (const writing of writingPages) {
        await test.step(writing.path, async () => {
          await openPage(page, writing.path);
          const shown = await copyAll(page);
          expect(await readCopied(page)).toEqual(shown);
        });
      }
    },
  );

  test(
    'copies the result of a change, and the whole of a patch',
    { tag: '@all' },
    async ({ page }) => {
      await watchClipboard(page);
      await openPage(page, path);
      for (const text of [change, patch]) await getCopyButton(getBlock(page, text)).click();
      const [changed = '', patched = ''] = await readCopied(page);
      expect(changed).toContain('"leadId"');
      expect(changed).not.toContain('"ownerId"');
      expect(patched).toMatch(/^-.*2\.2\.0.*\n\+.*2\.3\.0/m);
    },
  );

  test('is always there, and never over the code', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const block = getBlock(page, range);
    const button = getCopyButton(block);
    await expect(button).toHaveCSS('opacity', '1');
    const [row, code] = await Promise.all([
      button.boundingBox(),
      block.locator('pre').boundingBox(),
    ]);
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
  });

  test(
    'stands in the row of tabs, in the samples of an operation',
    { tag: '@all' },
    async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await openPage(page, '/docs/api/easier-api/create-team');
        for (const name of ['Request samples', 'Response examples']) {
          const panel = page.getByRole('region', { name });
          const button = await getCopyButton(panel).boundingBox();
          const tabs = await panel.getByRole('tablist').first().boundingBox();
          expect(button?.y).toBeGreaterThanOrEqual(tabs?.y ?? Infinity);
          expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
            (tabs?.y ?? 0) + (tabs?.height ?? 0),
          );
          expect(button?.height).toBe(width < 997 ? 44 : 32);
        }
      }
    },
  );

  test('says for a moment that the text is copied', async ({ page }) => {
    await watchClipboard(page);
    await openStill(page, path);
    const block = getBlock(page, range);
    await getCopyButton(block).click();
    await expect(block.getByRole('button', { name: 'Copied' }).getByText('Copied')).toBeVisible();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await page.clock.runFor(1500);
    await expect(block.getByText('Copied', { exact: true })).toHaveCount(0);
  });
});

test.describe('the wrap button', () => {
  test('is there for a line that is too long, and breaks it', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const block = page.locator('figure', { hasText: 'Authorization: Bearer eyJ' });
    const [pre, wrap] = [block.locator('pre'), getWrapButton(block)];
    await block.hover();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    expect(await isTooWide(pre)).toBe(true);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await isTooWide(pre)).toBe(false);
    await wrap.click();
    expect(await isTooWide(pre)).toBe(true);
  });

  test('comes and goes with the width of the window', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const block = getBlock(page, patch);
    await expect(getWrapButton(block)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(getWrapButton(block)).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(getWrapButton(block)).toHaveCount(0);
  });

  test('is there for code in a tab when that is opened', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, '/docs/markdown-features/tabs');
    const result = getResult(page, 'totalItems');
    await result.getByRole('tab', { name: 'Response' }).click();
    await expect(getWrapButton(result.getByRole('figure'))).toHaveCount(1);
  });
});

test.describe('the lines of a code block', () => {
  test('that the fence names are highlighted', async ({ page }) => {
    await openPage(page, path);
    expect(await readMarks(getBlock(page, range))).toEqual([2, 4, 5].map(toHighlight));
  });

  test(
    'that comments name are highlighted, and the comments are not shown',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      const block = getBlock(page, comments);
      expect(await readMarks(block)).toEqual([2, 4, 5].map(toHighlight));
      await expect(block.locator('code')).not.toContainText('highlight-');
      const [plain, marked] = await Promise.all([0, 1].map((index) => readGround(block, index)));
      expect(marked).not.toBe(plain);
    },
  );

  test(
    'that a change adds or takes away have a sign, not only a colour',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      const block = getBlock(page, change);
      expect(await readMarks(block)).toEqual(['3 remove', '4 add']);
      expect(await readBefore(block, 2)).toContain('−');
      expect(await readBefore(block, 3)).toContain('+');
    },
  );

  test(
    'are numbered from where the fence says, outside of the text',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, path);
      const block = getBlock(page, numbered);
      const numbers = await Promise.all([0, 1, 2].map((index) => readBefore(block, index)));
      expect(numbers).toEqual(['"41"', '"42"', '"43"']);
      expect(await block.locator('code').textContent()).toMatch(/^- name: teams\n/);
    },
  );
});

test.describe('a code block', () => {
  test('is named by its title, which is above it', async ({ page }) => {
    await openPage(page, path);
    const block = getResult(page, 'name-taken').getByRole('figure');
    await expect(block.getByRole('group', { name: '409 name-taken' })).toBeVisible();
    await expect(block.locator('figcaption')).toHaveText('409 name-taken');
  });

  test('is reached by Tab, and scrolled by the arrow keys', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const block = page.locator('figure', { hasText: 'Authorization: Bearer eyJ' });
    const pre = block.locator('pre');
    await getWrapButton(block).focus();
    await page.keyboard.press('Tab');
    await expect(getCopyButton(block)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(pre).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test(
    'breaks its long lines on a phone, until its reader wants them whole',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, path);
      const block = getBlock(page, range);
      const [pre, wrap] = [block.locator('pre'), getWrapButton(block)];
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await isTooWide(pre)).toBe(false);
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      expect(await isTooWide(pre)).toBe(true);
    },
  );

  test('can quote a region of a file', { tag: '@all' }, async ({ page }) => {
    await openPage(page, path);
    const code = getResult(page, 'wait-for-limit.ts').locator('code');
    await expect(code).not.toContainText('#region');
    await expect(code).not.toContainText('#endregion');
    expect((await code.textContent())?.length).toBeGreaterThan(20);
  });
});

/** Presses all copy buttons of the open page; returns the texts that the blocks show after a change. */
function copyAll(page: Page): Promise<readonly string[]> {
  return page.locator('main figure:has(pre)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const button = block.querySelector<HTMLElement>('[aria-label="Copy code to clipboard"]');
      if (button === null) return [];
      button.click();
      const lines = [...block.querySelectorAll('code > [data-mark="remove"]')];
      const isPatch = block.getAttribute('data-language') === 'diff';
      const removed = isPatch ? [] : lines.map((line) => `${line.textContent}\n`);
      const shown = block.querySelector('code')?.textContent ?? '';
      return [removed.reduce((text, line) => text.replace(line, ''), shown)];
    }),
  );
}

/** The block in the result of the example that holds those words. */
function getBlock(page: Page, text: string): Locator {
  return getResult(page, text).getByRole('figure');
}

function getCopyButton(block: Locator): Locator {
  return block.getByRole('button', { name: 'Copy code to clipboard' });
}

function getWrapButton(block: Locator): Locator {
  return block.getByRole('button', { name: 'Toggle word wrap' });
}

function isTooWide(pre: Locator): Promise<boolean> {
  return pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
}

function toHighlight(line: number): string {
  return `${line} highlight`;
}

/** The lines that stand out, from 1, each with its mark. */
function readMarks(block: Locator): Promise<readonly string[]> {
  return block.locator('code > span').evaluateAll((lines) =>
    lines.flatMap((line, index) => {
      const mark = line.getAttribute('data-mark');
      return mark === null ? [] : [`${index + 1} ${mark}`];
    }),
  );
}

function readGround(block: Locator, line: number): Promise<string> {
  return block
    .locator('code > span')
    .nth(line)
    .evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** The generated content before a line. */
function readBefore(block: Locator, line: number): Promise<string> {
  return block
    .locator('code > span')
    .nth(line)
    .evaluate((element) => getComputedStyle(element, '::before').content);
}

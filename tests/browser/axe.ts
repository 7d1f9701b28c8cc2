import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Theme } from './theme';
import { expectTheme } from './theme';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

const widths = [1440, 390];
const themes: readonly Theme[] = ['light', 'dark'];

/** Fails when axe finds something wrong on the open page, in either theme, wide or narrow. */
export async function expectNoViolationsAnywhere(page: Page): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(
      ...(await findViolationsInThemes(page)).map((violation) => `${width} px ${violation}`),
    );
  }
  expect(found).toEqual([]);
}

/** What axe finds in both themes at once: a fault in one must not hide another one in the other. */
export async function findViolationsInThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.locator('html').evaluate((root, value) => {
      root.setAttribute('data-theme', value);
    }, theme);
    await expectTheme(page, theme);
    found.push(...(await findViolations(page)).map((violation) => `${theme} ${violation}`));
  }
  return found;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe complains about: the rule, what it wants, and the elements. */
async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(async (tags) => {
    if (window.axe === undefined) throw new Error('axe did not start.');
    const { violations } = await window.axe.run({ runOnly: { type: 'tag', values: tags } });
    return violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.slice(0, 5).map(({ html }) => html.slice(0, 200))].join('\n'),
    );
  }, rules);
}

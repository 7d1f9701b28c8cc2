import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Theme } from './theme';
import { expectTheme } from './theme';

/** The rules of axe that are left out; all others hold, also the experimental ones. */
const leftOut: readonly string[] = [
  // 7:1 for every letter: the site promises it for running text, and 4.5:1 for the rest.
  'color-contrast-enhanced',
  // A landmark around each table and block of code that scrolls: the list of landmarks would be one of tables.
  'focus-order-semantics',
];

/** Rules that depend on colours: the only ones that the other theme can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The gate pairs the themes with the widths. */
const looks: readonly (readonly [width: number, themes: readonly Theme[]])[] =
  process.env['TEST_TIER'] === 'all'
    ? [1440, 1280, 390].map((width) => [width, ['light', 'dark']])
    : [
        [1280, ['light']],
        [390, ['dark']],
      ];

/** Fails if axe finds violations on the open page, in either theme, wide or narrow. */
export async function expectNoViolationsAnywhere(page: Page): Promise<void> {
  const found: string[] = [];
  for (const [width, themes] of looks)
    for (const theme of themes) {
      const violations = await findViolationsIn(page, theme, width);
      found.push(...violations.map((violation) => `${theme} ${width} px ${violation}`));
    }
  expect(found).toEqual([]);
}

/** All violations in the light theme, and those of colours in the dark theme, so that none hides another. */
export async function findViolationsInThemes(page: Page): Promise<readonly string[]> {
  await showTheme(page, 'light');
  const light = await findViolations(page);
  await showTheme(page, 'dark');
  const dark = await findViolations(page, colorRules);
  return [
    ...light.map((violation) => `light ${violation}`),
    ...dark.map((violation) => `dark ${violation}`),
  ];
}

/** All violations in one theme at one width. */
export async function findViolationsIn(
  page: Page,
  theme: Theme,
  width: number,
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 });
  // A bar that covers half of a link makes a small target of it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await showTheme(page, theme);
  return findViolations(page);
}

async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.locator('html').evaluate((root, value) => {
    root.setAttribute('data-theme', value);
  }, theme);
  await expectTheme(page, theme);
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

/** The violations that axe finds by some rules, or by all: the rule, its help, and the elements. */
async function findViolations(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript);
  return page.evaluate(
    async ([chosen, without]) => {
      if (window.axe === undefined) throw new Error('axe did not start.');
      const ids = chosen ?? window.axe.getRules().map(({ ruleId }) => ruleId);
      // Nobody reads what passes, nor the selectors, which take a quarter of the time.
      const { violations } = await window.axe.run({
        runOnly: { type: 'rule', values: ids.filter((id) => !without.includes(id)) },
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(({ id, help, nodes }) =>
        [`${id}: ${help}`, ...nodes.slice(0, 5).map(({ html }) => html.slice(0, 200))].join('\n'),
      );
    },
    [only, leftOut] as const,
  );
}

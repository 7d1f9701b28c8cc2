import type { Locator, Page } from '@playwright/test';

const key = 'docs-preferred-version-default';

/** The switcher of versions in the navbar. */
export function getSwitcher(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('details');
}

/** The switcher in the menu of a phone. */
export function getMenuSwitcher(page: Page): Locator {
  return page.locator('#site-menu details[data-place="menu"]');
}

/** The version that the reader has chosen, as it is stored. */
export function readPreference(page: Page): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores a version as the one that the reader has chosen. */
export function writePreference(page: Page, value: string): Promise<void> {
  return page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

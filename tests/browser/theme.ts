import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

/** The colour-mode button. */
export function getThemeToggle(page: Page): Locator {
  return page.getByRole('button', { name: /^Switch between dark and light mode/ });
}

/** Fails unless the document shows that theme. */
export async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Fails unless the button changes the theme; leaves it as it was. */
export async function expectThemeToggleWorks(page: Page): Promise<void> {
  await expectTheme(page, 'light');
  await getThemeToggle(page).click();
  await expectTheme(page, 'dark');
  await getThemeToggle(page).click();
  await expectTheme(page, 'light');
}

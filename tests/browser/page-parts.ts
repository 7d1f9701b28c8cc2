import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { getSitePage } from './site-pages';

/** The tree of a section's pages. */
export function getSidebar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs sidebar' });
}

/** The links to the pages before and after the open one. */
export function getPager(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Docs pages' });
}

/** Fails unless a page of the built site is open, by its address and its title. */
export async function expectPage(page: Page, path: string): Promise<void> {
  const { title } = getSitePage(path);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
}

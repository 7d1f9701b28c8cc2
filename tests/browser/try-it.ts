import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { watchFor } from './watch-for';

export function getPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Request samples' });
}

export function getToggle(page: Page): Locator {
  return getPanel(page).getByRole('button', { name: /own values$/ });
}

export function getForm(page: Page): Locator {
  return getPanel(page).getByRole('group', { name: 'Your own values' });
}

export async function openForm(page: Page): Promise<void> {
  await getToggle(page).click();
  await expect(getForm(page)).toBeVisible();
}

/** The control of a field, not the switch beside it. */
export function getField(page: Page, name: string): Locator {
  return getForm(page).getByLabel(name, { exact: true });
}

export function fill(page: Page, name: string, text: string): Promise<void> {
  return getField(page, name).fill(text);
}

/** The one block of code that is visible. */
export function getShownCode(page: Page): Locator {
  return getPanel(page).locator('pre:visible');
}

export function getAllCode(page: Page): Promise<string[]> {
  return getPanel(page).locator('pre code').allTextContents();
}

/** Copies the link to the values of the form, and returns it. */
export async function copyLink(page: Page): Promise<string> {
  await page.bringToFront();
  const isSaid = await watchFor(page, '.try-it-action', 'Link copied');
  await getForm(page).getByRole('button', { name: 'Copy link' }).click();
  await isSaid();
  return readClipboard(page);
}

/** Copies by a button, which says so for a moment. */
export async function copyBy(page: Page, button: Locator): Promise<void> {
  const isSaid = await watchFor(page, '[aria-label="Copied"]', 'Copied');
  await button.click();
  await isSaid();
}

export function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The bytes of files after gzip. */
export async function getWeight(page: Page, urls: readonly string[]): Promise<number> {
  const responses = await Promise.all(urls.map((url) => page.request.get(url)));
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** Removes sticky positioning: axe takes a control that a sticky element covers for one that is too small. */
export function unstick(page: Page): Promise<void> {
  return getPanel(page).evaluate((panel) => {
    for (const element of panel.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static';
    }
  });
}

import type { Page } from '@playwright/test';

// Each looks in the page itself, in every frame: a locator looks again only after a tenth of a second, and then
// after half a second.

/** Opens a page and waits until its script runs. */
export async function openWorking(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitForScripts(page);
}

/** Waits until the page answers a click. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(
    `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))`,
  );
}

/** Opens the palette, and waits for a hit with the word. */
export async function searchFor(page: Page, word: string): Promise<void> {
  const field = '[role="combobox"]:focus';
  await page.keyboard.press('Control+k');
  await page.waitForFunction(`document.querySelector('${field}') !== null`);
  await page.locator(field).fill(word);
  await page.waitForFunction(
    `[...document.querySelectorAll('[role="option"]')].some((option) => option.textContent.includes('${word}'))`,
  );
}

/** Waits until the text is on the page. */
export async function seeText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(`document.querySelector('main')?.textContent.includes('${text}')`);
}

import type { Locator, Page } from '@playwright/test';

/** What a live example of the open page shows, found by words in it. */
export function getResult(page: Page, text: string): Locator {
  return page.locator('[data-example-result]', { hasText: text });
}

/**
 * The address at which a browser looks for a text within the page, as its own find does.
 *
 * The text must not stand in the source of an example, which comes first; `next` are the words after it.
 */
export function toFindAddress(path: string, text: string, next?: string): string {
  const suffix = next === undefined ? '' : `,-${encodeWords(next)}`;
  return `${path}#:~:text=${encodeWords(text)}${suffix}`;
}

/** Hyphens and commas have a meaning in such an address. */
function encodeWords(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}

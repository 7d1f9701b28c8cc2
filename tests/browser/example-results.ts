import type { Locator, Page } from '@playwright/test';

/** The result of a live example on the open page, found by its text. */
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

/** Encodes hyphens and commas as well, which have a meaning in a text fragment. */
function encodeWords(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D');
}

import type { Browser, Page } from '@playwright/test';
import { readCopied, watchClipboard } from './clipboard-watch';
import { openPage } from './open-page';

/** The text that the copy button of each live example of a page gives a reader, in order. */
export async function copyExamples(browser: Browser, path: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  try {
    await watchClipboard(page);
    await openPage(page, path);
    // The source stands before its result, which may hold code with a button of its own.
    await page.locator('[data-example] > figure').evaluateAll((sources) => {
      const copy = '[aria-label="Copy code to clipboard"]';
      for (const source of sources) source.querySelector<HTMLElement>(copy)?.click();
    });
    return await readCopied(page);
  } finally {
    await page.close();
  }
}

/** Opens a live example: everything up to the same number of backticks is its source. */
const FENCE = /^(`{3,})(.*)$/;

/** What stands before and after the text that has taken an example's place. */
const BEGINNING = '<i data-copied="" />';
const END = '<i data-copied-end="" />';

/** A guide in which each live example is replaced by the text that was copied from it. */
export function pasteExamples(guide: string, copied: readonly string[]): string {
  const lines: string[] = [];
  const rest = [...copied];
  let fence: { readonly ticks: string; readonly isExample: boolean } | undefined;
  for (const line of guide.split('\n')) {
    const [, ticks = '', info = ''] = FENCE.exec(line) ?? [];
    const isEnd = fence !== undefined && info.trim() === '' && ticks.startsWith(fence.ticks);
    const opened = fence === undefined && ticks !== '';
    if (opened) fence = { ticks, isExample: /^mdx .*\bexample\b/.test(info) };
    if (fence?.isExample !== true) lines.push(line);
    else if (opened) lines.push('', BEGINNING, '', rest.shift() ?? '', '', END, '');
    if (isEnd) fence = undefined;
  }
  if (rest.length > 0) throw new Error(`${rest.length} examples of the page are not in its file.`);
  return lines.join('\n');
}

/** The HTML of each live example's result, in a page as it lies on disk. */
export function readResults(page: Page, html: string): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const built = new DOMParser().parseFromString(text, 'text/html');
    return [...built.querySelectorAll('[data-example-result]')].map(({ innerHTML }) => innerHTML);
  }, html);
}

/** The HTML of each text that was pasted. */
export function readPasted(page: Page, html: string): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const built = new DOMParser().parseFromString(text, 'text/html');
    const ends = built.querySelectorAll('[data-copied-end]');
    return [...built.querySelectorAll('[data-copied]')].map((beginning, index) => {
      const range = built.createRange();
      range.setStartAfter(beginning);
      range.setEndBefore(ends[index] ?? beginning);
      const holder = built.createElement('div');
      holder.append(range.cloneContents());
      return holder.innerHTML;
    });
  }, html);
}

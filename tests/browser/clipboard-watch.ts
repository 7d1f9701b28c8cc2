import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was put on the clipboard, in order. */
    copied?: string[];
  }
}

/** Gives each page its own clipboard: browsers that run in parallel may share one. */
export async function watchClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    window.copied = copied;
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  });
}

/** Everything that the open page has put on its clipboard. */
export function readCopied(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.copied ?? []);
}

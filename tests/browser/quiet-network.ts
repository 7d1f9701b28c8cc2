import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** Milliseconds; what a page loads next begins sooner after what it has loaded. */
const QUIET = 500;

const WORKER = /\.worker-[^/]+\.js$/;

/**
 * Watches the requests of a page. What it returns waits until all of them are answered and no other begins for half a
 * second, counted from the call. Playwright's `networkidle` is over at once where the page was idle before, and never
 * comes after a worker that was stopped while its script was loading: the browser tells no end of that request.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changed = Date.now();
  page.on('request', (request) => {
    // What the page before was still loading may end without a word.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    if (!WORKER.test(request.url())) pending.add(request);
    changed = Date.now();
  });
  const end = (request: Request) => {
    pending.delete(request);
    changed = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    changed = Date.now();
    await expect(() => {
      expect([...pending].map((request) => request.url())).toEqual([]);
      expect(Date.now() - changed).toBeGreaterThanOrEqual(QUIET);
    }).toPass({ timeout: 60_000 });
  };
}

import type { Page, Request } from '@playwright/test';

/** The requests of a page that have no answer yet. */
export function watchPending(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  return pending;
}

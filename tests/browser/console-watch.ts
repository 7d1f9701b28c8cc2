import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** The problems of a page since it is watched, one line each. */
export interface ConsoleWatch {
  /** Console messages of every kind, uncaught errors, failed requests, requests to other origins. */
  readonly problems: readonly string[];
}

export interface ConsoleWatchOptions {
  /** Whether the document is missing on purpose: the browser's message about it is not a problem. */
  readonly missingDocument?: boolean;
}

// Hidden unless a visitor asks for verbose messages. In a form, browsers would offer to save credentials.
const hint = '[DOM] Password field is not contained in a form';

/** Listens to everything that a visitor with open developer tools would see. */
export function watchConsole(page: Page, options: ConsoleWatchOptions = {}): ConsoleWatch {
  const problems: string[] = [];
  const isExpected = (url: string) => options.missingDocument === true && url === page.url();
  page.on('console', (message) => {
    const isHint = message.text().startsWith(hint);
    if (!isHint && !isExpected(message.location().url)) problems.push(toLine(message));
  });
  page.on('pageerror', (error) => void problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts what the old page was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    if (isForeign(request, page)) problems.push(`other origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return { problems };
}

function toLine(message: ConsoleMessage): string {
  return `console.${message.type()}: ${message.text()}`;
}

function isForeign(request: Request, page: Page): boolean {
  const url = new URL(request.url());
  if (url.protocol === 'data:' || url.protocol === 'blob:') return false;
  const home = request.isNavigationRequest() ? request.url() : page.url();
  return url.origin !== new URL(home).origin;
}

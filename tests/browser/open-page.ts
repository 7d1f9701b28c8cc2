import { expect } from '@playwright/test';
import type { Locator, Page, Response } from '@playwright/test';
import { stopClock } from './test';
import { getThemeToggle } from './theme';

/** A busy machine can be slow, above all when compiling a page in development. */
const timeout = 120_000;

/** Opens an address and waits until the whole page is interactive. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (response === null) throw new Error(`${path} was not loaded.`);
  await expectHydrated(page);
  return response;
}

/** Opens a page whose time goes on only when a test says so. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPage(page, path);
  await stopClock(page);
}

/** React hydrates each of them by itself; a page may have only some. */
const parts = [
  'main h1',
  'nav[aria-label="Docs sidebar"] > ul',
  'nav[aria-label="Breadcrumbs"]',
  'nav[aria-label="Docs pages"]',
].join();

/** Waits for the shell, for the body, whose script comes later, and for what stands around it. */
export async function expectHydrated(page: Page): Promise<void> {
  // The page itself looks in each frame; asked from outside, it would be asked ever more rarely.
  await page.waitForFunction(
    () => document.documentElement.getAttribute('data-hydrated') === 'true',
    undefined,
    { timeout },
  );
  await expect(getThemeToggle(page)).toBeEnabled({ timeout });
  await page.waitForFunction(areMounted, parts, { timeout });
  await page.waitForFunction(waitForIdle, undefined, { timeout });
}

/** Runs in the page: whether React has hydrated an element, or all that a selector finds. */
function areMounted(wanted: Element | string): boolean {
  interface Fiber {
    readonly flags: number;
    readonly alternate: Fiber | null;
    readonly return: Fiber | null;
  }
  // As React's own `getNearestMountedFiber`: what waits to be placed (2) or hydrated (4096) is not there yet.
  const isMounted = (fiber: Fiber | null): boolean =>
    fiber === null ||
    fiber.alternate !== null ||
    ((fiber.flags & (2 | 4096)) === 0 && isMounted(fiber.return));
  const isDone = (element: Element): boolean => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
    return key !== undefined && isMounted(Reflect.get(element, key));
  };
  const elements = typeof wanted === 'string' ? [...document.querySelectorAll(wanted)] : [wanted];
  return elements.length > 0 && elements.every(isDone);
}

/** Runs in the page. Effects, which listen to the reader, come after the hydration and before an idle moment. */
function waitForIdle(): Promise<boolean> {
  return new Promise((done) => requestIdleCallback(() => done(true), { timeout: 5000 }));
}

/** Makes a browser that loads nothing ahead: the connection is metered, or as given. */
export async function savesData(
  page: Page,
  connection: object = { saveData: true },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Whether React has hydrated the body. */
export function isBodyHydrated(page: Page): Promise<boolean> {
  return isHydrated(page.locator('main h1'));
}

/** Whether React has hydrated an element; only React's own record of it shows that. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate(areMounted);
}

declare global {
  interface Window {
    /** Gone after a document load. */
    marker?: string;
  }
}

/** Marks the document, to tell a navigation in place from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.marker = 'same document';
  });
}

/** Whether the document is still the marked one. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.marker === 'same document');
}

/** Goes to an address as Back and Forward do, without a link. */
export async function goInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A request that an event causes is under way when the frames after it are painted. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

/** Activates a link that no page of this site has. */
export async function clickNewLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
}

import type { Page } from '@playwright/test';
import { openLineInPieces } from './line-in-pieces';
import { expectHydrated, openPage } from './open-page';
import { watchNetwork } from './quiet-network';
import { expect, test } from './test';
import { hasTypeface } from './typeface';

/** A page of each kind. */
const pages = [
  '/',
  '/docs/',
  '/docs/platform/message-iframe-helper/guide',
  '/docs/markdown-features/tabs',
  '/docs/category/platform',
  '/docs/api/easier-api',
  '/docs/api/easier-api/easier-application-api-document',
  '/docs/api/easier-api/errors',
  '/docs/api/easier-api/schemas',
  '/docs/api/easier-api/schemas/Task',
  '/docs/api/easier-api/create-new-task',
  '/docs/api/postal-api/get-address',
  '/search',
  '/docs/no-such-page',
  '/docs/api/easier-api/creat-team',
];

test.describe('a first visit', () => {
  for (const width of [390, 1280]) {
    for (const theme of ['light', 'dark']) {
      const tag = width === 1280 && theme === 'light' ? [] : '@all';
      const title = `moves nothing on any kind of page, at ${width} px, ${theme}`;
      test(title, { tag }, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
        await page.addInitScript(paintWhole);
        await page.addInitScript(watchShifts);
        // With the font: what it moves when it comes late has a measure of its own, in typeface.spec.ts.
        await openPage(page, '/');
        await page.waitForFunction(hasTypeface);
        const untilQuiet = watchNetwork(page);
        const moved: string[] = [];
        for (const path of pages) {
          await page.goto(path);
          await expectHydrated(page);
          moved.push(
            ...(await listShifts(page, untilQuiet)).map((shift) => `${path}: ${toText(shift)}`),
          );
        }
        expect(moved).toEqual([]);
        await page.close();
      });
    }

    for (const pieces of [12, 60]) {
      const title = `moves next to nothing while a page arrives in ${pieces} pieces, at ${width} px`;
      test(title, { tag: '@all' }, async ({ browser, baseURL }) => {
        const line = await openLineInPieces(baseURL ?? '', pieces, 500 / pieces);
        const page = await browser.newPage({ viewport: { width, height: 900 } });
        await page.addInitScript(watchShifts);
        await openPage(page, line.origin);
        await page.waitForFunction(hasTypeface);
        const untilQuiet = watchNetwork(page);
        const moved: string[] = [];
        for (const path of pages) {
          await page.goto(line.origin + path);
          await expectHydrated(page);
          const shifts = await listShifts(page, untilQuiet);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          if (sum >= arrivalLimit) moved.push(`${path}: ${shifts.map(toText).join('\n')}`);
        }
        expect(moved).toEqual([]);
        await page.close();
        await line.close();
      });
    }
  }
});

/** A fifth of what counts as good: a table finds its columns when its rows are there, and a footer is below them. */
const arrivalLimit = 0.02;

/** What Chromium measures as moved in one frame. */
interface Shift {
  readonly value: number;
  readonly nodes: string;
}

function toText({ value, nodes }: Shift): string {
  return `${value.toFixed(4)} ${nodes}`;
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

/** Has Chromium paint nothing until it has parsed the whole page: how far it gets in one frame depends on the machine. */
function paintWhole(): void {
  const hide = (isHidden: boolean) => {
    document.documentElement.style.display = isHidden ? 'none' : '';
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    hide(true);
  });
  observer.observe(document, { childList: true });
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') hide(false);
  });
}

/** Keeps what Chromium measures as moved, from the first frame on. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shifts: Shift[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName,
      );
      shifts.push({ value: entry.value, nodes: nodes.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved, when the page is complete and quiet. */
async function listShifts(page: Page, untilQuiet: () => Promise<void>): Promise<readonly Shift[]> {
  await untilQuiet();
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Entries are delivered in a task after the frame that they are of.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done));
    return window.shifts ?? [];
  });
}

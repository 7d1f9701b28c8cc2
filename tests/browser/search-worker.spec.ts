import { expect, test, toTiers } from './test';
import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openPage } from './open-page';
import {
  getBox,
  getCount,
  getHits,
  getPages,
  getPalette,
  getStatus,
  search,
  workerScript,
} from './search';

declare global {
  interface Window {
    /** Whether the page may start no worker. */
    refusesWorkers?: boolean;
    /** How long the queries were that the worker has got. */
    askedLengths?: readonly number[];
  }
}

test.describe('a search worker', () => {
  test(
    'that may not start says so where the reader looks, and Retry mends it',
    { tag: '@F54' },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.refusesWorkers = true;
        window.Worker = class extends Worker {
          constructor(...given: ConstructorParameters<typeof Worker>) {
            if (window.refusesWorkers === true) throw new Error('Refused.');
            super(...given);
          }
        };
      });
      await openPage(page, '/docs/');
      await markDocument(page);
      await search(page, 'create team');
      await expect(getStatus(page)).toContainText('Search could not load.');
      await page.evaluate(() => {
        window.refusesWorkers = false;
      });
      await getPalette(page).getByRole('button', { name: 'Retry' }).click();
      await expect(getHits(page).first()).toContainText(/create a team/i);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test(
    'whose script is gone says so on the results page, too, and Retry mends it',
    { tag: ['@F54', '@all'] },
    async ({ page }) => {
      await page.route(workerScript, (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await openPage(page, '/search?q=create+team');
      await expect(getCount(page)).toContainText('Search could not load.');
      await page.unroute(workerScript);
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(getPages(page).first()).toContainText(/create a team/i);
    },
  );

  const faults = {
    'that dies over a query':
      "if (kind === 'load') reply('loaded'); else setTimeout(() => { throw new Error('Dead.'); });",
    'that dies over its index': "throw new Error('Dead.');",
    'that never answers a query': "if (kind === 'load') reply('loaded');",
    'that answers in another language': "if (kind === 'load') reply('loaded'); else reply('what');",
  };

  for (const [[name, body], tier] of toTiers(Object.entries(faults), 1))
    test(
      `${name} is replaced by another, without a word`,
      { tag: ['@F54', ...tier] },
      async ({ page }) => {
        const count = await breakFirstWorker(page, body);
        await openPage(page, '/docs/');
        await search(page, 'create team');
        await expect(getHits(page).first()).toContainText(/create a team/i);
        expect(count()).toBe(2);
        await search(page, 'sandbox attributes');
        await expect(getHits(page).first()).toContainText('Sandbox attributes');
        expect(count()).toBe(2);
      },
    );

  test(
    'that never answers is given up after its replacement, and the page lives on',
    { tag: ['@F54', '@all'] },
    async ({ page }) => {
      await page.route(workerScript, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: toScript("if (kind === 'load') reply('loaded');"),
        }),
      );
      await openPage(page, '/docs/');
      await search(page, 'create team');
      await expect(getStatus(page)).toHaveText('Loading…');
      await expect(getStatus(page)).toContainText('Search could not load.');
      const next = getPalette(page).getByRole('navigation', { name: 'Try these pages instead' });
      await expect(next.getByRole('link', { name: 'All operations' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(getPalette(page)).toHaveCount(0);
    },
  );

  test(
    'that is busy with a pasted text leaves the page free',
    { tag: '@F58' },
    async ({ page }) => {
      await breakFirstWorker(page, "if (kind === 'load') reply('loaded');");
      await openPage(page, '/docs/');
      await search(page, 'x'.repeat(100_000));
      await getBox(page).press('End');
      await page.keyboard.type(' team');
      await expect(getBox(page)).toHaveValue(/x team$/);
      await page.keyboard.press('Escape');
      await expect(getPalette(page)).toHaveCount(0);
    },
  );

  test(
    'takes what is pasted, cut to what may be asked',
    { tag: ['@F58', '@all'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        const lengths: number[] = [];
        window.Worker = class extends Worker {
          override postMessage(message: { readonly query?: string }): void {
            if (message.query !== undefined) lengths.push(message.query.length);
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
            super.postMessage(message);
          }
        };
        window.askedLengths = lengths;
      });
      await openPage(page, '/docs/');
      for (const text of ['a'.repeat(5000), 'team word '.repeat(10_000), 'x'.repeat(100_000)]) {
        await search(page, `create team ${text}`);
        await expect(getStatus(page)).toHaveText(/found|No results/);
        // Rendering it all would keep the page busy: no line has more than a snippet.
        const lines = (await getPalette(page).innerText()).split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(120);
        await search(page, 'create team');
        await expect(getHits(page).first()).toContainText(/create a team/i);
      }
      const lengths = await page.evaluate(() => window.askedLengths ?? []);
      expect(Math.max(...lengths)).toBe(4000);
    },
  );
});

/** Has the first worker behave badly; returns how many workers have started. */
async function breakFirstWorker(page: Page, body: string): Promise<() => number> {
  let count = 0;
  await page.route(workerScript, async (route) => {
    count += 1;
    if (count > 1) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: toScript(body) });
  });
  return () => count;
}

/** A worker that replies as a body says. */
function toScript(body: string): string {
  return `onmessage = ({ data: { kind, id } }) => {
    const reply = (kind) => postMessage({ kind, id, count: 1 });
    ${body}
  };`;
}

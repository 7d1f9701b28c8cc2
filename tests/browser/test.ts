import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

export { expect };

/** What browsers write when a page does what its content policy forbids. */
const REPORT = /content security policy|trusted ?(?:html|script|scripturl|type)/i;

/** React's errors when the HTML of a page differs from what its scripts render. */
const MISMATCH = /Minified React error #(?:418|423)\b/;

const stopped = new WeakSet<BrowserContext>();

/** Stops the time of a page: it goes on only when the test says so, and when the test ends. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  stopped.add(page.context());
}

/** The `test` of Playwright; it fails when a page breaks the content policy, which all hosts get, or its hydration. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const reports: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && REPORT.test(message.text())) reports.push(message.text());
    });
    context.on('weberror', (thrown) => {
      const { message } = thrown.error();
      if (MISMATCH.test(message)) reports.push(message);
    });
    await use(context);
    // Playwright does it too late: its script is then left in the context of the next test, and fails there.
    if (stopped.delete(context)) await context.clock.resume();
    expect(reports, 'reports of the content policy, and of hydration').toEqual([]);
  },
});

/** The cases of a table, each with the tags of its tier: the gate runs the first ones, which stand for the others. */
export function toTiers<Case>(
  cases: readonly Case[],
  inGate: number,
): readonly (readonly [Case, string[]])[] {
  return cases.map((one, index) => [one, index < inGate ? [] : ['@all']]);
}

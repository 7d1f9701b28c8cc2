import { test as base } from '@playwright/test';
import { expect } from '@playwright/test';

export { expect };

/** What browsers write when a page does what its content policy forbids. */
const REPORT = /content security policy|trusted ?(?:html|script|scripturl|type)/i;

/** The `test` of Playwright; it fails when a page breaks the content policy, which all hosts get. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const reports: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && REPORT.test(message.text())) reports.push(message.text());
    });
    await use(context);
    expect(reports, 'reports of the content policy').toEqual([]);
  },
});

/** The cases of a table, each with the tags of its tier: the gate runs the first ones, which stand for the others. */
export function toTiers<Case>(
  cases: readonly Case[],
  inGate: number,
): readonly (readonly [Case, string[]])[] {
  return cases.map((one, index) => [one, index < inGate ? [] : ['@all']]);
}

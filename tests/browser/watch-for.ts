import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Looks for an element from now on: what lasts for a moment is seen however late a test asks.
 * Returns a function that waits until one more has appeared than there were before.
 */
export async function watchFor(
  page: Page,
  selector: string,
  text = '',
): Promise<() => Promise<void>> {
  const watch = await page.evaluateHandle(
    ([wanted, words]) => {
      const count = () =>
        [...document.querySelectorAll(wanted)].filter(
          (element) => element.checkVisibility() && element.textContent.includes(words),
        ).length;
      const state = { isSeen: false };
      let before = count();
      new MutationObserver(() => {
        const now = count();
        state.isSeen ||= now > before;
        before = now;
      }).observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      return state;
    },
    [selector, text] as const,
  );
  return () =>
    expect
      .poll(() => watch.evaluate(({ isSeen }) => isSeen), { message: `${selector} appears` })
      .toBe(true);
}

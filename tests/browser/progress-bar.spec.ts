import { expect, stopClock, test } from './test';
import type { Page } from '@playwright/test';
import { holdFiles } from './gate';
import { goInPlace, isHydrated, openPage } from './open-page';
import { getSitePage } from './site-pages';
import { expectPage, getPager, getSidebar } from './page-parts';

const guide = '/docs/platform/message-iframe-helper/guide';
const guideApi = '/docs/platform/message-iframe-helper/api';
const operation = '/docs/api/easier-api/create-team';

test.describe('the progress bar', () => {
  test(
    'starts when a page takes 200 ms, and goes when it is there',
    { tag: ['@S38', '@S91', '@S92'] },
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, guide);
      // What is hydrated last may wait for a timer, and so would every update after it.
      for (const part of [getSidebar(page), getPager(page)])
        await expect.poll(() => isHydrated(part.getByRole('link').first())).toBe(true);
      // Its scripts may be there already: links in view are fetched ahead.
      const gate = await holdFiles(page, '**/pages/**');
      const bar = page.getByRole('progressbar', { name: 'Loading the page' });
      await stopClock(page);
      const listDelays = await watchTimers(page);
      await goInPlace(page, operation);
      // The clock is paused until the page has noticed that it is loading.
      await expect.poll(listDelays).toContain(200);
      await page.clock.runFor(150);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(bar).toBeVisible();
      await expect(bar).toHaveAttribute('value', '0.08');
      // The old page stays until the new one can be shown whole.
      await expect(page).toHaveTitle(getSitePage(guide).title);
      await expect(page.locator('main h1')).toBeVisible();
      // It grows every 800 ms from its start.
      await page.clock.runFor(700);
      await expect(bar).toHaveAttribute('value', '0.08');
      await page.clock.runFor(100);
      await expect(bar).not.toHaveAttribute('value', '0.08');
      const grown = Number(await bar.getAttribute('value')) - 0.08;
      expect(grown).toBeGreaterThan(0);
      expect(grown).toBeLessThanOrEqual(0.02);
      expect(await readSpeed(page)).toBe('0.2s');
      // There is no spinner: nothing turns or moves by itself.
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      gate.open();
      await page.clock.resume();
      await expectPage(page, operation);
      await expect(bar).toHaveCount(0);
    },
  );

  test(
    'does not show for a page that is there within 200 ms',
    { tag: '@S38' },
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, guide);
      const link = getSidebar(page).getByRole('link', { name: 'API reference' });
      await expect.poll(() => isHydrated(link)).toBe(true);
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector('progress') !== null) document.title = 'A bar was shown';
        }).observe(document.body, { childList: true, subtree: true });
      });
      // A machine may take longer, but on this clock the page takes no time.
      await stopClock(page);
      const listDelays = await watchTimers(page);
      await goInPlace(page, guideApi);
      await expectPage(page, guideApi);
      expect(await listDelays()).toContain(200);
      await page.clock.runFor(1000);
      await expectPage(page, guideApi);
    },
  );
});

/** How long the bar takes to reach a new value: its style says so, and nothing else can be asked. */
function readSpeed(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const list = (rules: CSSRuleList): readonly CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...('cssRules' in rule ? list(rule.cssRules as CSSRuleList) : []),
      ]);
    return [...document.styleSheets]
      .flatMap((sheet) => list(sheet.cssRules))
      .find(
        (rule): rule is CSSStyleRule =>
          rule instanceof CSSStyleRule &&
          rule.selectorText.includes('-webkit-progress-value') &&
          rule.style.transitionDuration !== '',
      )?.style.transitionDuration;
  });
}

/** From now on, the delays in milliseconds of all timers that the page starts. */
async function watchTimers(page: Page): Promise<() => Promise<readonly number[]>> {
  const delays = await page.evaluateHandle(() => {
    const started: number[] = [];
    const start = window.setTimeout;
    window.setTimeout = ((callback: () => void, delay = 0) => {
      started.push(delay);
      return start(callback, delay);
    }) as typeof window.setTimeout;
    return started;
  });
  return () => delays.jsonValue();
}

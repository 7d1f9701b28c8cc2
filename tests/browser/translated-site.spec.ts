import type { Page } from '@playwright/test';
import { openPage } from './open-page';
import { expect, test, toTiers } from './test';
import { translate } from './translator';

/** Each kind of page, and the pages about components with a state. */
const paths = [
  '/docs/markdown-features/tabs',
  '/docs/api/postal-api/get-address',
  '/docs/api/easier-api/create-team',
  '/docs/api/easier-api/create-new-task',
  '/docs/api/easier-api/schemas/Task',
  '/docs/platform/message-iframe-helper/guide',
  '/',
  '/docs/api/easier-api',
  '/docs/api/easier-api/easier-application-api-document',
  '/docs/api/easier-api/changes',
  '/docs/api/easier-api/errors',
  '/docs/api/easier-api/query-divisions',
  '/docs/api/easier-api/schemas',
  '/docs/category/platform',
  '/docs/markdown-features/accordion',
  '/docs/markdown-features/hover-card',
  '/docs/markdown-features/navigation-menu',
  '/docs/markdown-features/progress',
  '/docs/markdown-features/react',
  '/docs/no-such-page',
];

test.describe('a page that the browser translates says what it says untranslated', () => {
  for (const [path, tier] of toTiers(paths, 1))
    test(
      `whatever a reader presses and types on ${path}`,
      { tag: tier },
      async ({ page, browser, baseURL }) => {
        const context = await browser.newContext({ reducedMotion: 'reduce' });
        const translated = await context.newPage();
        // A list that is still closing on one page only has controls that the next press would find.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, path);
        await openPage(translated, `${baseURL}${path}`);
        await translate(translated);
        for (const act of [pressAll, typeEverywhere, pressAll]) {
          await Promise.all([act(page), act(translated)]);
          await expect(async () => {
            expect(await readText(translated)).toBe(await readText(page));
          }).toPass({ timeout: 15_000 });
        }
        await context.close();
      },
    );
});

/** Presses each control of the page, those that appear too. One that copies would say so for a moment only. */
function pressAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const pressed = new Set<Element>();
    const findNext = () =>
      [...document.querySelectorAll<HTMLElement>('button, summary, [type="checkbox"]')].find(
        (control) =>
          !pressed.has(control) &&
          control.checkVisibility() &&
          !/^\W*copy/i.test(control.getAttribute('aria-label') ?? control.innerText),
      );
    for (let next = findNext(); next !== undefined; next = findNext()) {
      pressed.add(next);
      next.click();
      // The translator needs a moment.
      await new Promise((done) => setTimeout(done, 30));
    }
  });
}

/** Types into each field of the page what it may take, and what it may not. */
function typeEverywhere(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      ':is(main, aside) :is(input:not([type="checkbox"]), textarea)',
    );
    for (const field of fields) {
      for (const text of ['x', '', '42']) {
        // React overrides the property of the element, to see what it has not written itself.
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        own?.set?.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => setTimeout(done, 30));
      }
    }
  });
}

/** All texts of the page, without spaces and the translator's brackets. */
function readText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('script, style') === null)
        text += walker.currentNode.textContent ?? '';
    return text.replaceAll(/[\s[\]]/g, '');
  });
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { watchConsole } from './console-watch';
import { openPage } from './open-page';
import { expect, test } from './test';
import { fill, getShownCode, openForm } from './try-it';

const client = 'dist/client';
const guide = '/docs/markdown-features/tabs';
const operation = '/docs/api/easier-api/create-team';

/** What came after the oldest browsers of `prerender/vite/browsers.ts`. https://developer.mozilla.org/docs/Web */
const newer = {
  Array: ['fromAsync'],
  Promise: ['try'],
  RegExp: ['escape'],
  URL: ['parse'],
  Error: ['isError'],
  Math: ['sumPrecise'],
  JSON: ['rawJSON', 'isRawJSON'],
  Document: ['parseHTMLUnsafe'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  'Element.prototype': ['getHTML', 'moveBefore', 'setHTML', 'setHTMLUnsafe'],
} as const;

/** Each of them has a check beside its use, or no name that a script shows. */
const checked = {
  globalThis: ['Highlight', 'navigation', 'scheduler'],
  'Document.prototype': ['caretPositionFromPoint', 'startViewTransition'],
  'Iterator.prototype': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ],
} as const;

function listScripts(): readonly string[] {
  return readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^assets\/.*\.js$|^[\w-]+\.js$/.test(name),
  );
}

test('no script has a built-in that the oldest supported browsers lack', () => {
  const patterns = Object.entries(newer).flatMap(([owner, names]) =>
    names.map((name) =>
      owner.endsWith('.prototype') ? `\\.${name}\\(` : `\\b${owner}\\.${name}\\(`,
    ),
  );
  const pattern = new RegExp(patterns.join('|'), 'g');
  const found = listScripts().flatMap((name) => {
    const text = readFileSync(join(client, name), 'utf8');
    return Array.from(text.matchAll(pattern), ([use]) => `${name} ${use}`);
  });
  expect(found).toEqual([]);
});

test('the oldest supported browsers run everything', async ({ page }) => {
  await page.addInitScript(
    (owners) => {
      for (const [owner, names] of owners) {
        let object: unknown = globalThis;
        for (const key of owner.split('.')) object = Reflect.get(Object(object), key);
        for (const name of names) Reflect.deleteProperty(Object(object), name);
      }
    },
    [...Object.entries(newer), ...Object.entries(checked)],
  );
  const { problems } = watchConsole(page);
  await openPage(page, guide);
  await page.locator('main').getByRole('tab').nth(1).click();
  await openPage(page, operation);
  await openForm(page);
  await fill(page, 'name', 'Old browser');
  await expect(getShownCode(page)).toContainText('Old browser');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('create team');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('an older browser', () => {
  /** As far as a page can tell: no popovers, and a style sheet that knows of none. */
  async function ageBrowser(page: Page): Promise<void> {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route(/\/(?:$|docs\/)|\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/ popover(?:target(?:action)?)?="[^"]*"/gi, '')
        .replaceAll(/not selector\(:popover-open\)/g, '(display:block)');
      await route.fulfill({ response, body });
    });
  }

  test('shows pages to their end, and on phones no menu over them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await ageBrowser(page);
    const { problems } = watchConsole(page);
    await page.goto(operation);
    await expect(page.locator('#site-menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    for (const code of ['curl --location', 'package main', 'import requests'])
      await expect(page.locator('main pre:visible', { hasText: code })).not.toHaveCount(0);
    await page.goto(guide);
    await expect(page.locator('#site-menu')).toBeHidden();
    for (const panel of await page.locator('main [role="tabpanel"]').all())
      await expect(panel).toBeVisible();
    // What scripts would use is loaded ahead, and not used.
    expect(problems.filter((line) => !line.includes('was preloaded'))).toEqual([]);
  });
});

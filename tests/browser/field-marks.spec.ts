import type { Locator, Page, Route } from '@playwright/test';
import { openPage } from './open-page';
import { expect, test, toTiers } from './test';
import { getForm, getPanel, openForm } from './try-it';

const create = '/docs/api/easier-api/create-team';
const list = '/docs/api/easier-api/query-team-pagination-and-sort';

/** What is marked in code. */
function readMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('pointed-key') ?? [])].map((range) =>
      range instanceof Range ? range.toString() : '',
    ),
  );
}

/** A field by its anchor. */
function getField(page: Page, anchor: string): Locator {
  return page.locator(`li[id="${anchor}"]`);
}

/** The place of a text in the code of a panel, under the pointer. */
async function pointAt(page: Page, panel: Locator, text: string): Promise<void> {
  const box = await panel.locator('pre:visible code').evaluate((code, wanted) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = (walker.currentNode as Text).data.indexOf(wanted);
      if (at < 0) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + wanted.length);
      break;
    }
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, text);
  await page.mouse.move(box.x, box.y);
  await page.mouse.move(box.x + 1, box.y);
}

test.describe('a field at which a reader points', () => {
  for (const [language, tier] of toTiers(['curl', 'JavaScript', 'Go', 'Ruby', 'Python'], 2))
    test(`has its key marked in the sample in ${language}`, { tag: tier }, async ({ page }) => {
      await openPage(page, create);
      await getPanel(page).getByRole('tab', { name: language, exact: true }).click();
      await getField(page, 'body.divisionId').locator('p').first().hover();
      await expect.poll(() => readMarks(page)).toEqual([expect.stringContaining('divisionId')]);
      await getField(page, 'header.Idempotency-Key').locator('p').first().hover();
      await expect.poll(() => readMarks(page)).toEqual([]);
    });

  test(
    'has its key marked in the response of the same status only',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      const name = getField(page, 'response-201.name').locator('p').first();
      await name.hover();
      await expect.poll(() => readMarks(page)).toEqual(['"name"']);
      await page
        .getByRole('region', { name: 'Response examples' })
        .getByRole('tab', { name: '400' })
        .click();
      await name.hover();
      await expect.poll(() => readMarks(page)).toEqual([]);
    },
  );

  test(
    'may be a parameter in the URL, and is marked by its focus, too',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, list);
      await openForm(page);
      await getForm(page).getByRole('checkbox', { name: 'Send pageSize' }).check();
      await getField(page, 'query.pageSize').getByRole('link').first().focus();
      await expect.poll(() => readMarks(page)).toEqual(['pageSize']);
    },
  );
});

test.describe('a key in the code at which a reader points', () => {
  test('has its field marked if the marks are loaded after the pointer rests', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/field-marks.*.js', (route) => {
      held.push(route);
    });
    await openPage(page, create);
    await pointAt(page, getPanel(page), 'divisionId');
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(getField(page, 'body.divisionId')).toHaveAttribute('data-pointed', '');
  });

  test('has its field marked while the pointer is there', async ({ page }) => {
    await openPage(page, create);
    await page.mouse.move(700, 300);
    const field = getField(page, 'body.divisionId');
    await pointAt(page, getPanel(page), 'divisionId');
    await expect(field).toHaveAttribute('data-pointed', '');
    expect(await readMarks(page)).toEqual(['"divisionId"']);
    await pointAt(page, getPanel(page), 'Content-Type');
    await expect(field).not.toHaveAttribute('data-pointed');
    expect(await readMarks(page)).toEqual([]);
  });
});

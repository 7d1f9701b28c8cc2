import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page';
import { getBox, getField, getHits, getPages, getPalette, openPalette, search } from './search';

test.describe('filters in the palette', () => {
  test('are offered while typing, first their names, then the values that exist', async ({
    page,
  }) => {
    await openPage(page, '/docs/');
    await search(page, 'team meth');
    await getOffer(getPalette(page), 'method:').click();
    await expect(getBox(page)).toHaveValue('team method:');
    await expect(getBox(page)).toBeFocused();
    await page.keyboard.type('p');
    await expect(getOffer(getPalette(page), 'method:GET')).toHaveCount(0);
    await getOffer(getPalette(page), 'method:PATCH').click();
    await expect(getBox(page)).toHaveValue('team method:PATCH ');
    await expect(getHits(page).first()).toContainText('PATCH');
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
  });

  test('are chips that can be removed, by the Tab key too', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await search(page, 'team method:post type:operation ');
    await expect(getHits(page).first()).toContainText('POST');
    await expect(getChips(page)).toHaveCount(2);
    const chip = page.getByRole('button', { name: 'Remove the filter method:post' });
    for (let presses = 0; presses < 4; presses += 1) {
      if (await chip.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(chip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getBox(page)).toHaveValue('team type:operation ');
    await expect(getBox(page)).toBeFocused();
    await expect(getChips(page)).toHaveCount(1);
  });

  test('begin with their names before anything is typed', { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/docs/');
    await openPalette(page);
    await getOffer(getPalette(page), 'status:').click();
    await getOffer(getPalette(page), 'status:409').click();
    await expect(getHits(page).first()).toBeVisible();
  });
});

test('filters on the results page narrow what is listed, and stand in the address', async ({
  page,
}) => {
  await openPage(page, '/search?q=team');
  await expect(getPages(page).first()).toBeVisible();
  await getField(page).pressSequentially(' type:');
  const main = page.getByRole('main');
  await getOffer(main, 'type:guide').click();
  await expect(page).toHaveURL('/search?q=team+type%3Aguide+');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Guides \d+$/]);
  await main.getByRole('button', { name: 'Remove the filter type:guide' }).click();
  await expect(page).toHaveURL('/search?q=team+');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^Operations/);
});

function getOffer(place: Locator, filter: string): Locator {
  return place.getByRole('button', { name: `Filter by ${filter}`, exact: true });
}

function getChips(page: Page): Locator {
  return getPalette(page).getByRole('button', { name: /^Remove the filter/ });
}

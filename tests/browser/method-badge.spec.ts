import { expect, test } from './test';
import { openPage } from './open-page';
import { getHits, search } from './search';

const operation = '/docs/api/easier-api/delete-team';

test('a method that is shown short is read out whole, in sidebar, lists and search', async ({
  page,
}) => {
  await openPage(page, operation);
  const item = page.getByRole('complementary').getByRole('link', { name: 'Delete a team DELETE' });
  await expect(item).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByText('DELETE', { exact: true }).first()).toBeVisible();
  await search(page, 'delete a team');
  await expect(getHits(page).first()).toHaveAccessibleName(/\bDELETE\b/);
  await openPage(page, '/docs/api/easier-api');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^DELETE Delete a team/ }),
  ).toBeVisible();
});

test('a method that is shown short stands as the others do', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/docs/api/easier-api');
  const read = (place: string, method: string) =>
    page
      .locator(`${place} [data-method="${method}"]:visible`)
      .first()
      .evaluate((badge) => {
        const { left, right, width } = badge.getBoundingClientRect();
        return { left, right, width };
      });
  expect((await read('main', 'DELETE')).left).toBe((await read('main', 'GET')).left);
  await openPage(page, operation);
  const [short, other] = [await read('aside', 'DELETE'), await read('aside', 'GET')];
  expect(short.right).toBe(other.right);
  // Three letters of the same width.
  expect(Math.abs(short.width - other.width)).toBeLessThan(1);
});

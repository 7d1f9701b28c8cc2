import { expect, test } from './test';
import { openPage } from './open-page';
import {
  copyBy,
  getPanel,
  getForm,
  openForm,
  getField,
  fill,
  getShownCode,
  getAllCode,
  readClipboard,
} from './try-it';

const create = '/docs/api/easier-api/create-team';
const query = '/docs/api/easier-api/query-team-pagination-and-sort';
const get = '/docs/api/easier-api/get-team';
const saml = '/docs/api/easier-api/saml-login';
const languages = ['curl', 'JavaScript', 'Node', 'Go', 'Ruby', 'Python'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the samples', () => {
  test('follow a value within the frame in which it is changed', async ({ page }) => {
    await openPage(page, query);
    await openForm(page);
    const isFollowed = await getField(page, 'search').evaluate((input) => {
      // By the element's own setter, so that React notices.
      Reflect.set(HTMLInputElement.prototype, 'value', 'new value', input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => {
          const shown = [...document.querySelectorAll('[data-live] pre')].find(
            (pre) => pre.getClientRects().length > 0,
          );
          resolve(shown?.textContent.includes('search=new%20value') === true);
        });
      });
    });
    expect(isFollowed).toBe(true);
  });

  test(
    'follow in all ten targets, and are copied as they are shown',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      await fill(page, 'name', `It's "new" $(id) \`x\` #{y}`);
      for (const language of languages) {
        await getPanel(page).getByRole('tab', { name: language, exact: true }).click();
        await expect(getShownCode(page)).toContainText('new');
        await copyBy(page, getPanel(page).getByRole('button', { name: 'Copy code to clipboard' }));
        const shown = await getShownCode(page).locator('code').textContent();
        expect(await readClipboard(page)).toBe(shown);
        expect(shown).toContain('$(id)');
        await expect(getPanel(page).getByRole('button', { name: 'Copied' })).toBeHidden();
      }
      await expect
        .poll(async () => (await getAllCode(page)).filter((code) => code.includes('new')).length)
        .toBe(10);
    },
  );

  test(
    'mark the changed value, and stay readable from their start',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, query);
      await openForm(page);
      const getMarked = () =>
        page.evaluate(() =>
          Array.from(CSS.highlights.get('changed-value') ?? [], (range) =>
            (range as Range).toString(),
          ),
        );
      const code = getShownCode(page);
      for (const name of ['search', 'updatedBefore', 'page'] as const) {
        await fill(page, name, name === 'page' ? '7' : 'Night%shift2030');
        // With the name of a parameter that was not sent before.
        const value = name === 'page' ? '7' : 'Night%25shift2030';
        await expect.poll(getMarked).toEqual([`${name}=${value}`]);
        expect(await code.evaluate((pre) => [pre.scrollLeft, pre.scrollWidth <= pre.clientWidth]))
          // No line is cut.
          .toEqual([0, true]);
      }
      for (const language of ['Go', 'curl']) {
        await getPanel(page).getByRole('tab', { name: language, exact: true }).click();
        await expect(code).toContainText('page');
        expect(await code.evaluate((pre) => pre.scrollLeft)).toBe(0);
        await fill(page, 'page', language === 'Go' ? '8' : '9');
        await expect.poll(getMarked).toEqual([language === 'Go' ? '8' : '9']);
      }
      // A line further down is brought into view.
      const isSeen = () =>
        code.evaluate((pre) => {
          const [range] = CSS.highlights.get('changed-value') ?? [];
          const [mark, frame] = [
            (range as Range).getBoundingClientRect(),
            pre.getBoundingClientRect(),
          ];
          return mark.top >= frame.top && mark.bottom <= frame.bottom;
        });
      await expect.poll(isSeen).toBe(true);
    },
  );

  test('keep their colours', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    await openForm(page);
    await fill(page, 'name', 'Night shift');
    // In one evaluation, because the sample is rendered again, and a detached element has no colour.
    const listColors = () =>
      getShownCode(page).evaluate((pre) =>
        ['Night shift', 'application/json', 'curl'].map((name) => {
          const runs = [...pre.querySelectorAll('i')];
          const run = runs.findLast(({ textContent }) => textContent.includes(name));
          return run === undefined ? '' : getComputedStyle(run).color;
        }),
      );
    await expect
      .poll(async () => {
        const [typed, text, command] = await listColors();
        return typed !== '' && typed === text && typed !== command;
      })
      .toBe(true);
  });

  test(
    'include enabled parameters, and lists and objects in their notation',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, query);
      await openForm(page);
      await fill(page, 'sort', 'name\n-createdAt\n');
      await expect(getShownCode(page)).toContainText('sort=name,-createdAt');
      await fill(page, 'label', '{"area": "ota", "id": 12345678901234567890}');
      await expect(getShownCode(page)).toContainText('label%5Bid%5D=12345678901234567890');
      await getField(page, 'includeSubdivisions').selectOption('not sent');
      await expect(getShownCode(page)).not.toContainText('includeSubdivisions');
      await getForm(page).getByRole('checkbox', { name: 'Send includeSubdivisions' }).check();
      await expect(getShownCode(page)).toContainText('includeSubdivisions=true');
    },
  );

  test('follow the server and the credentials', { tag: '@all' }, async ({ page }) => {
    await openPage(page, get);
    await openForm(page);
    const server = getForm(page).getByLabel('Server');
    const [, other = ''] = await server.locator('option').allTextContents();
    await server.selectOption(other);
    await expect(getShownCode(page)).toContainText(`${other}/teams/`);
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('abc.def');
    await expect(getShownCode(page)).toContainText('Authorization: Bearer abc.def');
  });

  test(
    'follow a body as form and as JSON, with all its digits',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      await getForm(page).getByRole('checkbox', { name: 'Send labels' }).check();
      await fill(page, 'labels', '{"n": 12345678901234567890.10}');
      await expect(getShownCode(page)).toContainText('12345678901234567890.10');
      await getForm(page).getByRole('button', { name: 'JSON', exact: true }).click();
      const text = getForm(page).getByRole('textbox', { name: 'Body' });
      await expect(text).toHaveValue(/12345678901234567890\.10/);
      await text.fill('{"name": "From text", "divisionId": "x"}');
      await expect(getShownCode(page)).toContainText('From text');
      await getForm(page).getByRole('button', { name: 'Form', exact: true }).click();
      await expect(getField(page, 'name')).toHaveValue('From text');
    },
  );

  test(
    'stay in step with the choice of examples, and of media types',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, create);
      await openForm(page);
      const choice = getPanel(page).getByLabel('Example', { exact: true });
      await choice.selectOption({ index: 1 });
      const name = await getField(page, 'name').inputValue();
      await expect(getShownCode(page)).toContainText(name);
      await openPage(page, saml);
      await openForm(page);
      await getForm(page)
        .getByLabel('Media type')
        .selectOption('application/x-www-form-urlencoded');
      await expect(getField(page, 'SAMLResponse')).toBeVisible();
      await expect(getShownCode(page)).toContainText('SAMLResponse=');
      await expect(getPanel(page).getByLabel('Example', { exact: true })).toContainText(
        'urlencoded',
      );
    },
  );

  test('are those of the page again after a reset', { tag: '@all' }, async ({ page }) => {
    await openPage(page, create);
    const before = await getAllCode(page);
    await openForm(page);
    await fill(page, 'name', 'Other');
    await getForm(page)
      .getByLabel(/^Bearer token/)
      .fill('abc');
    await getForm(page).getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => getAllCode(page)).toEqual(before);
    await expect(getForm(page).getByLabel(/^Bearer token/)).toHaveValue('');
  });
});

import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page';
import { watchFor } from './watch-for';

const operation = '/docs/api/easier-api/create-new-task';
const recursive = '/docs/api/easier-api/query-divisions';

/** The element of an anchor, whose characters have another meaning in a selector. */
function getPlace(page: Page, anchor: string): Locator {
  return page.locator(`[id="${anchor}"]`);
}

/** Fails unless an act leads to the place of an anchor, which is marked for a moment. */
async function expectReached(page: Page, anchor: string, act: () => Promise<void>): Promise<void> {
  const isMarked = await watchFor(page, `[id="${anchor}"][data-revealed]`);
  await act();
  await isMarked();
  await expect(getPlace(page, anchor)).toBeInViewport();
}

async function changeHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((target) => {
    window.location.hash = target;
  }, hash);
}

test.describe('an address that names a field', () => {
  test('opens what the field is in, and the variant, and marks it for a moment', async ({
    page,
  }) => {
    await openPage(page, `${operation}#body.assignee(team).teamId`);
    await expect(getPlace(page, 'body.assignee(team).teamId')).toBeInViewport();
    await expect(getPlace(page, 'body.assignee(team)')).toHaveAttribute('open', '');
    await expect(getPlace(page, 'body.assignee(sg_user)')).not.toHaveAttribute('open');
    await expect(page.locator('[data-revealed]')).toHaveCount(0);
  });

  test('does so when it changes on the page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    await expectReached(page, 'response-201.checklist[].text', () =>
      changeHash(page, '#response-201.checklist[].text'),
    );
  });

  test('does so when it is followed from another page', { tag: '@all' }, async ({ page }) => {
    await openPage(page, recursive);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
      document.querySelector('main')?.append(link);
    }, `${operation}#body.assignee(team).teamId`);
    await expectReached(page, 'body.assignee(team).teamId', () =>
      page.getByRole('link', { name: 'There', exact: true }).click(),
    );
  });

  test(
    'opens a recursive schema to the depth of the address',
    { tag: '@all' },
    async ({ page }) => {
      const anchor = 'response-200.items[].children[].children[].name';
      await openPage(page, `${recursive}#${anchor}`);
      await expect(getPlace(page, anchor)).toBeInViewport();
    },
  );

  test(
    'leads to the nearest parent if the field no longer exists',
    { tag: '@all' },
    async ({ page }) => {
      await openPage(page, operation);
      await expectReached(page, 'body.assignee', () =>
        changeHash(page, '#body.assignee.noLongerThere'),
      );
    },
  );

  test('is shown beside the field, to be copied', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    const name = getPlace(page, 'body.title').getByRole('link', { name: 'title', exact: true });
    await name.click();
    await expect(page).toHaveURL(/#body\.title$/);
  });
});

test.describe('an example', () => {
  test('that an address names is shown', async ({ page }) => {
    await openPage(page, `${operation}#response-201-example.minimal`);
    await expect(getPlace(page, 'response-201-example.minimal')).toBeVisible();
    await expect(getPlace(page, 'response-201-example.forSgUser')).toBeHidden();
  });

  test('of the request is what the samples send', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    const samples = page.getByRole('region', { name: 'Request samples' });
    const choice = samples.getByRole('combobox', { name: 'Example' });
    await expect(samples.locator('pre:visible')).toContainText('Check the cold boxes');
    await choice.selectOption({ label: await choice.locator('option').last().innerText() });
    await expect(samples.locator('pre:visible')).not.toContainText('Check the cold boxes');
    await expect(getPlace(page, 'body-example.forTeam')).toBeVisible();
    await samples.getByRole('tab', { name: 'Python' }).click();
    await expect(samples.locator('pre:visible')).toContainText('"kind": "team"');
    await page.getByRole('tablist', { name: 'Request examples' }).getByRole('tab').first().click();
    await expect(samples.locator('pre:visible')).toContainText('Check the cold boxes');
  });

  test('of the request brings the response that answers it', { tag: '@all' }, async ({ page }) => {
    await openPage(page, operation);
    const choice = page.getByRole('combobox', { name: 'Example' });
    const response = page.getByRole('region', { name: 'Response examples' });
    const shown = response.getByRole('tab', { selected: true }).last();
    await expect(shown).toHaveText("In the team's inbox");
    await choice.selectOption({ index: 1 });
    await expect(shown).toHaveText('Assigned to an SG user');
    await response.getByRole('tab', { name: "In the team's inbox" }).click();
    await expect(shown).toHaveText("In the team's inbox");
    await choice.selectOption({ index: 0 });
    await choice.selectOption({ index: 1 });
    await expect(shown).toHaveText('Assigned to an SG user');
  });
});

test.describe('the levels of fields', () => {
  test('open together, and as deep on the next page', async ({ page }) => {
    await openPage(page, operation);
    await expect(getPlace(page, 'body.checklist[].text')).toBeHidden();
    await page.getByRole('button', { name: 'Expand all fields of Request body' }).click();
    await expect(getPlace(page, 'body.checklist[].text')).toBeVisible();
    await openPage(page, '/docs/api/easier-api/schemas/Task');
    await expect(getPlace(page, 'Task.checklist[].text')).toBeVisible();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(getPlace(page, 'Task.checklist[].text')).toBeHidden();
  });
});

test.describe('the index of an operation', () => {
  test('leads to its sections and responses, and stays below the navbar', async ({ page }) => {
    await openPage(page, operation);
    const index = page.getByRole('navigation', { name: 'On this page' });
    await expect(index.getByRole('link')).toContainText(['Authentication', 'Parameters', 'Body']);
    await index.getByRole('link', { name: 'Responses' }).click();
    const heading = page.getByRole('heading', { name: 'Responses', level: 2 });
    await expect(heading).toBeInViewport();
    const [bar, below] = await Promise.all([index.boundingBox(), heading.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await index.getByRole('link', { name: '201' }).click();
    await expect(getPlace(page, 'response-201.id')).toBeVisible();
  });
});

test.describe('a named schema', () => {
  test('has a page, to which its name leads', async ({ page }) => {
    await openPage(page, operation);
    await getPlace(page, 'body.assignee')
      .getByRole('link', { name: 'Assignee', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assignee');
    await expect(page.getByRole('region', { name: 'Used by' })).toContainText('Create a task');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each variant opens, and closes the others', async ({ page }) => {
    await page.goto(operation);
    await getPlace(page, 'body.assignee').locator('summary').first().click();
    await getPlace(page, 'body.assignee(team)').locator('summary').first().click();
    await expect(getPlace(page, 'body.assignee(team).teamId')).toBeVisible();
    await expect(getPlace(page, 'body.assignee(sg_user).sgUserId')).toBeHidden();
  });
});

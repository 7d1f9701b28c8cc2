import { readFile } from 'node:fs/promises';
import { openPage } from './open-page';
import { expect, test } from './test';
import type { SampleRuns } from '../../prerender/samples/sample-runs';

test('shows below a sample the runtime that it was proved in, from the record', async ({
  page,
}) => {
  const { runtimes } = JSON.parse(
    await readFile(new URL('../../content/sample-runs.json', import.meta.url), 'utf8'),
  ) as SampleRuns;
  await openPage(page, '/docs/api/easier-api/create-team/');
  const samples = page.getByRole('region', { name: 'Request samples' });
  await samples.getByRole('tab', { name: 'Ruby' }).click();
  const ruby = runtimes['ruby/net::http']?.join(', ') ?? 'missing';
  await expect(samples.getByText(`Tested with ${ruby}.`)).toBeVisible();
});

test('drops the note once the reader changes a value', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/docs/api/easier-api/create-team/');
  const samples = page.getByRole('region', { name: 'Request samples' });
  const note = samples.getByText('Tested with curl');
  await samples.getByText('Try your own values').click();
  const field = samples.getByRole('textbox').filter({ visible: true }).first();
  await expect(field).toBeVisible();
  await expect(note).toBeVisible();
  await field.fill('another-value');
  await expect(note).toBeHidden();
});

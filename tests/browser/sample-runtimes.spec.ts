import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { SampleRuns } from '../../src/model/samples/sample-runs';

test('A page says beneath a sample what it has run in, from the record of the proof', async ({
  page,
}) => {
  const { runtimes } = JSON.parse(
    await readFile(new URL('../../content/sample-runs.json', import.meta.url), 'utf8'),
  ) as SampleRuns;
  await page.goto('/docs/api/easier-api/create-team/');
  const samples = page.getByRole('region', { name: 'Request samples' });
  await samples.getByRole('tab', { name: 'Ruby' }).click();
  const ruby = runtimes['ruby/net::http']?.join(', ') ?? 'missing';
  await expect(samples.getByText(`Run with ${ruby}.`)).toBeVisible();
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toSpec } from '../diff/fixtures/to-spec';
import { compareVersions, loadHistory } from './load-history';

it.each([
  ['1.0.0-alpha 1.0.0-beta.2 1.0.0-beta.10 1.0.0 1.2.0 1.10.0 2.0.0-0 2.0.0'],
  ['2026-09-01-preview 2026-09-01 2026-10-01'],
  ['v1 v2-beta v2 v10'],
])('the versions %s are in this order', (text) => {
  const versions = text.split(' ');
  expect(versions.toReversed().toSorted(compareVersions)).toEqual(versions);
});

it('the version of two files is a mistake in the second one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'history-'));
  const folder = join(root, 'specs/history/teams');
  await mkdir(folder, { recursive: true });
  const text = 'openapi: 3.1.0\ninfo:\n  title: Teams\n  version: 0.9.0\npaths: {}\n';
  for (const name of ['a', 'b']) await writeFile(join(folder, `${name}.yaml`), text);
  const { history, problems } = await loadHistory(root, toSpec({ paths: {} }), '/api');
  expect(history?.releases.map(({ version }) => version)).toEqual(['1.0.0', '0.9.0']);
  expect(problems).toMatchObject([
    {
      file: 'specs/history/teams/b.yaml',
      line: 4,
      severity: 'error',
      message: '"specs/history/teams/a.yaml" also has version "0.9.0".',
    },
  ]);
  await rm(root, { recursive: true });
});

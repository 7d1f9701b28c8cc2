import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { budgets, toSizeReport } from './size-report';

const later = { navigation: 1, lateStyle: 1, tryItSamples: 1 };

async function report(script: number) {
  const file = join(await mkdtemp(join(tmpdir(), 'size-')), 'index.html');
  await writeFile(file, '<p>Routing</p>');
  const page = { path: '/docs/routing', file };
  return toSizeReport([{ page, script, style: 1, formulaStyle: 0 }], later);
}

it('names a size above its target and its heaviest page, which is no problem yet', async () => {
  const { report: text, problems } = await report(budgets.guideScript + 1000);
  expect(text).toMatch(
    /heaviest guide, .*: 126\.0 kB of 125\.0 kB, 1\.0 kB above it; .*\/docs\/routing/,
  );
  expect(problems).toEqual([]);
});

it('fails 10 % above a target, and not by a byte', async () => {
  expect((await report(budgets.guideScript * 1.1)).problems).toEqual([]);
  const { problems } = await report(budgets.guideScript * 1.1 + 1);
  expect(problems).toMatchObject([{ severity: 'error', file: '/docs/routing' }]);
});

it('says nothing of a style that no page has', async () => {
  const { report: text } = await report(1);
  expect(text).not.toContain('formulas');
});

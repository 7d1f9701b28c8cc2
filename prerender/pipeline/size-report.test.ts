import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { budgets, toSizeReport } from './size-report';

async function report(bytes: number, grown: readonly string[] = []) {
  const file = join(await mkdtemp(join(tmpdir(), 'size-')), 'index.html');
  await writeFile(file, '<p>Routing</p>');
  const page = { path: '/docs/routing', file };
  const guide = { label: 'heaviest guide', bytes, target: budgets.guideScript, page };
  const formulas = { label: 'formulas', bytes: 0, target: budgets.formulaStyle };
  return toSizeReport([guide, formulas], async () => grown);
}

it('names a size above its target and its heaviest page, which is no problem yet', async () => {
  const { report: text, problems } = await report(budgets.guideScript + 1000);
  expect(text).toMatch(
    /heaviest guide: 126\.0 kB of 125\.0 kB, 1\.0 kB above it; .*\/docs\/routing/,
  );
  expect(problems).toEqual([]);
});

it('fails 10 % above a target, and not by a byte', async () => {
  expect((await report(budgets.guideScript * 1.1)).problems).toEqual([]);
  const { problems } = await report(budgets.guideScript * 1.1 + 1);
  expect(problems).toMatchObject([{ severity: 'error', file: '/docs/routing' }]);
});

it('names what has grown since the last build, above a target only', async () => {
  const grown = ['app.js +1.2 kB'];
  const above = await report(budgets.guideScript * 2, grown);
  expect(above.report).toMatch(/\n  grown since the last build: app\.js \+1\.2 kB$/);
  expect(above.problems).toMatchObject([{ hint: 'Load later what has grown: app.js +1.2 kB.' }]);
  expect((await report(1, grown)).report).not.toContain('grown');
});

it('names large data of an OpenAPI file, which are no problem', async () => {
  const data = {
    label: 'largest data',
    bytes: 400_000,
    target: 20_000,
    isOpen: true as const,
  };
  const { report: text, problems } = await toSizeReport([data], async () => []);
  expect(text).toContain('largest data: 400.0 kB of 20.0 kB, 380.0 kB above it');
  expect(problems).toEqual([]);
});

it('says nothing of a style that no page has', async () => {
  const { report: text } = await report(1);
  expect(text).not.toContain('formulas');
});

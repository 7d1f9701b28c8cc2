import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { commands, readArguments } from '../../prerender/cli/options';
import type { SampleRuns } from '../../prerender/samples/sample-runs';
import { SAMPLE_RUNS_FILE } from '../../prerender/samples/sample-runs';
import { sampleTargets } from '../../src/model/samples/targets';
import { installTools, toAdvice } from '../test/install-tools';
import { loadRuntimes } from './runtimes';
import { loadShownOperations } from './shown-operations';

/** Runs every sample in its language; when all send their requests, records the runtimes. */
export async function run(args: readonly string[]): Promise<void> {
  const { target } = readArguments(args, commands.prove.options).values;
  const targets: readonly string[] = sampleTargets.flatMap(({ variants }) =>
    variants.map((variant) => variant.target),
  );
  if (target !== undefined && !targets.includes(target))
    throw new Error(`There is no target "${target}". Write one of ${targets.join(', ')}.`);
  const missing = installTools();
  for (const tool of missing) console.error(toAdvice(tool));
  if (missing.length > 0 || !isProven(target)) {
    process.exitCode = 1;
    return;
  }
  if (target !== undefined) return;
  const root = process.cwd();
  const operations = await loadShownOperations(root);
  const samples = operations.flatMap((operation) => operation.samples).length;
  await writeSampleRuns(root, {
    samples,
    runtimes: await loadRuntimes(root),
    digests: Object.fromEntries(operations.map(({ name, digest }) => [name, digest])),
  });
  console.log(`${samples} samples have run: ${SAMPLE_RUNS_FILE} says in what.`);
}

function isProven(target: string | undefined): boolean {
  // Vitest sets its own mode.
  const { NODE_ENV: _mode, ...env } = process.env;
  const args = ['run', '--config=tests/samples/vitest.config.ts', '--reporter=default'];
  const { status } = spawnSync('node_modules/.bin/vitest', args, {
    stdio: 'inherit',
    env: { ...env, ...(target !== undefined && { TARGET: target }) },
  });
  return status === 0;
}

async function writeSampleRuns(root: string, runs: SampleRuns): Promise<void> {
  const path = join(root, SAMPLE_RUNS_FILE);
  const options = await resolveConfig(path);
  const text = await format(JSON.stringify(runs, undefined, 2), { ...options, parser: 'json' });
  await writeFile(path, text);
}

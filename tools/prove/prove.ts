import { spawnSync } from 'node:child_process';
import { installTools, toAdvice } from '../test/install-tools';
import { loadRuntimes } from './load-runtimes';
import { loadShownOperations } from './load-shown-operations';
import { writeSampleRuns } from '../../prerender/samples/sample-runs-file';

/** Runs every sample in its language; when all deliver their requests, writes down what ran them. */
export async function run(): Promise<void> {
  const missing = installTools();
  for (const tool of missing) console.error(toAdvice(tool));
  if (missing.length > 0 || !isProven()) {
    process.exitCode = 1;
    return;
  }
  const root = process.cwd();
  const operations = await loadShownOperations(root);
  const samples = operations.flatMap((operation) => operation.samples).length;
  await writeSampleRuns(root, {
    samples,
    runtimes: await loadRuntimes(root),
    digests: Object.fromEntries(operations.map(({ name, digest }) => [name, digest])),
  });
  console.log(`${samples} samples have run: content/sample-runs.json says in what.`);
}

function isProven(): boolean {
  // Each tool chooses its own mode.
  const { NODE_ENV: _mode, ...env } = process.env;
  const args = ['run', '--config=tests/samples/vitest.config.ts', '--reporter=default'];
  return spawnSync('node_modules/.bin/vitest', args, { stdio: 'inherit', env }).status === 0;
}

import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { SampleRuns } from './sample-runs';

const file = 'content/sample-runs.json';

/** What the last proof wrote down; undefined for a site that has none. */
export async function loadSampleRuns(root: string): Promise<SampleRuns | undefined> {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as SampleRuns) : undefined;
}

/** Writes down what a proof has run. */
export async function writeSampleRuns(root: string, runs: SampleRuns): Promise<void> {
  const path = join(root, file);
  const options = await resolveConfig(path);
  await writeFile(
    path,
    await format(JSON.stringify(runs, undefined, 2), { ...options, parser: 'json' }),
  );
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleGroup } from '../../src/model/api/operation';
import type { OtherTarget } from './other-targets';
import { toSampleDigest } from './shown-samples';

/** The record that `npm run prove` writes once every sample has delivered its request. */
export interface SampleRuns {
  /** How many samples ran. */
  readonly samples: number;
  /** The runtimes by target: names and versions, as the programs print them. */
  readonly runtimes: Readonly<Record<string, readonly string[]>>;
  /** The digests of the samples that ran, by API and operation. */
  readonly digests: Readonly<Record<string, string>>;
}

export interface SampleSettings {
  /** The record of the last proof, if there is one. */
  readonly runs?: SampleRuns | undefined;
  /** httpsnippet's own clients that the site has enabled. */
  readonly others?: readonly OtherTarget[];
}

/** The file with the record of the last proof. */
export const SAMPLE_RUNS_FILE = 'content/sample-runs.json';

/** Loads the record of the last proof; undefined if the site has none. */
export async function loadSampleRuns(root: string): Promise<SampleRuns | undefined> {
  const path = join(root, SAMPLE_RUNS_FILE);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as SampleRuns) : undefined;
}

/** Adds the runtimes to the samples of an operation, as long as they are exactly those that ran. */
export function withRuntimes(
  groups: readonly SampleGroup[],
  runs: SampleRuns | undefined,
): readonly SampleGroup[] {
  const digest = toSampleDigest(groups);
  return groups.map((group) => ({
    ...group,
    samples: group.samples.map((sample) => {
      const runtime = findRuntime(runs, digest, `${group.language}/${sample.variant}`);
      return { ...sample, ...(runtime !== undefined && { runtime }) };
    }),
  }));
}

function findRuntime(
  runs: SampleRuns | undefined,
  digest: string,
  target: string,
): readonly string[] | undefined {
  if (runs === undefined || !Object.values(runs.digests).includes(digest)) return undefined;
  return Object.hasOwn(runs.runtimes, target) ? runs.runtimes[target] : undefined;
}

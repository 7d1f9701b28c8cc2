import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleGroup } from '../../src/model/api/operation';
import type { OtherTarget } from './other-targets';
import { toSampleDigest } from './shown-samples';

/** What `npm run prove` writes down once every sample has delivered its request. */
export interface SampleRuns {
  /** How many samples ran. */
  readonly samples: number;
  /** By target, what ran it: names and versions, as the programs print them. */
  readonly runtimes: Readonly<Record<string, readonly string[]>>;
  /** By API and operation, the digest of the samples that ran. */
  readonly digests: Readonly<Record<string, string>>;
}

/** What a site has beside its specs for the samples of its operations. */
export interface SampleSettings {
  /** What has run them, if anything has. */
  readonly runs?: SampleRuns | undefined;
  /** Clients of httpsnippet that it has switched on beside ours. */
  readonly others?: readonly OtherTarget[];
}

/** The file with what the last proof wrote down. */
export const SAMPLE_RUNS_FILE = 'content/sample-runs.json';

/** What the last proof wrote down; undefined for a site that has none. */
export async function loadSampleRuns(root: string): Promise<SampleRuns | undefined> {
  const path = join(root, SAMPLE_RUNS_FILE);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as SampleRuns) : undefined;
}

/** Names what ran the samples of an operation, as long as they are still those that ran. */
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

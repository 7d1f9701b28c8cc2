import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSample, SampleGroup } from '../../src/model/api/operation';
import type { TargetName } from '../../src/model/samples/syntax/target';
import { sampleTargets } from '../../src/model/samples/targets';
import { toText } from '../../src/model/text/code';
import { applyCodeChange } from '../../src/model/text/code-change';
import type { OtherTarget } from './other-targets';

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
  if (runs === undefined || !Object.values(runs.digests).includes(toSampleDigest(groups)))
    return groups;
  return groups.map((group) => ({
    ...group,
    samples: group.samples.map((sample) => {
      const runtime = runs.runtimes[`${group.language}/${sample.variant}`];
      return { ...sample, ...(runtime !== undefined && { runtime }) };
    }),
  }));
}

/** A digest of all generated samples of an operation; it changes with any character of them. */
export function toSampleDigest(groups: readonly SampleGroup[]): string {
  const texts = listShownSamples(groups).map(({ target, code }) => [target, code]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/** A generated sample as its page shows it. */
export interface ShownSample {
  readonly target: TargetName;
  /** The anchor of the body example that it sends, unless it is the first one. */
  readonly example?: string;
  readonly code: string;
  readonly limitations: readonly string[];
}

/** All generated samples of an operation, including those of other examples, without the author's own. */
export function listShownSamples(groups: readonly SampleGroup[]): readonly ShownSample[] {
  return sampleTargets.flatMap(({ language, variants }) => {
    const samples = groups.find((group) => group.language === language)?.samples ?? [];
    return samples.flatMap((sample) => {
      const variant = variants.find(({ id }) => id === sample.variant);
      return variant === undefined ? [] : listVersions(variant.target, sample);
    });
  });
}

function listVersions(target: TargetName, sample: PageSample): readonly ShownSample[] {
  const { code, limitations, changes = [] } = sample;
  return [
    { target, code: toText(code), limitations },
    ...changes.map((change) => ({
      target,
      example: change.example,
      code: toText(applyCodeChange(code, change.code)),
      limitations: change.limitations ?? limitations,
    })),
  ];
}

import type { SampleGroup } from '../../src/model/api/operation';
import type { SampleRuns } from './sample-runs';
import { findRuntime } from './sample-runs';
import { toSampleDigest } from './to-sample-digest';

/** Names what ran the samples of an operation, as long as they are the ones that ran. */
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

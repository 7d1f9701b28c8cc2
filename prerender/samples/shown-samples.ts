import { applyCodeChange } from '../../src/model/text/code-change';
import { toText } from '../../src/model/text/code';
import type { PageSample, SampleGroup } from '../../src/model/api/operation';
import type { TargetName } from '../../src/model/samples/syntax/target';
import { sampleTargets } from '../../src/model/samples/targets';
import { createHash } from 'node:crypto';

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

function listVersions(target: ShownSample['target'], sample: PageSample): readonly ShownSample[] {
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

/** A digest of all generated samples of an operation; it changes with any character of them. */
export function toSampleDigest(groups: readonly SampleGroup[]): string {
  const texts = listShownSamples(groups).map(({ target, code }) => [target, code]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

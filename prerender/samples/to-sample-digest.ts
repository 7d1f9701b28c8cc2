import { createHash } from 'node:crypto';
import type { SampleGroup } from '../../src/model/api/operation';
import { listShownSamples } from './list-shown-samples';

/** A digest of all generated samples of an operation: it changes with any of their letters. */
export function toSampleDigest(groups: readonly SampleGroup[]): string {
  const texts = listShownSamples(groups).map(({ target, code }) => [target, code]);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

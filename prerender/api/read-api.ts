import { toOtherTargets } from '../samples/other-targets';
import { loadSampleRuns } from '../samples/sample-runs';
import type { Api, ApiOptions } from './load-api';
import { toApi } from './load-api';
import type { Spec } from './document/spec';

interface ReadApiOptions extends Omit<ApiOptions, 'samples'> {
  /** Targets of httpsnippet, in addition to our own. */
  readonly sampleTargets: readonly string[];
}

/** Makes an API of a parsed file, with the samples of a project's operations. */
export async function readApi(
  root: string,
  spec: Spec,
  { sampleTargets, ...options }: ReadApiOptions,
): Promise<Api> {
  const samples = { runs: await loadSampleRuns(root), others: toOtherTargets(sampleTargets) };
  return toApi(spec, { ...options, samples });
}

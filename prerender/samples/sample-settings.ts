import type { SampleRuns } from '../../src/model/samples/sample-runs';

/** What a site knows and decides about the samples of its operations. */
export interface SampleSettings {
  /** What has run them; absent where nothing did. */
  readonly runs?: SampleRuns | undefined;
}

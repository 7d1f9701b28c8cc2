import type { SampleRuns } from './sample-runs';
import type { OtherTarget } from './other-targets';

/** What a site knows and decides about the samples of its operations. */
export interface SampleSettings {
  /** What has run them; absent where nothing did. */
  readonly runs?: SampleRuns | undefined;
  /** Clients of httpsnippet that are switched on beside ours. */
  readonly others?: readonly OtherTarget[];
}

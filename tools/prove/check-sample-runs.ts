import type { SampleRuns } from '../../prerender/samples/sample-runs';
import { SAMPLE_RUNS_FILE } from '../../prerender/samples/sample-runs';
import type { ShownOperation } from './shown-operations';

type Shown = Pick<ShownOperation, 'name' | 'digest'>;

/** The message about samples that changed since they ran; undefined if none did. */
export function checkSampleRuns(
  runs: SampleRuns | undefined,
  operations: readonly Shown[],
): string | undefined {
  const names = operations
    .filter(({ name, digest }) => runs?.digests[name] !== digest)
    .map(({ name }) => name);
  const gone = Object.keys(runs?.digests ?? {}).filter(
    (known) => !operations.some(({ name }) => name === known),
  );
  const changed = [...names, ...gone];
  if (changed.length === 0) return undefined;
  return `These samples are not those that were run: ${changed.join(', ')}. Run "npm run prove", and commit ${SAMPLE_RUNS_FILE}.`;
}

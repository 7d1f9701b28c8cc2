import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkSampleRuns } from './check-sample-runs';
import { loadShownOperations } from './shown-operations';
import { loadSampleRuns } from '../../prerender/samples/sample-runs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runs = { samples: 1, runtimes: {}, digests: { 'easier-api get-team': 'abc' } };

describe('checkSampleRuns', () => {
  it('returns nothing while the samples are those that ran', () => {
    expect(checkSampleRuns(runs, [{ name: 'easier-api get-team', digest: 'abc' }])).toBeUndefined();
  });

  it('lists changed, new and removed samples, and the command to run', () => {
    const changed = [{ name: 'easier-api get-team', digest: 'abd' }];
    expect(checkSampleRuns(runs, changed)).toBe(
      'These samples are not those that were run: easier-api get-team. Run "npm run prove", and commit content/sample-runs.json.',
    );
    const other = [{ name: 'easier-api new', digest: 'a' }];
    expect(checkSampleRuns(runs, other)).toContain('easier-api new, easier-api get-team');
    expect(checkSampleRuns(undefined, other)).toContain('easier-api new');
  });

  it('returns nothing for this site, whose samples are those that ran', async () => {
    const operations = await loadShownOperations(root);
    expect(operations.length).toBeGreaterThan(0);
    expect(checkSampleRuns(await loadSampleRuns(root), operations)).toBeUndefined();
  }, 60_000);
});

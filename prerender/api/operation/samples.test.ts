import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../../src/model/text/code';
import { toOtherTargets } from '../../samples/other-targets';
import type { SampleSettings } from '../../samples/sample-runs';
import { toSampleDigest } from '../../samples/sample-runs';
import { loadApi } from '../load-api';

const file = fileURLToPath(new URL('../../../specs/postal-api.yaml', import.meta.url));

async function loadSamples(settings: SampleSettings) {
  const text = await readFile(file, 'utf8');
  const loaded = await loadApi({
    file: 'specs/a.yaml',
    source: text,
    path: '/',
    highlight: toPlainCode,
    samples: settings,
  });
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.problems));
  return loaded.api.getOperation('get-address').samples;
}

describe('toOperationSamples', () => {
  it("puts httpsnippet's clients after ours in the tab of their language, marked as not run", async () => {
    const others = toOtherTargets(['php/guzzle', 'ruby/faraday']);
    const groups = await loadSamples({ others });
    expect(groups.at(-1)).toMatchObject({
      language: 'php',
      label: 'PHP',
      samples: [{ variant: 'guzzle', isUnproven: true }],
    });
    const ruby = groups.find(({ language }) => language === 'ruby');
    expect(ruby?.samples.map(({ label, isUnproven }) => [label, isUnproven])).toEqual([
      ['Net::HTTP', undefined],
      ['faraday', true],
    ]);
  });

  it('has a runtime for exactly the samples that ran', async () => {
    const digest = toSampleDigest(await loadSamples({}));
    const runs = {
      samples: 1,
      runtimes: { 'ruby/net::http': ['Ruby 3.1.2'] },
      digests: { 'a get-address': digest },
    };
    const groups = await loadSamples({ runs, others: toOtherTargets(['ruby/faraday']) });
    const ran = groups.flatMap(({ samples }) =>
      samples.filter(({ runtime }) => runtime !== undefined),
    );
    expect(ran.map(({ label, runtime }) => [label, runtime])).toEqual([
      ['Net::HTTP', ['Ruby 3.1.2']],
    ]);
  });
});

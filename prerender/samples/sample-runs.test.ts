import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import type { SampleGroup } from '../../src/model/api/operation';
import { withRuntimes } from './sample-runs';
import { toSampleDigest } from './shown-samples';

const toGroups = (code: string, variant = 'net::http'): readonly SampleGroup[] => [
  {
    language: 'ruby',
    label: 'Ruby',
    samples: [{ variant, label: 'Net::HTTP', code: toPlainCode(code, 'ruby'), limitations: [] }],
  },
];

const runs = {
  samples: 1,
  runtimes: { 'ruby/net::http': ['Ruby 3.1.2'] },
  digests: { 'easier-api get-team': toSampleDigest(toGroups('puts 1')) },
};

describe('withRuntimes', () => {
  it('names the runtime that ran a sample', () => {
    const [group] = withRuntimes(toGroups('puts 1'), runs);
    expect(group?.samples[0]?.runtime).toEqual(['Ruby 3.1.2']);
  });

  it('names no runtime once a character of the sample has changed', () => {
    const [group] = withRuntimes(toGroups('puts 2'), runs);
    expect(group?.samples[0]).not.toHaveProperty('runtime');
  });

  it('names no runtime for a target that did not run', () => {
    const groups = toGroups('puts 1', 'faraday');
    const digests = { 'easier-api get-team': toSampleDigest(groups) };
    expect(withRuntimes(groups, { ...runs, digests })).toEqual(groups);
  });

  it('names no runtime if no proof has run', () => {
    expect(withRuntimes(toGroups('puts 1'), undefined)).toEqual(toGroups('puts 1'));
  });
});

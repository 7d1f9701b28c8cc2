import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import type { SampleGroup } from '../../src/model/api/operation';
import { toSampleDigest } from './to-sample-digest';
import { withRuntimes } from './with-runtimes';

const toGroups = (code: string): readonly SampleGroup[] => [
  {
    language: 'ruby',
    label: 'Ruby',
    samples: [
      {
        variant: 'net::http',
        label: 'Net::HTTP',
        code: toPlainCode(code, 'ruby'),
        limitations: [],
      },
    ],
  },
];

const runs = {
  samples: 1,
  runtimes: { 'ruby/net::http': ['Ruby 3.1.2'] },
  digests: { 'easier-api get-team': toSampleDigest(toGroups('puts 1')) },
};

describe('withRuntimes', () => {
  it('names what ran a sample', () => {
    const [group] = withRuntimes(toGroups('puts 1'), runs);
    expect(group?.samples[0]?.runtime).toEqual(['Ruby 3.1.2']);
  });

  it('names nothing once a letter of the sample is another', () => {
    const [group] = withRuntimes(toGroups('puts 2'), runs);
    expect(group?.samples[0]).not.toHaveProperty('runtime');
  });

  it('names nothing where nothing has run', () => {
    expect(withRuntimes(toGroups('puts 1'), undefined)).toEqual(toGroups('puts 1'));
  });
});

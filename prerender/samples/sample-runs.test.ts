import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import { toCodeChange } from '../../src/model/text/code-change';
import type { SampleGroup } from '../../src/model/api/operation';
import { listShownSamples, toSampleDigest, withRuntimes } from './sample-runs';

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

const first = toPlainCode('curl a\n  b', 'bash');
const second = toPlainCode('curl a\n  c', 'bash');

describe('listShownSamples', () => {
  it('lists each sample with each example, without those that an author wrote', () => {
    const groups = [
      {
        language: 'curl',
        label: 'curl',
        samples: [
          { variant: 'authored-1', label: 'Theirs', code: first, limitations: [] },
          {
            variant: 'curl',
            label: 'cURL',
            code: first,
            limitations: ['One.'],
            changes: [
              { example: 'big', code: toCodeChange(first, second) },
              { example: 'odd', code: toCodeChange(first, first), limitations: [] },
            ],
          },
        ],
      },
      { language: 'elm', label: 'Elm', samples: [] },
    ];
    expect(listShownSamples(groups)).toEqual([
      { target: 'curl/curl', code: 'curl a\n  b', limitations: ['One.'] },
      { target: 'curl/curl', example: 'big', code: 'curl a\n  c', limitations: ['One.'] },
      { target: 'curl/curl', example: 'odd', code: 'curl a\n  b', limitations: [] },
    ]);
  });
});

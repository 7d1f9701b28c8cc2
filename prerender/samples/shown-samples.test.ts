import { describe, expect, it } from 'vitest';
import { toPlainCode } from '../../src/model/text/code';
import { toCodeChange } from '../../src/model/text/code-change';
import { listShownSamples } from './shown-samples';

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

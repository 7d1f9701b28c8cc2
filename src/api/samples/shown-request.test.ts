import { expect, it } from 'vitest';
import { findSample } from './shown-request';

const text = [
  '# Create a team',
  '## Errors',
  '- none',
  '## curl: mẫu',
  "````sh\ncurl --data 'a\n\n## b\n\n```\n'\n````",
  'A limit.',
  'Mẫu: [Go](/a)',
  '## Responses',
].join('\n\n');

it.each(['Mẫu', 'Request samples'])(
  'a sample ends after its fence and its notes: %s',
  (samples) => {
    const found = findSample(text, { sample: '{label}: mẫu', samples } as never);
    const shown = text.slice(found?.start, found?.end);
    expect(shown).toMatch(/^## curl: mẫu\n\n````sh\n/);
    expect(shown).toContain('\n````\n\nA limit.');
    expect(text.slice(found?.end)).toMatch(samples === 'Mẫu' ? /^\n\nMẫu: / : /^\n\n## Responses$/);
  },
);

it('a page without a sample has none', () => {
  expect(findSample('# A\n\n## Request sample, curl\n\nnone')).toBeUndefined();
});

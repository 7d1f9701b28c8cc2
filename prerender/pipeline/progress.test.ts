import { describe, expect, it } from 'vitest';
import { createProgress } from './progress';

function open(terminal: { readonly isTTY?: boolean; readonly columns?: number }, env = {}) {
  const written: string[] = [];
  const progress = createProgress({ ...terminal, write: (text) => written.push(text) }, env);
  return { ...progress, written };
}

describe('the progress of a build', () => {
  it('is one line of a terminal, and gone at its end', () => {
    const { say, end, written } = open({ isTTY: true });
    say('Bundling');
    say('Rendering 20 of 1,000 pages');
    end();
    expect(written).toEqual([
      '\u001B[KBundling\r',
      '\u001B[KRendering 20 of 1,000 pages\r',
      '\u001B[K\r',
    ]);
  });

  it('never wraps', () => {
    const { say, written } = open({ isTTY: true, columns: 10 });
    say('Rendering 20 of 1,000 pages');
    expect(written).toEqual(['\u001B[KRendering\r']);
  });

  it.each([
    ['a log file', {}, {}],
    ['a CI system', { isTTY: true }, { CI: 'true' }],
    ['a terminal without a cursor', { isTTY: true }, { TERM: 'dumb' }],
  ])('is not shown in %s', (_, terminal, env) => {
    const { say, end, written } = open(terminal, env);
    say('Bundling');
    end();
    expect(written).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createNewProblems } from './new-problems';
import type { Problem } from './problem';

const toWarning = (message: string, line = 1): Problem => ({
  file: 'a.yaml',
  severity: 'warning',
  message,
  line,
});

describe('new problems', () => {
  it('are those that the check before did not find', () => {
    const listNew = createNewProblems();
    const odd = toWarning('Odd.');
    const even = toWarning('Even.');
    expect(listNew([odd])).toEqual([odd]);
    expect(listNew([odd, even])).toEqual([even]);
    expect(listNew([even])).toEqual([]);
    expect(listNew([odd, even])).toEqual([odd]);
  });

  it('are not those that only moved, but one more of the same', () => {
    const listNew = createNewProblems();
    listNew([toWarning('Odd.', 3)]);
    expect(listNew([toWarning('Odd.', 5)])).toEqual([]);
    expect(listNew([toWarning('Odd.', 5), toWarning('Odd.', 9)])).toEqual([toWarning('Odd.', 9)]);
  });

  it('are also those of another file', () => {
    const listNew = createNewProblems();
    listNew([toWarning('Odd.')]);
    const other = { ...toWarning('Odd.'), file: 'b.yaml' };
    expect(listNew([toWarning('Odd.'), other])).toEqual([other]);
  });
});

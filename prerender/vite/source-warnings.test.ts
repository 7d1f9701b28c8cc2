import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '../diagnostics/problem';
import type { CheckSources } from './source-warnings';
import { createNewProblems, createWarningPrinter } from './source-warnings';

const toProblem = (message: string, severity: Problem['severity'] = 'warning'): Problem => ({
  file: 'a.yaml',
  severity,
  message,
});

/** A printer of what each check finds in turn, and what it printed. */
function createPrinter(...found: readonly (readonly Problem[] | Error)[]) {
  const printed: string[] = [];
  const checks = [...found];
  const check = vi.fn<CheckSources>(async () => {
    const next = checks.shift() ?? [];
    await Promise.resolve();
    if (next instanceof Error) throw next;
    return next;
  });
  const print = createWarningPrinter(check, {
    print: (problems) => printed.push(problems.map(({ message }) => message).join(' ')),
    fail: (error) => printed.push(`failed: ${error}`),
  });
  return { print, printed, check };
}

it('prints all warnings first, and then those that are new', async () => {
  const [odd, even] = [toProblem('Odd.'), toProblem('Even.')];
  const { print, printed } = createPrinter([odd], [odd], [odd, even]);
  await print();
  await print();
  await print();
  expect(printed).toEqual(['Odd.', '', 'Even.']);
});

it('leaves errors to what shows them on the page', async () => {
  const { print, printed } = createPrinter([toProblem('Wrong.', 'error'), toProblem('A.', 'note')]);
  await print();
  expect(printed).toEqual(['A.']);
});

it('checks once more if a source is saved during a check, and not at the same time', async () => {
  const { print, printed, check } = createPrinter([toProblem('Old.')], [toProblem('New.')]);
  await Promise.all([print(), print(), print()]);
  expect(check).toHaveBeenCalledTimes(2);
  expect(printed).toEqual(['Old.', 'New.']);
});

it('goes on after a check that failed, and repeats nothing', async () => {
  const odd = toProblem('Odd.');
  const { print, printed } = createPrinter([odd], new Error('half written'), [odd]);
  await print();
  await print();
  await print();
  expect(printed).toEqual(['Odd.', 'failed: half written', '']);
});

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

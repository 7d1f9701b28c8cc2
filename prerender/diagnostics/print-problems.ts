import type { Problem } from './problem';
import { ProblemError, toLine } from './problem-error';

const MAX_PRINTED = 50;

/** Prints an author's mistakes, all of them at once, grouped by file and in the order of the file. */
export function printProblems(problems: readonly Problem[]): void {
  const sorted = problems.toSorted(byPlace);
  for (const problem of sorted.slice(0, MAX_PRINTED)) console.error(toLine(problem));
  if (sorted.length > MAX_PRINTED) console.error(`… and ${sorted.length - MAX_PRINTED} more.`);
}

/** Throws the problems when there are errors; warnings are printed, and thrown only when the build is strict. */
export function stopAtProblems(problems: readonly Problem[], strict: boolean): void {
  const isFatal = strict
    ? problems.length > 0
    : problems.some(({ severity }) => severity === 'error');
  if (isFatal) throw new ProblemError(problems);
  printProblems(problems);
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

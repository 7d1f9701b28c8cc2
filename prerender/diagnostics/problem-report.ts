import { join } from 'node:path';
import type { FilePosition } from '../sources/position';
import type { Problem } from './problem';
import { ProblemError, toLine } from './problem';

const MAX_PRINTED = 50;

/** Prints problems grouped by file, in file order. */
export function printProblems(problems: readonly Problem[]): void {
  const sorted = problems.toSorted(byPosition);
  for (const problem of sorted.slice(0, MAX_PRINTED)) console.error(toLine(problem));
  if (sorted.length > MAX_PRINTED) console.error(`… and ${sorted.length - MAX_PRINTED} more.`);
}

/** Throws problems when one is an error or the build is strict; otherwise prints them. */
export function stopAtProblems(problems: readonly Problem[], strict: boolean): void {
  const isFatal = strict
    ? problems.length > 0
    : problems.some(({ severity }) => severity === 'error');
  if (isFatal) throw new ProblemError(problems);
  printProblems(problems);
}

function byPosition(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Runs a command; when problems stop it, prints them and sets the exit code. */
export async function runAndReport(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    printProblems(error.problems);
    process.exitCode = 1;
  }
}

interface PluginContext {
  error(error: { message: string; id: string; loc?: FilePosition }): never;
}

/** Fails a Vite hook with problems, which the terminal and the overlay then show. */
export function throwInVite(
  context: PluginContext,
  problems: readonly Problem[],
  root: string,
): never {
  const [first] = problems;
  // The first problem's file, which may differ from the module that Vite requested.
  const id = join(root, first?.file ?? '');
  return context.error({
    id,
    message: problems.map(toLine).join('\n'),
    ...(first?.line !== undefined && {
      loc: { file: id, line: first.line, column: first.column ?? 1 },
    }),
  });
}

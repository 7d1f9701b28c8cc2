import { toBundleProblems } from './bundle-problems';
import { printProblems, usualReporting } from './problem-report';
import type { Problem } from './problem';
import { findSystemProblem } from './system-problem';

/** Prints why a command failed: problems as such, and a mistake of the site with its stack. */
export function printFailure(root: string, error: unknown, args: readonly string[]): void {
  const problems = listProblems(root, error);
  if (problems.length > 0)
    printProblems(problems, { ...usualReporting, all: args.includes('--all') });
  else console.error(error);
}

function listProblems(root: string, error: unknown): readonly Problem[] {
  const system = findSystemProblem(root, error);
  return system === undefined ? toBundleProblems(root, error) : [system];
}

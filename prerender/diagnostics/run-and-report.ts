import { printProblems } from './print-problems';
import { ProblemError } from './problem-error';

/** Runs a command to its end; an author's mistakes are printed, and the command has failed. */
export async function runAndReport(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    printProblems(error.problems);
    process.exitCode = 1;
  }
}

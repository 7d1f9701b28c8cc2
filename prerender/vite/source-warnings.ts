import type { Plugin } from 'vite';
import { createNewProblems } from '../diagnostics/new-problems';
import type { Problem } from '../diagnostics/problem';
import { printProblems, usualReporting } from '../diagnostics/problem-report';
import type { Pause } from './quiet-time';
import { workInQuiet } from './quiet-time';

/** Checks all sources, as a build does; it waits for `pause` between files. */
export type CheckSources = (pause: Pause) => Promise<readonly Problem[]>;

/**
 * Prints the warnings that a build would print: all of them after the first page, and then after each save those
 * that are new. Errors are shown where Vite finds them.
 */
export function sourceWarnings(check: CheckSources): Plugin {
  return {
    name: 'easier:source-warnings',
    apply: 'serve',
    configureServer(server) {
      const print = createWarningPrinter(check, {
        print: (problems) => printProblems(problems, usualReporting),
        fail: (error) => server.config.logger.error(`The sources cannot be checked: ${error}`),
      });
      workInQuiet(server, (pause) => void print(pause));
    },
  };
}

interface WarningOutput {
  readonly print: (problems: readonly Problem[]) => void;
  /** Takes what went wrong in a check, such as a file that went away during it. */
  readonly fail: (error: string) => void;
}

/** Prints the warnings that are new; one check at a time, and once more if something changed meanwhile. */
export function createWarningPrinter(
  check: CheckSources,
  { print, fail }: WarningOutput,
): (pause: Pause) => Promise<void> {
  const listNew = createNewProblems();
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function checkOnce(pause: Pause): Promise<void> {
    do {
      isAsked = false;
      try {
        const problems = await check(pause);
        print(listNew(problems.filter(({ severity }) => severity !== 'error')));
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    } while (isAsked);
  }
  return (pause) => {
    isAsked = true;
    running ??= checkOnce(pause).finally(() => (running = undefined));
    return running;
  };
}

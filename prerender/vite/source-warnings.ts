import { setImmediate } from 'node:timers/promises';
import type { Plugin } from 'vite';
import type { Problem } from '../diagnostics/problem';
import { printProblems, usualReporting } from '../diagnostics/problem-report';

/** Checks all sources, as a build does; it waits for `pause` between files. */
export type CheckSources = (pause: () => Promise<void>) => Promise<readonly Problem[]>;

/** A browser that has its page asks for the modules in it well within this time. */
const QUIET_MS = 1500;

/**
 * Prints the warnings that a build would print: all of them after the first page, and then after each save those
 * that are new. Errors are shown where pages are.
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
      let timer: NodeJS.Timeout | undefined;
      const printSoon = () => {
        clearTimeout(timer);
        timer = setTimeout(() => void print(), QUIET_MS).unref();
      };
      let isOpened = false;
      server.middlewares.use((_request, response, next) => {
        if (!isOpened) response.once('close', printSoon);
        isOpened = true;
        next();
      });
      server.watcher.on('all', (_event, path) => {
        if (/[\\/](?:content|specs)[\\/]/.test(path)) printSoon();
      });
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
): () => Promise<void> {
  const listNew = createNewProblems();
  let running: Promise<void> | undefined;
  let isAsked = false;

  async function checkOnce(): Promise<void> {
    do {
      isAsked = false;
      try {
        // The writer's page shares the thread: what it asks for comes between two files.
        const problems = await check(() => setImmediate());
        print(listNew(problems.filter(({ severity }) => severity !== 'error')));
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
    } while (isAsked);
  }
  return () => {
    isAsked = true;
    running ??= checkOnce().finally(() => (running = undefined));
    return running;
  };
}

/**
 * Returns the problems of a check that the check before it did not find. Each edit moves what stands below
 * it, so positions do not count.
 */
export function createNewProblems(): (problems: readonly Problem[]) => readonly Problem[] {
  let known = new Map<string, number>();
  return (problems) => {
    const found = new Map<string, number>();
    const isNew = ({ file, severity, message }: Problem) => {
      const key = [file, severity, message].join('\n');
      const count = (found.get(key) ?? 0) + 1;
      found.set(key, count);
      return count > (known.get(key) ?? 0);
    };
    const added = problems.filter(isNew);
    known = found;
    return added;
  };
}

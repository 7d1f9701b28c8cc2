import type { ViteDevServer } from 'vite';
import { watchSources } from './source-changes';

/** A browser that has its page asks for the modules in it well within this time. */
const QUIET_MS = 1500;

/** Work that waits until nothing has been asked for a while. */
export interface QuietTime {
  /** Has the work done when it is quiet. */
  readonly ask: () => void;
  /** It is not quiet until the returned function is called. */
  readonly disturb: () => () => void;
}

/** Creates the wait for a piece of work. */
export function createQuietTime(work: () => void, quietMs = QUIET_MS): QuietTime {
  let isAsked = false;
  let disturbances = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (isAsked && disturbances === 0) timer = setTimeout(start, quietMs).unref();
  };
  const start = () => {
    isAsked = false;
    work();
  };
  return {
    ask: () => {
      isAsked = true;
      wait();
    },
    disturb: () => {
      disturbances += 1;
      wait();
      return () => {
        disturbances -= 1;
        wait();
      };
    },
  };
}

/**
 * Does some work after the first page and after each change of a source, when no browser asks for anything:
 * the work and the writer's page share one thread.
 */
export function workInQuiet(server: ViteDevServer, work: () => void): void {
  const quiet = createQuietTime(work);
  let isOpened = false;
  server.middlewares.use((_request, response, next) => {
    response.once('close', quiet.disturb());
    if (!isOpened) quiet.ask();
    isOpened = true;
    next();
  });
  watchSources(server, quiet.ask);
}

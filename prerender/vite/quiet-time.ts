import type { ViteDevServer } from 'vite';
import { watchSources } from './source-changes';

/** A browser that has its page asks for the modules in it well within this time. */
const QUIET_MS = 1500;

/** Resolves when it is quiet: long work waits for it between its steps, so that what is asked meanwhile comes first. */
export type Pause = () => Promise<void>;

/** Work that waits until nothing has been asked for a while. */
export interface QuietTime {
  /** Has the work done when it is quiet. */
  readonly ask: () => void;
  /** It is not quiet until the returned function is called. */
  readonly disturb: () => () => void;
}

/** Creates the wait for a piece of work. */
export function createQuietTime(work: (pause: Pause) => void, quietMs = QUIET_MS): QuietTime {
  let isAsked = false;
  let isQuiet = false;
  let disturbances = 0;
  let timer: NodeJS.Timeout | undefined;
  const waiting: (() => void)[] = [];
  const pause: Pause = () =>
    isQuiet ? Promise.resolve() : new Promise((done) => void waiting.push(done));
  const beginQuiet = () => {
    isQuiet = true;
    for (const done of waiting.splice(0)) done();
    if (!isAsked) return;
    isAsked = false;
    work(pause);
  };
  const wait = () => {
    isQuiet = false;
    clearTimeout(timer);
    if (disturbances === 0) timer = setTimeout(beginQuiet, quietMs).unref();
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
export function workInQuiet(server: ViteDevServer, work: (pause: Pause) => void): void {
  // Where Vite starts its server again, the variable is that of the new one.
  const { httpServer } = server;
  const quiet = createQuietTime((pause) =>
    work(async () => {
      await pause();
      // The modules of a server that has ended cannot be used: its work stays where it is.
      if (httpServer?.listening === false) await new Promise(() => {});
    }),
  );
  let isOpened = false;
  server.middlewares.use((_request, response, next) => {
    response.once('close', quiet.disturb());
    if (!isOpened) quiet.ask();
    isOpened = true;
    next();
  });
  watchSources(server, quiet.ask);
  // The server may start again by any other file.
  server.watcher.on('all', () => quiet.disturb()());
}

import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { QuietTime } from './quiet-time';
import { createQuietTime } from './quiet-time';

/** A browser that has a page asks for its modules within this time. */
const QUIET_MS = 300;

/** A page that has not connected by then has no script that would, or its tab is closed. */
const CONNECTION_MS = 10_000;

/**
 * Ends the process where Vite would start its server again in the same one; `keep-running.js` then begins a new
 * one, and says by which exit code.
 *
 * What is left of a server that Vite starts again answers requests with errors, and a tab that shows one stays
 * so. This way a request is either answered before the end, or the tab waits for the new server.
 */
export function restarts(): Plugin {
  return {
    name: 'easier:restarts',
    apply: 'serve',
    configureServer(server) {
      const code = process.env['RESTART_CODE'];
      if (code === undefined) return;
      const { logger } = server.config;
      const quiet = createQuietTime(() => {
        logger.info('The configuration has changed: restarting.', { timestamp: true });
        process.exit(Number(code));
      }, QUIET_MS);
      server.middlewares.use((_request, response, next) => {
        response.once('close', quiet.disturb());
        next();
      });
      awaitConnections(server, quiet);
      server.restart = () => {
        quiet.ask();
        return Promise.resolve();
      };
      server.watcher.on('all', (_, path) => {
        if (isOfServer(relative(server.config.root, path))) quiet.ask();
      });
    },
  };
}

/** Puts the end off while a tab has a page but no connection yet: it would never learn of the new server. */
function awaitConnections(server: ViteDevServer, quiet: QuietTime): void {
  const tabs = new Set<() => void>();
  server.middlewares.use((request, response, next) => {
    next();
    if (request.headers['sec-fetch-dest'] !== 'document') return;
    const end = quiet.disturb();
    const leave = () => {
      if (tabs.delete(leave)) end();
    };
    tabs.add(leave);
    response.once('close', () => {
      if (isPage(response)) setTimeout(leave, CONNECTION_MS).unref();
      else leave();
    });
  });
  server.ws.on('connection', () => {
    const [longest] = tabs;
    longest?.();
  });
}

/** Whether a tab has got a whole page. */
function isPage(response: ServerResponse): boolean {
  return (
    response.writableFinished && String(response.getHeader('content-type')).startsWith('text/html')
  );
}

/** Whether a file is one that the server itself is made of. */
function isOfServer(file: string): boolean {
  const path = file.split(sep).join('/');
  return /^(?:prerender|src\/model)\/.+\.[jt]sx?$/.test(path) && !path.includes('.test.');
}

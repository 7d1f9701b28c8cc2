import type { Plugin } from 'vite';

/** The app for prerendering, and the one for browsers. */
const SERVER_APP = '/src/app/server.tsx';
const BROWSER_APP = '/src/app/client.tsx';

/** In development, loads the app while the writer opens the page: first what answers, then what browsers ask for. */
export function earlyStart(): Plugin {
  return {
    name: 'easier:early-start',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () => {
        const load = async () => {
          await server.ssrLoadModule(SERVER_APP);
          await server.warmupRequest(BROWSER_APP);
        };
        // What fails is told by the page.
        load().catch(() => undefined);
      });
    },
  };
}

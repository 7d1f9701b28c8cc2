import type { Plugin } from 'vite';

/** Long enough for Vite to forget what it knew of the file. */
const SETTLE_MS = 100;

/** Tells pages that show a mistake when a file was saved: they are loaded anew. */
export function savedSources(): Plugin {
  return {
    name: 'easier:saved-sources',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', () => {
        setTimeout(() => server.environments.client.hot.send('sources:saved'), SETTLE_MS);
      });
    },
  };
}

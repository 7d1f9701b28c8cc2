import type { Plugin, ViteDevServer } from 'vite';

/** In development, loads the app while the writer opens the page. */
export function earlyStart(): Plugin {
  return {
    name: 'easier:early-start',
    apply: 'serve',
    configureServer(server) {
      // What fails is told by the page.
      server.httpServer?.once('listening', () => void loadApp(server).catch(() => undefined));
    },
  };
}

/** Server and browser at once: while one waits for a file, the other is worked on. */
async function loadApp(server: ViteDevServer): Promise<void> {
  await Promise.all([
    server.ssrLoadModule('/src/app/server.tsx'),
    server.warmupRequest('/src/app/client.tsx'),
  ]);
  // Now the browser works on the page, and a writer's first search loads these.
  for (const module of SEARCH) await server.warmupRequest(module);
}

const SEARCH = [
  '/src/search/palette/palette.tsx',
  '/src/search/preparing.ts',
  '/src/search/worker/search.worker.ts',
];

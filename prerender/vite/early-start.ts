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

/** First what answers, then what browsers ask for. */
async function loadApp(server: ViteDevServer): Promise<void> {
  await server.ssrLoadModule('/src/app/server.tsx');
  await server.warmupRequest('/src/app/client.tsx');
}

import type { Plugin, ViteDevServer } from 'vite';
import { CLIENT, PAGE } from './development-pages';

/**
 * In development, does first what a writer's first page is painted with: its server modules while the writer opens
 * the page, then its styles. The browser's modules, and the packages that Vite bundles for them, wait until the
 * browser asks for the first script.
 */
export function earlyStart(): Plugin {
  let startBrowserSide: (() => Promise<void>) | undefined;
  return {
    name: 'easier:early-start',
    enforce: 'pre',
    apply: 'serve',
    configureServer(server) {
      startBrowserSide = delayBrowserSide(server);
      // What fails is told by the page.
      const load = (module: string) => void server.ssrLoadModule(module).catch(() => undefined);
      server.httpServer?.once('listening', () => SERVER.forEach(load));
    },
    load: {
      filter: { id: { exclude: /\.css(?:$|\?)/ } },
      async handler() {
        // The scan for packages is a part of what is started.
        const { name, mode } = this.environment;
        if (name === 'client' && mode === 'dev') await startBrowserSide?.();
        return null;
      },
    },
  };
}

/** Keeps Vite from starting the browser's side when it begins to listen, and returns what starts it. */
function delayBrowserSide(server: ViteDevServer): () => Promise<void> {
  const { depsOptimizer } = server.environments.client;
  const bundlePackages = depsOptimizer?.init;
  if (depsOptimizer !== undefined) depsOptimizer.init = () => Promise.resolve();
  let started: Promise<void> | undefined;
  return () => {
    if (started !== undefined) return started;
    started = bundlePackages?.() ?? Promise.resolve();
    // A module that cannot be loaded is told by the page.
    void started.then(() => warmUp(server)).catch(() => undefined);
    return started;
  };
}

/** What renders a page. */
const SERVER = ['/src/app/server.tsx', PAGE];

/** What the browser asks for next, and what a writer's first search loads. */
async function warmUp(server: ViteDevServer): Promise<void> {
  for (const module of BROWSER) await server.warmupRequest(module);
}

const BROWSER = [
  CLIENT,
  '/src/search/palette/palette.tsx',
  '/src/search/preparing.ts',
  '/src/search/worker/search.worker.ts',
];

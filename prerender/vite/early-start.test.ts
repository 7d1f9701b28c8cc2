import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { earlyStart } from './early-start';

/** A server that is about to listen, and what it has loaded. */
function open(loadServer: () => Promise<unknown>) {
  const loaded: string[] = [];
  const httpServer = new EventEmitter();
  const server = {
    httpServer,
    ssrLoadModule: async (url: string) => {
      await loadServer();
      loaded.push(url);
    },
    warmupRequest: (url: string) => Promise.resolve(void loaded.push(url)),
  };
  const { configureServer } = earlyStart() as {
    readonly configureServer: (server: ViteDevServer) => void;
  };
  configureServer(server as unknown as ViteDevServer);
  return { loaded, listen: () => httpServer.emit('listening') };
}

const settle = () => new Promise((done) => setImmediate(done));

it('loads the app for prerendering and the one for browsers once the server listens, then search', async () => {
  const { loaded, listen } = open(() => Promise.resolve());
  await settle();
  expect(loaded).toEqual([]);
  listen();
  await settle();
  expect(loaded.slice(0, 2).toSorted()).toEqual(['/src/app/client.tsx', '/src/app/server.tsx']);
  expect(loaded.slice(2).every((module) => module.startsWith('/src/search/'))).toBe(true);
  expect(loaded.length).toBeGreaterThan(2);
});

it('leaves it to the page to tell what cannot be loaded', async () => {
  const { loaded, listen } = open(() => Promise.reject(new Error('Wrong.')));
  listen();
  await settle();
  expect(loaded).toEqual(['/src/app/client.tsx']);
});

import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { earlyStart } from './early-start';

interface Hooks {
  readonly configureServer: (server: ViteDevServer) => void;
  readonly load: {
    readonly filter: { readonly id: { readonly exclude: RegExp } };
    readonly handler: (this: unknown, id: string) => Promise<null>;
  };
}

/** A server that is about to listen, and what it has done. */
function open(loadServer: () => Promise<unknown> = () => Promise.resolve()) {
  const done: string[] = [];
  const httpServer = new EventEmitter();
  const depsOptimizer = { init: () => Promise.resolve(void done.push('packages')) };
  const server = {
    httpServer,
    environments: { client: { depsOptimizer } },
    ssrLoadModule: async (url: string) => {
      await loadServer();
      done.push(url);
    },
    warmupRequest: (url: string) => Promise.resolve(void done.push(url)),
  };
  const { configureServer, load } = earlyStart() as unknown as Hooks;
  configureServer(server as unknown as ViteDevServer);
  return {
    done,
    listen: async () => {
      // Vite does this when it begins to listen.
      await depsOptimizer.init();
      httpServer.emit('listening');
      await settle();
    },
    ask: async (id: string, name = 'client', mode = 'dev') => {
      if (load.filter.id.exclude.test(id)) return;
      await load.handler.call({ environment: { name, mode } }, id);
      await settle();
    },
  };
}

/** What renders a page. */
const SERVER = ['/src/app/server.tsx', '/prerender/html/development-page.ts'];

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('loads what renders a page once the server listens, and nothing of the browser', async () => {
  const { done, listen } = open();
  await settle();
  expect(done).toEqual([]);
  await listen();
  expect(done).toEqual(SERVER);
});

it('starts the side of the browser with the first script: packages, the app, then search', async () => {
  const { done, listen, ask } = open();
  await listen();
  await ask('/src/ui/button.module.css?direct');
  await ask('/src/ui/styles/index.css');
  await ask('/src/app/server.tsx', 'ssr');
  await ask('/src/app/client.tsx', 'client', 'scan');
  expect(done).toEqual(SERVER);
  await ask('/src/app/client.tsx');
  const [packages, app, ...search] = done.slice(SERVER.length);
  expect([packages, app]).toEqual(['packages', '/src/app/client.tsx']);
  expect(search.every((module) => module.startsWith('/src/search/'))).toBe(true);
  expect(search).not.toEqual([]);
});

it('starts it once', async () => {
  const { done, listen, ask } = open();
  await listen();
  await Promise.all([ask('/src/app/client.tsx'), ask('/src/app/routes.tsx')]);
  await ask('/src/ui/button.tsx');
  expect(done.filter((one) => one === 'packages')).toHaveLength(1);
});

it('leaves it to the page to tell what cannot be loaded', async () => {
  const { done, listen } = open(() => Promise.reject(new Error('Wrong.')));
  await listen();
  expect(done).toEqual([]);
});

import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedSources } from './saved-sources';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with open pages, and what they are told. */
function open() {
  const told: string[] = [];
  const requests: ((request: unknown, response: unknown, next: () => void) => void)[] = [];
  const watcher = new EventEmitter();
  const server = {
    watcher,
    config: { root: '/site' },
    environments: { client: { hot: { send: (event: string) => told.push(event) } } },
    middlewares: { use: (middleware: (typeof requests)[number]) => requests.push(middleware) },
  };
  const { configureServer } = savedSources() as unknown as {
    readonly configureServer: (server: ViteDevServer) => void;
  };
  configureServer(server as unknown as ViteDevServer);
  return {
    told,
    save: (file: string) => watcher.emit('all', 'change', `/site/${file}`),
    request: () => {
      let isPassedOn = false;
      for (const answer of requests) answer({}, {}, () => (isPassedOn = true));
      return isPassedOn;
    },
  };
}

it('tells open pages of a saved source once they have asked for what has changed', () => {
  const { told, save, request } = open();
  save('content/docs/index.mdx');
  vi.advanceTimersByTime(400);
  expect(request()).toBe(true);
  vi.advanceTimersByTime(400);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['sources:saved']);
  request();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveLength(1);
});

it('does not wait for the end of an answer, which a tab may never read', () => {
  const { told, save, request } = open();
  request();
  save('specs/easier-api.yaml');
  vi.advanceTimersByTime(500);
  expect(told).toHaveLength(1);
});

it('tells nothing of a file that is no source', () => {
  const { told, save } = open();
  save('.cache/guides/0123.json');
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
});

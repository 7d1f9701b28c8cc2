import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { developmentPages } from './development-pages';

type Handler = (request: object, response: object, next: () => void) => void;

it('the answer for a page depends on what the request accepts', async () => {
  const handlers: Handler[] = [];
  const config = { base: '/', root: '/', logger: { error: () => undefined } };
  const server = {
    config,
    middlewares: { use: (one: Handler) => handlers.push(one) },
    ssrLoadModule: () => ({ renderDevelopmentPage: () => ({ html: '', status: 404 }) }),
  };
  const site = { openPages: () => ({ make: () => undefined }) };
  const { configureServer } = developmentPages(site as never);
  const addPages = (configureServer as (server: ViteDevServer) => () => void)(server as never);
  addPages();
  const [appendHeader, end] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const request = { method: 'GET', url: '/docs', headers: {} };
  handlers.at(-1)?.(request, { appendHeader, setHeader: appendHeader, end }, end);
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
  expect(appendHeader).toHaveBeenCalledWith('Vary', 'Accept');
});

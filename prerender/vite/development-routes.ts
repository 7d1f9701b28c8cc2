import type { Plugin, ViteDevServer } from 'vite';
import type * as serverApp from '../../src/app/server';
import { ROUTES } from '../../src/model/site/route-file';
import { toSiteScripts } from '../html/site-scripts';
import { toRequestPath } from './request-path';

/** Answers requests for route records and the files that they name, which a build writes beside its pages. */
export function developmentRoutes(): Plugin {
  return {
    name: 'easier:development-routes',
    apply: 'serve',
    configureServer(server) {
      const files = new Map<string, unknown>();
      const prefix = `${server.config.base}${ROUTES}/`;
      const answer = async (pathname: string): Promise<unknown> => {
        if (!pathname.startsWith(prefix) || !pathname.endsWith('.json')) return files.get(pathname);
        const made = await makeRoute(server, toPath(pathname.slice(prefix.length)));
        for (const [address, data] of made?.files ?? []) files.set(address, data);
        // No page: what a static host says.
        return made === undefined ? null : made.record;
      };
      server.middlewares.use((request, response, next) => {
        const pathname = toRequestPath(request.originalUrl);
        return void answer(pathname).then((data) => {
          if (data === undefined) return next();
          if (data === null) response.statusCode = 404;
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify(data));
        }, next);
      });
    },
  };
}

/** The inverse of `toRouteFile`. */
function toPath(file: string): string {
  const path = decodeURI(file.replace(/\.json$/, ''));
  return path === 'index' ? '/' : `/${path}/`;
}

async function makeRoute(
  server: ViteDevServer,
  path: string,
): Promise<serverApp.MadeRoute | undefined> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  return app.makeRoute(path, toSiteScripts(undefined, server.config.base, app.findViewChunk));
}

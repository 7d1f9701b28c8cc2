import { parseHtml } from '../html/parse-html';
import type { Plugin, ViteDevServer } from 'vite';
import type * as serverApp from '../../src/app/server';
import { withBase } from '../../src/model/site/paths';
import { INDEX_FILE } from '../../src/model/search/index-url';
import type * as renderer from '../html/render-document';
import { buildSearchIndex } from '../search/build-search-index';
import { isSearched } from '../search/is-searched';
import { toPageDocuments } from '../search/to-page-documents';

/** Search works in development, too: the index is made when it is asked for, from the pages as they are now. */
export function developmentSearch(): Plugin {
  return {
    name: 'easier:development-search',
    apply: 'serve',
    configureServer(server) {
      let index: Promise<string> | undefined;
      server.watcher.on('all', () => {
        index = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.endsWith(`/${INDEX_FILE}`)) return next();
        index ??= createIndex(server);
        return void index.then(
          (json) => response.setHeader('Content-Type', 'application/json').end(json),
          next,
        );
      });
    },
  };
}

async function createIndex(server: ViteDevServer): Promise<string> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  const { renderDocument } = (await server.ssrLoadModule(
    '/prerender/html/render-document.ts',
  )) as typeof renderer;
  const paths = (await app.listPaths()).filter(isSearched);
  const pages = await Promise.all(
    paths.map(async (path) => {
      const html = await renderDocument(await app.openServerPage(path));
      return toPageDocuments(parseHtml(html), withBase(server.config.base, path));
    }),
  );
  return buildSearchIndex(pages.filter((page) => page !== undefined)).json;
}

import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { decodePercent } from '../../src/model/site/decode-percent';
import type * as developmentPage from '../html/development-page';
import type { DevelopmentAssets } from '../html/development-page';
import { renderErrorDocument } from '../html/error-document';
import { toRequestPath } from './request-path';
import { listServerModules } from './server-modules';

/** The script of every page. */
export const CLIENT = '/src/app/client.tsx';
/** The module that renders pages. */
export const PAGE = '/prerender/html/development-page.ts';

/**
 * Answers requests for pages in development, each rendered from its sources. An open page loads again when code is
 * saved that only the server has.
 */
export function developmentPages(): Plugin {
  return {
    name: 'easier:development-pages',
    apply: 'serve',
    // Vite would look for HTML files, and for packages in them.
    config: () => ({ appType: 'custom', optimizeDeps: { entries: [CLIENT.slice(1)] } }),
    configureServer(server) {
      // After Vite's own: what is no file is a page.
      return () =>
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' && request.method !== 'HEAD') return next();
          const path = decodePercent(toRequestPath(request.url));
          return void renderPage(server, path).then(({ html, status }) => {
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html;charset=utf-8');
            response.setHeader('Cache-Control', 'no-store');
            response.end(html);
          }, next);
        });
    },
    hotUpdate: {
      order: 'post',
      handler({ file, modules, server }) {
        if (this.environment.name === 'client') return withoutSheets(modules);
        // Content has a message of its own, `saved-sources.ts`.
        const isCode = relative(server.config.root, file).startsWith(`src${sep}`);
        if (isCode && listServerModules(modules, server).length > 0)
          server.environments.client.hot.send({ type: 'full-reload' });
        return undefined;
      },
    },
  };
}

/** The sheet of a page has no module that would take a change of it; the module of its names does. */
function withoutSheets(
  modules: readonly EnvironmentModuleNode[],
): EnvironmentModuleNode[] | undefined {
  const others = modules.filter(({ id }) => !id?.endsWith('.module.css?direct'));
  return others.length === modules.length ? undefined : others;
}

/** The page of a path, or what is wrong with it. */
async function renderPage(
  server: ViteDevServer,
  path: string,
): Promise<developmentPage.DevelopmentDocument> {
  const { base } = server.config;
  try {
    const { renderDevelopmentPage } = (await server.ssrLoadModule(PAGE)) as typeof developmentPage;
    return await renderDevelopmentPage(path, base, () => findAssets(server));
  } catch (error) {
    const html = renderErrorDocument(error, base, (stack) => server.ssrRewriteStacktrace(stack));
    return { html, status: 500 };
  }
}

function findAssets({ config: { base }, environments }: ViteDevServer): DevelopmentAssets {
  const page = environments.ssr.moduleGraph.urlToModuleMap.get(PAGE);
  const toAddress = (url: string) => base + url.slice(1);
  const imports = ['@vite/client', CLIENT.slice(1)].map(
    (file) => `import(${JSON.stringify(base + file)});`,
  );
  return {
    styles: listStyles(page).map((url) => toAddress(`${url}?direct`)),
    // The modules of components expect what comes first to have run.
    script: [react.preambleCode.replace('__BASE__', base), ...imports].join('\n'),
  };
}

/** The URLs of the style sheets that a module and its imports load, in the order of the imports. */
function listStyles(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): readonly string[] {
  if (module === undefined || seen.has(module)) return [];
  seen.add(module);
  // A sheet has those that it imports in it.
  if (module.url.endsWith('.css')) return [module.url];
  return [...module.importedModules].flatMap((each) => listStyles(each, seen));
}

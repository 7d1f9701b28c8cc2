import type {
  EnvironmentModuleGraph,
  EnvironmentModuleNode,
  HtmlTagDescriptor,
  Plugin,
} from 'vite';

/**
 * In development, names the modules of a page in its document: otherwise a browser learns of each only from
 * those that import it, one round after another.
 */
export function pageModules(): Plugin {
  return {
    name: 'easier:page-modules',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { server }) => {
        if (server === undefined) return [];
        const { client, ssr } = server.environments;
        return listPageModules(ssr.moduleGraph, client.moduleGraph).map(toPreload);
      },
    },
  };
}

/** What server and browsers render pages with. */
const ROUTES = '/src/app/routes.tsx';

/**
 * The addresses of the modules that the server has rendered pages with, which are those that a browser takes
 * pages over with: what is imported late is one of them if a page has needed it.
 */
export function listPageModules(
  server: EnvironmentModuleGraph,
  client: EnvironmentModuleGraph,
): readonly string[] {
  const routes = server.urlToModuleMap.get(ROUTES);
  const modules = new Set(routes === undefined ? [] : [routes]);
  // A set hands out what is added to it meanwhile.
  for (const module of modules)
    for (const imported of module.importedModules) if (isLoaded(imported)) modules.add(imported);
  return [...modules]
    .map(({ url }) => url)
    .filter(isScript)
    .map((url) => {
      const saved = client.urlToModuleMap.get(url)?.lastHMRTimestamp ?? 0;
      return saved === 0 ? url : `${url}?t=${saved}`;
    });
}

function isLoaded({ transformResult }: EnvironmentModuleNode): boolean {
  return transformResult !== null;
}

/** Whether a browser loads a module by the same address; it does not for data and virtual modules. */
function isScript(url: string): boolean {
  return /\.(?:css|tsx?)$/.test(url);
}

function toPreload(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', href }, injectTo: 'head' };
}

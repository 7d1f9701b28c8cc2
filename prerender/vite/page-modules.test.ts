import type { EnvironmentModuleGraph } from 'vite';
import { expect, it } from 'vitest';
import { listPageModules } from './page-modules';

interface Loaded {
  readonly imports?: readonly string[];
  readonly isLoaded?: boolean;
  readonly saved?: number;
}

/** The graph of some modules. */
function toGraph(modules: Readonly<Record<string, Loaded>>): EnvironmentModuleGraph {
  const nodes = new Map(
    Object.entries(modules).map(([url, { isLoaded = true, saved = 0 }]) => [
      url,
      {
        url,
        lastHMRTimestamp: saved,
        transformResult: isLoaded ? { code: '' } : null,
        importedModules: new Set<unknown>(),
      },
    ]),
  );
  for (const [url, { imports = [] }] of Object.entries(modules))
    for (const imported of imports) nodes.get(url)?.importedModules.add(nodes.get(imported));
  return { urlToModuleMap: nodes } as unknown as EnvironmentModuleGraph;
}

it('lists what routes import, and what that imports, each once', () => {
  const server = toGraph({
    '/src/app/server.tsx': { imports: ['/src/app/routes.tsx', '/src/catalog/tables/guides.ts'] },
    '/src/app/routes.tsx': { imports: ['/src/shell/footer.tsx', '/src/ui/link.tsx'] },
    '/src/shell/footer.tsx': { imports: ['/src/ui/link.tsx', '/src/shell/footer.module.css'] },
    '/src/ui/link.tsx': { imports: ['/src/app/routes.tsx'] },
    '/src/shell/footer.module.css': {},
    '/src/catalog/tables/guides.ts': {},
  });
  expect(listPageModules(server, toGraph({}))).toEqual([
    '/src/app/routes.tsx',
    '/src/shell/footer.tsx',
    '/src/ui/link.tsx',
    '/src/shell/footer.module.css',
  ]);
});

it('leaves out what no page has needed so far, and what browsers load by another address', () => {
  const server = toGraph({
    '/src/app/routes.tsx': {
      imports: ['/src/guides/guide-page.tsx', '/src/api/pages/errors-page.tsx', '\0virtual:apis'],
    },
    '/src/guides/guide-page.tsx': { imports: ['/specs/easier-api.yaml?summary'] },
    '/src/api/pages/errors-page.tsx': { isLoaded: false },
    '\0virtual:apis': {},
    '/specs/easier-api.yaml?summary': {},
  });
  expect(listPageModules(server, toGraph({}))).toEqual([
    '/src/app/routes.tsx',
    '/src/guides/guide-page.tsx',
  ]);
});

it('gives a module that was saved the address by which browsers know it since', () => {
  const server = toGraph({
    '/src/app/routes.tsx': { imports: ['/src/ui/link.tsx', '/src/ui/icon.tsx'] },
    '/src/ui/link.tsx': {},
    '/src/ui/icon.tsx': {},
  });
  const client = toGraph({ '/src/ui/link.tsx': { saved: 1234 }, '/src/ui/icon.tsx': {} });
  expect(listPageModules(server, client)).toEqual([
    '/src/app/routes.tsx',
    '/src/ui/link.tsx?t=1234',
    '/src/ui/icon.tsx',
  ]);
});

it('lists nothing before the server has rendered a page', () => {
  expect(listPageModules(toGraph({}), toGraph({}))).toEqual([]);
});

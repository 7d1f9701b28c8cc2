import { relative, sep } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import type { DevelopmentSite } from './development-site';
import { SITE_FACTS } from './site-facts';

/** The folders that writers edit. */
const CONTENT = /^(?:content|specs|public)\//;

/** The files that list the sources: read when the server starts. */
const SETTINGS = /^content\/(?:site\.ts|versions\.json)$/;

/** A writer's own component, script or style, which React and Vite replace in place. */
const CODE = /\.(?:[cm]?[jt]sx?|css)$/;

/** The message to an open page; `src/app/development/writers-page.ts` and the search listen. */
const SAVED = 'easier:saved';

/** Tells open pages that content was saved, added or removed: they ask for their data again. */
export function savedContent(site: DevelopmentSite): Plugin {
  return {
    name: 'easier:saved-content',
    apply: 'serve',
    async hotUpdate({ file, modules, server, timestamp }) {
      const path = relative(server.config.root, file).split(sep).join('/');
      if (!CONTENT.test(path)) return undefined;
      const { name, moduleGraph } = this.environment;
      if (SETTINGS.test(path)) {
        // Vite restarts by itself for what its configuration imports.
        if (name === 'client' && path.endsWith('.json')) await server.restart();
        return [];
      }
      if (CODE.test(path) && modules.length > 0 && !path.includes('sidebars.')) return undefined;
      const invalidated = new Set<EnvironmentModuleNode>();
      for (const module of modules)
        moduleGraph.invalidateModule(module, invalidated, timestamp, true);
      if (name !== 'client') return [];
      const { environments } = server;
      if (await site.expire(path)) {
        for (const { moduleGraph: graph } of Object.values(environments)) {
          const module = graph.getModuleById(SITE_FACTS);
          if (module !== undefined) graph.invalidateModule(module, new Set(), timestamp, true);
        }
        environments.client.hot.send({ type: 'full-reload' });
      } else environments.client.hot.send(SAVED, { timestamp });
      return [];
    },
  };
}

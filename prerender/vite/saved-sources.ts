import { relative, sep } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { createQuietTime } from './quiet-time';
import { listServerModules } from './server-modules';
import { watchSources } from './source-changes';

/**
 * By then an open page has asked for its modules that have changed, and shows them. Its record is asked for only
 * then: to make it would keep the server from sending them, and to render it would begin their rendering again.
 */
const SETTLE_MS = 500;

/** What writers write; a change of it shows in place. */
const CONTENT = /^(?:content|specs)\//;

/**
 * Notifies pages when a source is saved: a page that shows a problem reloads, and any other one asks for its
 * record again.
 */
export function savedSources(): Plugin {
  return {
    name: 'easier:saved-sources',
    apply: 'serve',
    hotUpdate: {
      order: 'post',
      handler({ file, modules, server, timestamp }) {
        const { name, moduleGraph } = this.environment;
        const path = relative(server.config.root, file).split(sep).join('/');
        if (name !== 'ssr' || !CONTENT.test(path)) return undefined;
        // Vite would report that pages are loaded again, which they need not be.
        const own = listServerModules(modules, server);
        const invalidated = new Set<EnvironmentModuleNode>();
        for (const module of own)
          moduleGraph.invalidateModule(module, invalidated, timestamp, true);
        return modules.filter((module) => !own.includes(module));
      },
    },
    configureServer(server) {
      const { hot } = server.environments.client;
      const { ask, disturb } = createQuietTime(() => hot.send('sources:saved'), SETTLE_MS);
      server.middlewares.use((_request, _response, next) => {
        disturb()();
        next();
      });
      watchSources(server, ask);
    },
  };
}

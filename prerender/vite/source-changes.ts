import { relative, sep } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

/** The sources of pages; the build's own files below `.cache` change all the time. */
const SOURCE = /^(?:content|specs|src|public)\//;

/** A change of a source file. */
export interface SourceChange {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  /** Whether the file existed before and still exists. */
  readonly isEdit: boolean;
}

/** Calls back after each change of a source, ignoring other files below the root. */
export function watchSources(
  {
    watcher,
    config,
  }: Pick<ViteDevServer, 'watcher'> & { readonly config: { readonly root: string } },
  listener: (change: SourceChange) => void,
): void {
  watcher.on('all', (event, path) => {
    const file = relative(config.root, path).split(sep).join('/');
    if (SOURCE.test(file)) listener({ file, isEdit: event === 'change' });
  });
}

/** Long enough for Vite to invalidate the file's modules. */
const SETTLE_MS = 100;

/** Long enough for an open page to show a guide anew, which is a module of it: a record would come in between. */
const GUIDE_SETTLE_MS = 300;

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
        // Vike would reload every page for a module that browsers do not have, such as a table of guides.
        const known = server.environments.client.moduleGraph;
        const isOwn = ({ id }: EnvironmentModuleNode) =>
          id !== null && known.getModuleById(id) === undefined;
        const invalidated = new Set<EnvironmentModuleNode>();
        for (const module of modules.filter(isOwn))
          moduleGraph.invalidateModule(module, invalidated, timestamp, true);
        return modules.filter((module) => !isOwn(module));
      },
    },
    configureServer(server) {
      watchSources(server, ({ file }) => {
        const settleMs = /\.mdx?$/.test(file) ? GUIDE_SETTLE_MS : SETTLE_MS;
        setTimeout(() => server.environments.client.hot.send('sources:saved'), settleMs);
      });
    },
  };
}

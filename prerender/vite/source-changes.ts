import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** What pages are made from; below `.cache` the build's own files change all the time. */
const SOURCE = /^(?:content|specs|src|public)\//;

/** A change of a file that pages are made from. */
export interface SourceChange {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  /** Whether the file was there before, and still is. */
  readonly isEdit: boolean;
}

/** Calls back after each change of a source, and of nothing else below the root. */
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

/** Long enough for Vite to forget what it knew of the file. */
const SETTLE_MS = 100;

/** Tells pages that show a mistake when a source was saved: they are loaded anew. */
export function savedSources(): Plugin {
  return {
    name: 'easier:saved-sources',
    apply: 'serve',
    configureServer(server) {
      watchSources(server, () => {
        setTimeout(() => server.environments.client.hot.send('sources:saved'), SETTLE_MS);
      });
    },
  };
}

import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

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

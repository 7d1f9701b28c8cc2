import type { EventEmitter } from 'node:events';
import { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** How long a file may be empty before it is written. */
const HOLD_MS = 40;

/**
 * Tells of an empty file only after a while, if it still is: an editor may empty a file before it writes it, and a
 * page would show neither the old text nor the new one.
 */
export function emptiedFiles(): Plugin {
  return {
    name: 'easier:emptied-files',
    apply: 'serve',
    configureServer: ({ watcher }) => holdEmptied(watcher, HOLD_MS),
  };
}

/** Makes a watcher wait with the events of empty files; what is written meanwhile has an event of its own. */
export function holdEmptied(watcher: EventEmitter, holdMs: number): void {
  const emit = watcher.emit.bind(watcher);
  watcher.emit = (event, ...args: unknown[]) => {
    const [path, stats] = args.slice(-2);
    if (!(stats instanceof Stats && stats.isFile() && stats.size === 0))
      return emit(event, ...args);
    const emitIfEmpty = async () => {
      const now = await stat(String(path)).catch(() => undefined);
      if (now?.size === 0) emit(event, ...args);
    };
    setTimeout(() => void emitIfEmpty(), holdMs);
    return true;
  };
}

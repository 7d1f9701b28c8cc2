import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Plugin } from 'vite';
import { MOST_AT_ONCE } from '../sources/sources';
import { workInQuiet } from './quiet-time';

/**
 * Tells of what was saved while the server started: the first page may be there before all files are watched, and
 * a save in between would never show.
 */
export function earlySaves(): Plugin {
  return {
    name: 'easier:early-saves',
    apply: 'serve',
    configureServer(server) {
      const { watcher } = server;
      const started = Date.now();
      let [isReady, isQuiet, isChecked] = [false, false, false];
      const told = new Set<string>();
      watcher.on('change', (path) => told.add(path));
      /** Once, when all files are watched and nothing else waits. */
      const check = () => {
        if (isChecked || !isReady || !isQuiet) return;
        isChecked = true;
        void listSaved(watcher.getWatched(), started).then((saved) => {
          for (const path of saved) if (!told.has(path)) watcher.emit('change', path);
        });
      };
      watcher.once('ready', () => {
        isReady = true;
        check();
      });
      workInQuiet(server, () => {
        isQuiet = true;
        check();
      });
    },
  };
}

/** The watched files that were written since a time in milliseconds; `watched` are their names by folder. */
export async function listSaved(
  watched: Readonly<Record<string, readonly string[]>>,
  since: number,
): Promise<readonly string[]> {
  const paths = Object.entries(watched).flatMap(([folder, names]) =>
    names.map((name) => join(folder, name)),
  );
  const isSaved = async (path: string) => {
    // What is gone by now is told by the watcher itself.
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() === true && found.mtimeMs >= since;
  };
  const saved = await pMap(paths, async (path) => ((await isSaved(path)) ? [path] : []), {
    concurrency: MOST_AT_ONCE,
  });
  return saved.flat();
}

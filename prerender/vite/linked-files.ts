import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { decodePercent } from '../../src/model/site/decode-percent';

/** The folders in which writers put links to other files of the project. */
const FOLDERS = ['content', 'specs'];

/**
 * Keeps the path of a file that is a symbolic link, or in a linked folder: Vite would take the path of
 * its target, which is no guide and no API.
 */
export function linkedFiles(root: string): Plugin {
  const folders = FOLDERS.map((folder) => join(root, folder) + sep);
  return {
    name: 'easier:linked-files',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: /^(?:\.{1,2})?\/[^\0]*\.\w+(?:\?|$)/ },
      handler(source, importer) {
        const [written = ''] = source.split('?');
        const [from = ''] = (importer ?? '').split('?');
        const path = findPath(root, decodePercent(written), from);
        const isOwn = path !== undefined && folders.some((folder) => path.startsWith(folder));
        if (!isOwn || !existsSync(path) || realpathSync(path) === path) return null;
        return path + source.slice(written.length);
      },
    },
  };
}

/** The path that an import means: from the project's root, from its importer, or as it is. */
function findPath(root: string, written: string, importer: string): string | undefined {
  if (written.startsWith('.'))
    return importer === '' ? undefined : resolve(dirname(importer), written);
  return written.startsWith(root + sep) ? written : join(root, written);
}

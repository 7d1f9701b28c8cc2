import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { toSpecsFolder } from '../document/api-path';

/** Loads the text of a file by its path from the project root; undefined if it does not exist. */
export type LoadText = (file: string) => Promise<string | undefined>;

/** Reads files below `specs/`; treats a symbolic link out of it as missing. */
export function createTextLoader(root: string): LoadText {
  const folders = new Map<string, Promise<string>>();
  // Once for thousands of files.
  const toRealFolder = (folder: string) => {
    const real = folders.get(folder) ?? realpath(folder);
    folders.set(folder, real);
    return real;
  };
  return async (file) => {
    const path = join(root, file);
    try {
      const real = await realpath(path);
      const realFolder = await toRealFolder(join(root, toSpecsFolder(file)));
      return real.startsWith(realFolder + sep) ? await readFile(path, 'utf8') : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code));
}

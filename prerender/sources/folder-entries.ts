import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { toSystemText } from './system-error';

/** A file in a folder, or something that cannot be read. */
export interface FolderEntry {
  /** Path relative to the project root, with forward slashes; of a link, not of its target. */
  readonly file: string;
  /** The reason for which it cannot be read. */
  readonly fault?: string;
}

const LINK = 'The symbolic link points outside the project, or to a folder that contains it.';

const NAME = 'The name has a line break or another control character.';

/**
 * All files below a folder, in byte order of their paths; none when it does not exist.
 *
 * Symbolic links inside the project are followed. Others are entries of their own and never opened.
 */
export async function listEntries(root: string, folder: string): Promise<readonly FolderEntry[]> {
  if (!existsSync(join(root, folder))) return [];
  const entries = await listBelow(await realpath(root), folder, []);
  return entries.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** `parents` are the real paths of the folders around the path. */
async function listBelow(
  root: string,
  path: string,
  parents: readonly string[],
): Promise<readonly FolderEntry[]> {
  try {
    const real = await realpath(join(root, path));
    if (!real.startsWith(root + sep) || parents.includes(real))
      return [{ file: path, fault: LINK }];
    const target = await stat(real);
    if (!target.isDirectory())
      return [{ file: path, ...(!target.isFile() && { fault: 'This is not a file.' }) }];
    const found: FolderEntry[] = [];
    for (const entry of await readdir(real, { withFileTypes: true })) {
      const file = `${path}/${entry.name}`;
      if (/\p{Cc}/u.test(entry.name)) found.push({ file, fault: NAME });
      else if (entry.isFile()) found.push({ file });
      else found.push(...(await listBelow(root, file, [...parents, real])));
    }
    return found;
  } catch (error) {
    return [{ file: path, fault: toSystemText(error) }];
  }
}

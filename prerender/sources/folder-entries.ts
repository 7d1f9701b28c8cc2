import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** What is found in a folder: a file to read, or an entry that cannot be read. */
export interface FolderEntry {
  /** Path relative to the project root, with forward slashes; of a link, not of its target. */
  readonly file: string;
  readonly kind: 'file' | Hindrance;
}

/** Why an entry is not read: a link out of the project, to nothing or to a folder around it, or no permission. */
export type Hindrance = 'outside' | 'missing' | 'loop' | 'unreadable';

/**
 * All files below a folder, in byte order of their paths; none when it does not exist.
 *
 * Symbolic links inside the project are followed. Others are entries of their own and never opened.
 */
export async function listEntries(root: string, folder: string): Promise<readonly FolderEntry[]> {
  const top = await look(root, folder);
  if (top.kind === 'missing') return [];
  const entries = await listBelow({ root, path: folder, found: top, parents: [] });
  return entries.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

type Found =
  { readonly kind: 'folder'; readonly real: string } | { readonly kind: FolderEntry['kind'] };

interface Place {
  readonly root: string;
  readonly path: string;
  readonly found: Found;
  /** The real paths of the folders around it. */
  readonly parents: readonly string[];
}

async function listBelow({ root, path, found, parents }: Place): Promise<readonly FolderEntry[]> {
  if (found.kind !== 'folder') return [{ file: path, kind: found.kind }];
  if (parents.includes(found.real)) return [{ file: path, kind: 'loop' }];
  const names = await readdir(found.real, { withFileTypes: true }).catch(() => undefined);
  if (names === undefined) return [{ file: path, kind: 'unreadable' }];
  const entries: FolderEntry[] = [];
  for (const entry of names) {
    const file = `${path}/${entry.name}`;
    const isPlain = entry.isFile();
    const next: Found = isPlain ? { kind: 'file' } : await look(root, file);
    const around = [...parents, found.real];
    entries.push(...(await listBelow({ root, path: file, found: next, parents: around })));
  }
  return entries;
}

/** Follows a path to what it leads to, without opening that. */
async function look(root: string, path: string): Promise<Found> {
  try {
    const real = await realpath(join(root, path));
    if (!real.startsWith((await realpath(root)) + sep)) return { kind: 'outside' };
    const target = await stat(real);
    if (target.isDirectory()) return { kind: 'folder', real };
    return { kind: target.isFile() ? 'file' : 'unreadable' };
  } catch (error) {
    return { kind: hindrances.get((error as NodeJS.ErrnoException).code ?? '') ?? 'unreadable' };
  }
}

const hindrances: ReadonlyMap<string, Hindrance> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['ELOOP', 'loop'],
]);

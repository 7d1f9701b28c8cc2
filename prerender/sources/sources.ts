import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** How many files are read at once: a site has thousands. */
export const MOST_AT_ONCE = 8;

/** A file that a writer edits. */
export interface Source {
  /** Path relative to the project root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** All files below a folder, in byte order of their paths; empty when it does not exist. */
export async function listFiles(root: string, folder: string): Promise<readonly string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(toNone);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

function toNone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Loads a file by its path relative to the project root. */
export async function loadSource(root: string, file: string): Promise<Source> {
  return { file, text: await readFile(join(root, file), 'utf8') };
}

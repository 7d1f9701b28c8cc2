import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEntries } from './folder-entries';
import { decodeText } from './text-encoding';

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
  const entries = await listEntries(root, folder);
  return entries.filter(({ kind }) => kind === 'file').map(({ file }) => file);
}

/** The folders that a site is built from, besides the files of the project root. */
const FOLDERS = ['content', 'prerender', 'public', 'specs', 'src'];

/** All files that a site is built from, except those of the project root. */
export async function listProjectFiles(root: string): Promise<readonly string[]> {
  return (await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)))).flat();
}

/** Loads a file by its path relative to the project root. Without permission it is empty; `checkFiles` reports it. */
export async function loadSource(root: string, file: string): Promise<Source> {
  const bytes = await readFile(join(root, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES') throw error;
    return Buffer.alloc(0);
  });
  return { file, text: decodeText(bytes).text };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEntries } from './folder-entries';
import { withPath } from './system-error';

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
  return entries.filter(({ fault }) => fault === undefined).map(({ file }) => file);
}

/** The folders that a site is built from, besides the files of the project root. */
const FOLDERS = ['content', 'prerender', 'public', 'specs', 'src'];

/** All files that a site is built from, except those of the project root. */
export async function listProjectFiles(root: string): Promise<readonly string[]> {
  return (await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)))).flat();
}

/**
 * Loads a file by its path relative to the project root. Without permission it is empty; `checkFiles` reports it.
 *
 * At once: a small file is there in a fifth of the time, and a site has thousands.
 */
export async function loadSource(root: string, file: string): Promise<Source> {
  return { file, text: decodeText(readAllowed(join(root, file))) };
}

/**
 * Decodes a file, which must be UTF-8: other bytes become U+FFFD, and `checkFiles` reports them. Lone carriage
 * returns, the line ends of old systems, become line feeds.
 */
export function decodeText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll(/\r(?!\n)/g, '\n');
}

function readAllowed(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw withPath(error, path);
    return Buffer.alloc(0);
  }
}

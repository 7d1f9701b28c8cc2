import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file that a writer edits. */
export interface Source {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** All OpenAPI files of a folder, in byte order of their paths; those in folders of it are parts. */
export function loadSpecs(root: string, folder: string): Promise<readonly Source[]> {
  const isApi = (file: string) => /^[^/]+\.(?:ya?ml|json)$/.test(file.slice(folder.length + 1));
  return loadFolder(root, folder, isApi);
}

/** The files of a folder that pass a test, in byte order of their paths; none when it is not there. */
export async function loadFolder(
  root: string,
  folder: string,
  isWanted: (file: string) => boolean,
): Promise<readonly Source[]> {
  if (!existsSync(join(root, folder))) return [];
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isWanted)
    .toSorted();
  return Promise.all(files.map((file) => loadSource(root, file)));
}

/** One file by its path from the project root. */
export async function loadSource(root: string, file: string): Promise<Source> {
  return { file, text: await readFile(join(root, file), 'utf8') };
}

import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file that a writer edits. */
export interface Source {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** All guides, in byte order of their paths. */
export function loadGuides(root: string): Promise<readonly Source[]> {
  return loadFolder(root, 'content/docs', '.mdx');
}

/** All OpenAPI files, in byte order of their paths. */
export function loadSpecs(root: string): Promise<readonly Source[]> {
  return loadFolder(root, 'specs', '.yaml');
}

async function loadFolder(
  root: string,
  folder: string,
  ending: string,
): Promise<readonly Source[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
}

import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { writeWithFolder } from './whole-file';

/** Writes a file of the output, with the folders around it. */
export function writeOutput(folder: string, path: string, content: string | Uint8Array): void {
  writeWithFolder(toOutputPath(folder, path), content);
}

/** The absolute path of a file or folder of the output; throws when it is not below the output folder. */
export function toOutputPath(folder: string, path: string): string {
  const target = resolve(folder, `./${path}`);
  if (!target.startsWith(resolve(folder) + sep))
    throw new Error(`"${path}" leads out of the output folder`);
  return target;
}

/**
 * The site paths of all files of the output. Hosts answer 404 for a folder without a page; one with the name of a page
 * is listed, as it is in the way of that page.
 */
export async function listOutputFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() || /\.html?$/i.test(entry.name));
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return new Set(paths.map((path) => `/${path.split(sep).join('/')}`));
}

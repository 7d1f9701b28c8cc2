import { resolve, sep } from 'node:path';
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

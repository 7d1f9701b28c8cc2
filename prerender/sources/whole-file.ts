import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withPath } from './system-error';

/* Files are written synchronously: a small one takes a third of the time, and a build writes thousands. */

/**
 * Writes a file whole or not at all, with the folders around it. Other processes may read or write the same file
 * meanwhile, such as those of another build.
 */
export function writeWholeFile(file: string, content: string | Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writeWithFolder(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Writes a file, with the folders around it. */
export function writeWithFolder(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    // Most folders exist: checking each first takes half as long again.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw withPath(error, file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, with the folders around it. At once: a small file is there in a third of the
 * time, and a build writes thousands.
 *
 * Other processes may read or write the same file meanwhile, such as those of another build.
 */
export function writeWholeFile(file: string, content: string | Uint8Array): void {
  const part = `${file}.${randomUUID()}`;
  try {
    writePart(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function writePart(part: string, content: string | Uint8Array): void {
  try {
    writeFileSync(part, content);
  } catch (error) {
    // Most folders are there: to make sure of each first takes half as long again.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(part), { recursive: true });
    writeFileSync(part, content);
  }
}

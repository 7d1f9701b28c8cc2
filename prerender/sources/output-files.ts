import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { toOutputPath } from './output-path';

/** Writes a file of the output, and refuses every path that is not below its folder. */
export async function writeOutput(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = toOutputPath(folder, path);
  try {
    await writeFile(file, content);
  } catch (error) {
    // Most folders have a file already: to look at each first takes a third of the time.
    if (!isWithoutFolder(error)) throw error;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/**
 * The same for a process that does nothing else meanwhile: a small file is there in a third of the time.
 * Anything else would wait.
 */
export function writeOutputNow(folder: string, path: string, content: string | Uint8Array): void {
  const file = toOutputPath(folder, path);
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (!isWithoutFolder(error)) throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function isWithoutFolder(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

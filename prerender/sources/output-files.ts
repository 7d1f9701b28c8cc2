import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/**
 * Puts a file into the output: that of an earlier output, linked, if it says the same. To make a file takes ten
 * times as long as to read one, and most files of a site stay as they are.
 */
export function linkOrWriteOutput(
  folder: string,
  path: string,
  content: string | Uint8Array,
  earlier: string,
): void {
  const bytes = Buffer.from(content);
  const file = toOutputPath(folder, path);
  if (isLinked(join(earlier, path), file, bytes) || hasContent(file, bytes)) return;
  // Another process may have linked it: to write into it would change the earlier output.
  rmSync(file, { force: true });
  writeOutputNow(folder, path, bytes);
}

/** Not where the file is another, where a link has no folder yet, or where the file system has no links. */
function isLinked(from: string, to: string, content: Buffer): boolean {
  if (!hasContent(from, content)) return false;
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

function hasContent(file: string, content: Buffer): boolean {
  try {
    return readFileSync(file).equals(content);
  } catch {
    return false;
  }
}

function isWithoutFolder(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

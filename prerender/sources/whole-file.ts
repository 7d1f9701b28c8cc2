import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, with the folders around it.
 *
 * Others may read or write the same file meanwhile: another build, or other work of this process.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, content);
  await rename(part, file);
}

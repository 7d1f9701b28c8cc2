import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A built page with its size. */
export interface PageSize {
  /** From the folder that was looked through. */
  readonly file: string;
  readonly bytes: number;
}

/** The page of a folder and all folders inside it whose HTML is largest; undefined where there is none. */
export async function findLargestPage(folder: string): Promise<PageSize | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let largest: PageSize | undefined;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    if (largest === undefined || size > largest.bytes)
      largest = { file: relative(folder, path).split(sep).join('/'), bytes: size };
  }
  return largest;
}

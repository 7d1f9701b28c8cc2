import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/* Files are read at once: a small one is there in a fifth of the time, and a build reads thousands. */

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Reads a file of results that were kept as JSON; undefined when it is missing or incomplete. */
export function readKept(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Notes that a kept file has been used, for `pruneKept`. */
export function markUsed(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // Another build may have removed it meanwhile.
  }
}

/**
 * Removes the files of a folder that nobody has used for a week.
 *
 * By age rather than by use in this build: builds for other languages and base paths share the
 * folder, and one of them may be writing to it.
 */
export async function pruneKept(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const oldest = Date.now() - KEPT_FOR_MS;
  const remove = async (name: string) => {
    const path = join(folder, name);
    // Another build may have removed it meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: oldest }));
    if (mtimeMs < oldest) await rm(path, { force: true });
  };
  await Promise.all(names.map(remove));
}

/** The hashes of files, by their paths from a folder; a missing file is as one without text. */
export function hashFiles(folder: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    paths.map((path) => [path, hash(readIfThere(resolve(folder, path)))] as const),
  );
}

/** Whether files still have the hashes that they had. */
export function haveHashes(folder: string, files: Readonly<Record<string, string>>): boolean {
  const now = hashFiles(folder, Object.keys(files));
  return Object.entries(files).every(([path, value]) => now[path] === value);
}

export function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function readIfThere(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}

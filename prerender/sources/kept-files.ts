import { createHash } from 'node:crypto';
import { readFileSync, utimesSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { writeWholeFile } from './whole-file';

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

/** Reads a file of {@link writePacked}, and notes that it has been used; undefined when it is missing or damaged. */
export function readPacked(path: string): unknown {
  try {
    const value: unknown = deserialize(inflateRawSync(readFileSync(path)));
    markUsed(path);
    return value;
  } catch {
    return undefined;
  }
}

/** Keeps a value with much text: it takes a quarter of the room of JSON, and little time. */
export function writePacked(path: string, value: unknown): void {
  writeWholeFile(path, deflateRawSync(serialize(value), { level: 1 }));
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

/** Whether none of the files has changed since a time in milliseconds; a missing one has not. */
export async function areOlder(
  root: string,
  files: readonly string[],
  since: number,
): Promise<boolean> {
  const changes = files.map(async (file) => {
    const { ctimeMs } = await stat(join(root, file)).catch(() => ({ ctimeMs: 0 }));
    return ctimeMs < since;
  });
  return (await Promise.all(changes)).every(Boolean);
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

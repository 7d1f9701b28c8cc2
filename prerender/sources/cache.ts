import { createHash } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { listFiles } from './sources';
import { writeWholeFile } from './whole-file';

/** Compiled guides, the pages of APIs, rendered pages, and the program that serves them to agents. */
const KINDS = ['guides', 'apis', 'pages', 'agent'] as const;

export type CacheKind = (typeof KINDS)[number];

/** Results that are cached from build to build in `.cache`, each under a hash of everything that it is made of. */
export interface Cache {
  /** Undefined for a value that is missing or damaged. */
  readonly read: (kind: CacheKind, key: string) => unknown;
  readonly write: (kind: CacheKind, key: string, value: unknown) => void;
  /** Removes what nothing has used for a week. */
  readonly prune: () => Promise<void>;
}

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/*
 * Files are read and written synchronously: a small one takes a fifth of the time, and a build has thousands. Several
 * processes may do it at once.
 */

/** Opens the cache of a project. */
export function openCache(root: string): Cache {
  const toPath = (kind: CacheKind, key: string) => join(root, '.cache', kind, key);
  return {
    read: (kind, key) => {
      const path = toPath(kind, key);
      try {
        const value: unknown = deserialize(inflateRawSync(readFileSync(path)));
        const now = new Date();
        // For `prune`.
        utimesSync(path, now, now);
        return value;
      } catch {
        return undefined;
      }
    },
    write: (kind, key, value) =>
      writeWholeFile(toPath(kind, key), deflateRawSync(serialize(value), { level: 1 })),
    prune: async () => {
      await Promise.all(KINDS.map((kind) => pruneFolder(toPath(kind, ''))));
    },
  };
}

/** By age: builds in other languages and under other base paths share the folder, and one of them may be writing. */
async function pruneFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const oldest = Date.now() - KEPT_FOR_MS;
  const remove = async (name: string) => {
    const path = join(folder, name);
    // Another build may have removed it.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: oldest }));
    if (mtimeMs < oldest) await rm(path, { force: true });
  };
  await Promise.all(names.map(remove));
}

/** Adds the results in other caches, each the `.cache` of a project, to that of this one. */
export async function joinCaches(root: string, caches: readonly string[]): Promise<void> {
  for (const cache of caches)
    for (const kind of KINDS) {
      const from = join(resolve(root, cache), kind);
      const isThere = (await stat(from).catch(() => undefined)) !== undefined;
      if (isThere) await cp(from, join(root, '.cache', kind), { recursive: true, force: false });
    }
}

/** The key of a result: a hash of everything that it is made of. */
export function toKey(...parts: readonly unknown[]): string {
  return hash(JSON.stringify(parts)).slice(0, 32);
}

/** The folders of all code that a command may load, besides packages. */
const CODE = ['prerender', 'src'];

/** The packages that the code loads. */
const CODE_FILES = ['package-lock.json'];

/**
 * A part of every key: it changes with any file of the code, with the packages and Node.js, and is the same in another
 * checkout.
 */
export async function loadCodeStamp(root: string): Promise<string> {
  const files = await Promise.all(CODE.map((folder) => listFiles(root, folder)));
  return toKey(process.version, hashFiles(root, [...CODE_FILES, ...files.flat()]));
}

/** The hashes of files, by their paths from a folder; a missing file is as one without text. */
export function hashFiles(folder: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    paths.map((path) => [path, hash(readIfThere(resolve(folder, path)))] as const),
  );
}

/** True for a file that was saved since a time: its hash may be of another text than was read. */
export function isNewer(path: string, since: number): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= since;
}

/** True if files still have the hashes that they had. */
export function haveHashes(folder: string, files: Readonly<Record<string, string>>): boolean {
  const now = hashFiles(folder, Object.keys(files));
  return Object.entries(files).every(([path, value]) => now[path] === value);
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function readIfThere(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}

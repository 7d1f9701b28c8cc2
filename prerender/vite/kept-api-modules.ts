import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  areOlder,
  hash,
  hashFiles,
  haveHashes,
  markUsed,
  pruneKept,
  readKept,
} from '../sources/kept-files';
import { writeWholeFile } from '../sources/whole-file';

/**
 * The modules of APIs, kept on disk from one run of the writer's server to the next: to parse a spec takes as long as
 * most of the rest of a start, and the first page seldom shows more of it than its name.
 */
export interface KeptApiModules {
  /** A module, by its API's file from the project root; undefined when a file of the API has changed. */
  readonly find: (file: string, question: string) => Promise<KeptApiModule | undefined>;
  /** Keeps a module; not when a file of its API was saved after `since`, in milliseconds, when reading began. */
  readonly save: (
    file: string,
    question: string,
    module: KeptApiModule,
    since: number,
  ) => Promise<void>;
  /** The APIs that a file belongs to, of those whose modules were found. */
  readonly listUsers: (file: string) => readonly string[];
  /** Removes what no start has used for a week. */
  readonly prune: () => Promise<void>;
}

export interface KeptApiModule {
  readonly code: string;
  /** All files of the API, from the project root. */
  readonly files: readonly string[];
}

/** What decides the modules besides the files of the API. */
export interface KeptApiSettings {
  /** The settings of the site, and the version of the code that makes the modules. */
  readonly settings: readonly unknown[];
  /** Files that any module may be made of, from the project root. */
  readonly files: readonly string[];
}

/** What is written to disk. */
interface KeptFile {
  readonly code: string;
  /** Hashes, by path from the project root. */
  readonly files: Readonly<Record<string, string>>;
}

/** Opens the modules that are kept of a project. */
export function openKeptApiModules(
  root: string,
  { settings, files: common }: KeptApiSettings,
): KeptApiModules {
  const users = new Map<string, readonly string[]>();
  const toPath = async (file: string, question: string) => {
    const text = await readFile(join(root, file), 'utf8');
    const key = hash(JSON.stringify([settings, hashFiles(root, common), file, text, question]));
    return join(toFolder(root), `${key}.json`);
  };
  return {
    find: async (file, question) => {
      const path = await toPath(file, question);
      const kept = readKept(path) as KeptFile | undefined;
      if (kept === undefined || !haveHashes(root, kept.files)) return undefined;
      markUsed(path);
      const files = Object.keys(kept.files);
      users.set(file, files);
      return { code: kept.code, files };
    },
    save: async (file, question, { code, files }, since) => {
      const path = await toPath(file, question);
      const kept: KeptFile = { code, files: hashFiles(root, files) };
      // After they were hashed: what is older has the texts that were read.
      if (await areOlder(root, [...files, ...common], since))
        writeWholeFile(path, JSON.stringify(kept));
    },
    listUsers: (file) => [...users].flatMap(([user, files]) => (files.includes(file) ? user : [])),
    prune: () => pruneKept(toFolder(root)),
  };
}

function toFolder(root: string): string {
  return join(root, '.cache', 'api-modules');
}

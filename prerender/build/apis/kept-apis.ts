import { join } from 'node:path';
import type { ApiFiles } from '../../api/api-files';
import { SAMPLE_RUNS_FILE } from '../../samples/sample-runs';
import {
  areOlder,
  hash,
  hashFiles,
  haveHashes,
  pruneKept,
  readPacked,
  writePacked,
} from '../../sources/kept-files';
import type { Source } from '../../sources/sources';
import type { CheckedSpec } from './spec-checks';
import type { ShownApi } from '../../api/shown-api';

/** What a build made of an API. */
export interface MadeApi {
  readonly checked: CheckedSpec;
  readonly shown: ShownApi;
  readonly files: ApiFiles;
}

/**
 * APIs that are kept in `.cache/apis` from build to build, by the texts of their files: most builds follow a change
 * to something else, and to read an API of hundreds of operations takes longer than all the rest of such a build.
 */
export interface KeptApis {
  /** By the file that the API starts with; undefined when one of its files has changed. */
  readonly find: (entry: Source) => MadeApi | undefined;
  /** Keeps an API; not when one of its files was saved after `since`, in milliseconds, when reading began. */
  readonly keep: (entry: Source, made: MadeApi, since: number) => Promise<void>;
  /** Removes what no build has used for a week. */
  readonly prune: () => Promise<void>;
}

/** What is written to disk. */
interface Kept {
  readonly made: MadeApi;
  /** Hashes, by path from the project root. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Opens the APIs that are kept of a project; `settings` decide what is made of them besides their files. */
export function openKeptApis(root: string, settings: readonly unknown[]): KeptApis {
  const folder = join(root, '.cache', 'apis');
  const toPath = ({ file, text }: Source) =>
    join(folder, hash(JSON.stringify([settings, hashFiles(root, [SAMPLE_RUNS_FILE]), file, text])));
  return {
    find: (entry) => {
      const kept = readPacked(toPath(entry)) as Kept | undefined;
      return kept !== undefined && haveHashes(root, kept.sources) ? kept.made : undefined;
    },
    keep: async (entry, made, since) => {
      const { files = [] } = made.checked;
      const kept: Kept = { made, sources: hashFiles(root, files) };
      // After they were hashed: what is older has the texts that were read.
      if (await areOlder(root, [...files, SAMPLE_RUNS_FILE], since))
        writePacked(toPath(entry), kept);
    },
    prune: () => pruneKept(folder),
  };
}

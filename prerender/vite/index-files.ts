import { isIndexFile } from '../../src/model/search/index-address';

/** The files of the indexes, made when they are asked for. */
export interface IndexFiles {
  /** The text of a file by its site path; undefined if no index has such a file. */
  readonly get: (file: string) => Promise<string | undefined>;
  /** Has the indexes made again when the first file of one is asked for the next time. */
  readonly expire: () => void;
}

/** The text of a file of some indexes by its site path; undefined if none has such a file. */
type FindFile = (file: string) => string | undefined;

/**
 * Keeps the files of the indexes. Those beside a first file belong to that: a page that has loaded it asks for
 * them after a change, too.
 */
export function createIndexFiles(create: () => Promise<FindFile>): IndexFiles {
  let files: Promise<FindFile> | undefined;
  let isExpired = false;
  return {
    get: async (file) => {
      if (isExpired && isIndexFile(file)) files = undefined;
      if (files === undefined) {
        isExpired = false;
        const made = create();
        files = made;
        // A failure is not kept: the next attempt may succeed.
        made.catch(() => files === made && (files = undefined));
      }
      return (await files)(file);
    },
    expire: () => {
      isExpired = true;
    },
  };
}

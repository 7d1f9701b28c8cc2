import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toIndexFile, toTextTermsFile } from '../../src/model/search/index-address';

/** What the files of a search weigh, after gzip. */
export interface SearchWeight {
  /** The titles, headings and facts: the first hit needs nothing else. */
  readonly index: number;
  /** The terms of the texts: with the index, all that is searched. */
  readonly terms: number;
  /** The texts of the pages, of which a reader fetches those of the hits that are shown. */
  readonly texts: number;
}

/** Weighs the files of a search, by their names; others are left out. */
export function weighSearch(files: ReadonlyMap<string, string>): SearchWeight {
  const sum = (isCounted: (name: string) => boolean) =>
    [...files].reduce(
      (bytes, [name, text]) => bytes + (isCounted(name) ? gzipSync(text, { level: 9 }).length : 0),
      0,
    );
  return {
    index: sum((name) => name === toIndexFile()),
    terms: sum((name) => name === toTextTermsFile(toIndexFile())),
    texts: sum((name) => /^search-text-\d+\.json$/.test(name)),
  };
}

/** The texts of the files of a built site's search, by their names. */
export async function readSearchFiles(client: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(client)).filter((name) => /^search-.*\.json$/.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(client, name), 'utf8')] as const),
    ),
  );
}

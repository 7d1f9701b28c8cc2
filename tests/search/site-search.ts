import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchIndexBuild } from '../../prerender/search/search-index';
import { toIndexFile, toTextTermsFile } from '../../src/model/search/index-address';
import { boxScope } from '../../src/model/search/protocol';
import { parseSearchIndex, parseTextTerms, parseTexts } from '../../src/model/search/index-file';
import { createSearchEngine } from '../../src/search/worker/search-engine';

/** The built site. */
export const siteFolder = join(import.meta.dirname, '../../dist/client');

const INDEX_FILE = toIndexFile();

/** Finds the addresses of hits, best first: URLs, with an anchor where the hit has one. */
export type Search = (query: string) => readonly string[];

/** The search of the built site. */
export function openSiteSearch(): Search {
  return openSearch((file) => readFileSync(join(siteFolder, file), 'utf8'));
}

/** The search in an index that is not written. */
export function openBuiltSearch({ json, files }: SearchIndexBuild): Search {
  return openSearch((file) => (file === INDEX_FILE ? json : (files.get(file) ?? '')));
}

/** The search in the files of an index, as the search box asks for it when all are loaded. */
function openSearch(read: (file: string) => string): Search {
  const file = parseSearchIndex(read(INDEX_FILE));
  const engine = createSearchEngine(file);
  engine.addTerms(parseTextTerms(read(toTextTermsFile(INDEX_FILE)), file));
  return (query) => {
    for (const name of engine.listMissingTexts(query, boxScope))
      engine.addTexts(name, parseTexts(read(name)));
    return engine
      .search(query, boxScope)
      .hits.flatMap(({ url, hash, parts }) => [
        url + hash,
        ...parts.filter((part) => part.hash !== hash).map((part) => url + part.hash),
      ]);
  };
}

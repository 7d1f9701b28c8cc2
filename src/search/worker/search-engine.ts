import type { SearchScope } from '../../model/search/limits';
import { rankHits, toBranches } from '../../model/search/hit-order';
import type { HitSource } from '../../model/search/hit-order';
import { SearchHitType } from '../../model/search/search-document';
import type { SearchHit } from '../../model/search/protocol';
import type { SearchIndexFile } from '../../model/search/search-index';
import { toHitTexts } from '../../model/search/hit-texts';
import { toQueries, toTokens } from '../../model/search/queries';
import { createFinder } from './finder';

/** Answers queries from one index file. */
export interface SearchEngine {
  readonly count: number;
  search(query: string, scope: SearchScope): SearchHit[];
}

/** Makes an engine from a file that has been checked. */
export function createSearchEngine(file: SearchIndexFile): SearchEngine {
  const source = createHitSource(file);
  return {
    count: file.reduce((count, entry) => count + entry.documents.length, 0),
    search(query, { limit, snippetLength }) {
      const hits = rankHits(toQueries(toTokens(query)), source, limit);
      const branches = toBranches(hits);
      return hits.map((hit, index): SearchHit => {
        const branch = branches[index] ?? 'none';
        return Object.assign({ branch, texts: toHitTexts(hit, snippetLength) }, hit);
      });
    },
  };
}

function createHitSource(file: SearchIndexFile): HitSource {
  const finders = file.map(createFinder);
  const titles = file[SearchHitType.Title]?.documents ?? [];
  const pages = new Map(titles.map((title) => [title.i, title]));
  return {
    findDocuments: (type, query) => finders[type]?.(query) ?? [],
    findPage: (id) => pages.get(id),
  };
}

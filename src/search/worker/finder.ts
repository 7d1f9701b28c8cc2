import { Index } from 'flexsearch';
import { findTerms, toLookupTerms } from '../../model/search/index-terms';
import { indexOptions, joinTerms } from '../../model/search/index-options';
import type { SearchDocument } from '../../model/search/search-document';
import type { ExportedIndex, SearchIndexEntry } from '../../model/search/search-index';
import type { SearchQuery } from '../../model/search/queries';

/** Finds the documents of one type that have every word of a query, the best first. */
export type Finder = (query: SearchQuery) => SearchDocument[];

/** Documents that are looked at for one query; more than any place shows. */
const MAX_CANDIDATES = 200;

/** Imports one entry of the index file. */
export function createFinder({ documents, index: { data } }: SearchIndexEntry): Finder {
  const index = importIndex(data);
  const terms = listTerms(data).toSorted();
  const byId = new Map(documents.map((document) => [document.i, document]));

  function findIds(queryTerms: readonly string[], suggest: boolean): number[] {
    if (queryTerms.length === 0) return [];
    return index.search(joinTerms(queryTerms), { limit: documents.length, suggest }).map(Number);
  }

  return (query) => {
    const lookups = query.flatMap(toLookupTerms);
    const whole = lookups.filter((lookup) => !lookup.isPrefix).map((lookup) => lookup.text);
    const prefixes = lookups.filter((lookup) => lookup.isPrefix).map((lookup) => lookup.text);
    const lists = [
      ...(whole.length > 0 ? [findIds(whole, false)] : []),
      // With suggestions one of the terms is enough.
      ...prefixes.map((prefix) => findIds(findTerms(terms, prefix), true)),
    ];
    return intersect(lists)
      .slice(0, MAX_CANDIDATES)
      .flatMap((id) => byId.get(id) ?? []);
  };
}

/** The members that all lists share, in the order of the first. */
function intersect([first = [], ...others]: readonly (readonly number[])[]): readonly number[] {
  const sets = others.map((ids) => new Set(ids));
  return first.filter((id) => sets.every((ids) => ids.has(id)));
}

function importIndex(data: ExportedIndex): Index {
  const index = new Index(indexOptions);
  for (const [key, part] of Object.entries(data)) {
    // FlexSearch parses a string itself and takes parsed data too; its types only know the string.
    index.import(key, part as unknown as string);
  }
  return index;
}

/** The keys of FlexSearch's maps, each a list of pairs of a term and its documents. */
function listTerms(data: ExportedIndex): string[] {
  return Object.entries(data)
    .filter(([key]) => key.endsWith('.map'))
    .flatMap(([, part]) => part as readonly (readonly [string, unknown])[])
    .map(([term]) => term);
}

import { Index } from 'flexsearch';
import { indexOptions, joinTerms } from '../../src/model/search/index-options';
import { toIndexTerms } from '../../src/model/search/index-terms';
import type { SearchDocument } from '../../src/model/search/search-document';
import type { ExportedIndex } from '../../src/model/search/search-index';

/** Indexes documents with FlexSearch, and returns the index as plain data. */
export function exportIndex(documents: readonly SearchDocument[]): ExportedIndex {
  const index = new Index(indexOptions);
  for (const document of documents) index.add(document.i, joinTerms(toIndexTerms(document.t)));
  const data: Record<string, readonly unknown[]> = {};
  index.export((key, part) => {
    data[key] = JSON.parse(part) as readonly unknown[];
  });
  return data;
}

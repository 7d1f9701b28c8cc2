import { Index } from 'flexsearch';
import { indexOptions } from '../../model/search/index-options';
import type { PackedTerms, TermMap } from '../../model/search/packed-terms';
import { unpackTerms } from '../../model/search/packed-terms';

/** The terms of one hit type. */
export interface TermFinder {
  readonly terms: readonly string[];
  /** The pages that have a term, those that say it most first. */
  readonly findPages: (term: string) => readonly number[];
}

/** Imports the terms of one entry of the index file into FlexSearch. */
export function createTermFinder(packed: PackedTerms, pageCount: number): TermFinder {
  const map = unpackTerms(packed);
  const index = importTerms(map, pageCount);
  const known = new Map<string, readonly number[]>();
  return {
    terms: map.map(([term]) => term),
    findPages: (term) => {
      const pages = known.get(term) ?? index.search(term, { limit: pageCount }).map(Number);
      known.set(term, pages);
      return pages;
    },
  };
}

function importTerms(map: TermMap, pageCount: number): Index {
  const index = new Index(indexOptions);
  const pages = Array.from({ length: pageCount }, (_, page) => page);
  // FlexSearch parses a string itself and takes parsed data too; its types only know the string.
  index.import('1.reg', pages as unknown as string);
  index.import('1.map', map as unknown as string);
  return index;
}

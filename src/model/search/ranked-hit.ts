import type { SearchDocument, SearchHitType } from './search-document';

/** A document that was found, and what it was found by. */
export interface RankedHit {
  readonly type: SearchHitType;
  readonly document: SearchDocument;
  /** The Title document of the page; undefined for a hit that is one. */
  readonly page: SearchDocument | undefined;
  /** The words of the query that matched, in lower case. */
  readonly tokens: readonly string[];
}

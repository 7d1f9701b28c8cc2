import { groupHits } from './group-hits';
import type { RankedHit } from './ranked-hit';
import { searchHitTypes, SearchHitType } from './search-document';
import type { SearchDocument } from './search-document';
import { sortByCloseness } from './sort-by-closeness';
import type { SearchQuery } from './to-queries';

/** Where hits come from. */
export interface HitSource {
  /** Documents of a type that have every term of a query, the best first. */
  findDocuments(type: SearchHitType, query: SearchQuery): readonly SearchDocument[];
  findPage(id: number): SearchDocument | undefined;
}

/** The hits in the order in which they are shown. */
export function rankHits(
  queries: readonly SearchQuery[],
  source: HitSource,
  limit: number,
): RankedHit[] {
  return groupHits(collectHits(queries, source, limit));
}

/** Stricter queries first, then titles before headings before texts; each document once. */
function collectHits(
  queries: readonly SearchQuery[],
  source: HitSource,
  limit: number,
): RankedHit[] {
  const hits = new Map<number, RankedHit>();
  for (const query of queries) {
    const tokens = query.map((term) => term.text);
    for (const type of searchHitTypes) {
      for (const document of sortByCloseness(source.findDocuments(type, query), tokens)) {
        if (hits.size >= limit) return [...hits.values()];
        if (hits.has(document.i)) continue;
        hits.set(document.i, { type, document, page: findPageOf(document, type, source), tokens });
      }
    }
  }
  return [...hits.values()];
}

function findPageOf(
  document: SearchDocument,
  type: SearchHitType,
  source: HitSource,
): SearchDocument | undefined {
  if (type === SearchHitType.Title || document.p === undefined) return undefined;
  return source.findPage(document.p);
}

import { getPageId } from './group-hits';
import type { RankedHit } from './ranked-hit';
import { SearchHitType } from './search-document';

/** The line drawn in front of a hit: none, one that goes on to the next hit, or one that ends. */
export type Branch = 'none' | 'inter' | 'last';

/** The tree of hits, for hits whose page was named by an earlier one. */
export function toBranches(hits: readonly RankedHit[]): Branch[] {
  const named = new Set<number>();
  return hits.map((hit, index) => {
    const page = getPageId(hit);
    const isChild = hit.type !== SearchHitType.Title && named.has(page);
    if (namesPage(hit)) named.add(page);
    if (!isChild) return 'none';
    const next = hits[index + 1];
    return next !== undefined && getPageId(next) === page ? 'inter' : 'last';
  });
}

function namesPage(hit: RankedHit): boolean {
  return hit.type === SearchHitType.Title || hit.type === SearchHitType.Keywords;
}

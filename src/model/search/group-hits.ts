import type { RankedHit } from './ranked-hit';
import { SearchHitType } from './search-document';

/** Moves hits behind the title of their page where that is a hit too. */
export function groupHits(hits: readonly RankedHit[]): RankedHit[] {
  const titles = new Set(hits.filter(isTitle).map((hit) => hit.document.i));
  const isMoved = (hit: RankedHit) => isMovable(hit) && titles.has(getPageId(hit));
  const moved = hits.filter(isMoved);
  const getChildren = (title: RankedHit) =>
    moved.filter((hit) => getPageId(hit) === title.document.i);
  return hits
    .filter((hit) => !isMoved(hit))
    .flatMap((hit) => (isTitle(hit) ? [hit].concat(getChildren(hit)) : hit));
}

/** The page that a hit belongs to, by the id of its Title document. */
export function getPageId(hit: RankedHit): number {
  return hit.document.p ?? hit.document.i;
}

function isTitle(hit: RankedHit): boolean {
  return hit.type === SearchHitType.Title;
}

function isMovable(hit: RankedHit): boolean {
  return !isTitle(hit) && hit.type !== SearchHitType.Keywords;
}

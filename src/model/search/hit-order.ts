import type { RankedHit, SearchDocument } from './search-document';
import { searchHitTypes, SearchHitType } from './search-document';
import type { SearchQuery } from './queries';

/** The source of hits. */
export interface HitSource {
  /** Finds documents of a type that have every term of a query, best first. */
  findDocuments(type: SearchHitType, query: SearchQuery): readonly SearchDocument[];
  findPage(id: number): SearchDocument | undefined;
}

/** The hits in display order. */
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

/**
 * Puts documents whose text equals the query first, then those with the same accents.
 *
 * The index cannot tell them apart: `ma` and `má` are the same term in it. The sort is stable.
 */
export function sortByCloseness(
  documents: readonly SearchDocument[],
  tokens: readonly string[],
): readonly SearchDocument[] {
  if (documents.length < 2) return documents;
  return documents
    .map((document) => ({ document, distance: getDistance(document.t, tokens) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ document }) => document);
}

function getDistance(text: string, tokens: readonly string[]): number {
  const written = text.normalize('NFKC').toLowerCase();
  if (written === tokens.join(' ')) return 0;
  return tokens.every((token) => written.includes(token)) ? 1 : 2;
}

/** Moves hits after the title of their page if that is a hit, too. */
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

/** The page of a hit, as the id of its Title document. */
export function getPageId(hit: RankedHit): number {
  return hit.document.p ?? hit.document.i;
}

function isTitle(hit: RankedHit): boolean {
  return hit.type === SearchHitType.Title;
}

function isMovable(hit: RankedHit): boolean {
  return !isTitle(hit) && hit.type !== SearchHitType.Keywords;
}

/** The tree line drawn before a hit: none, one that continues to the next hit, or one that ends. */
export type Branch = 'none' | 'inter' | 'last';

/** The tree lines of hits: those whose page is listed by an earlier hit get one. */
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

import { isSamePath } from '../site/paths';
import { getEditDistance, getTypoLimit } from './edit-distance';
import { matchPath } from './path-match';
import type { RankedPage } from './ranked-page';
import type { RequestClues } from './request-clues';
import type { PageDocument } from './search-document';

/** Operations by method and path, and errors by type and status. */
export function rankByClues(
  pages: readonly PageDocument[],
  clues: RequestClues,
): readonly RankedPage[] {
  const ranked = rankByExact(pages, clues);
  const path = clues.path === undefined ? undefined : correctPath(clues.path, pages);
  return ranked.length > 0 || path === undefined ? ranked : rankByExact(pages, { ...clues, path });
}

/** A path with its misspelt segments as operations have them: `/taems` as `/teams`; undefined if none is misspelt. */
function correctPath(path: string, pages: readonly PageDocument[]): string | undefined {
  const paths = pages.flatMap((page) => page.f?.path ?? []);
  const known = [...new Set(paths.flatMap((each) => each.split('/')))].filter(
    (segment) => segment !== '' && !segment.includes('{'),
  );
  const corrected = path
    .split('/')
    .map((segment) =>
      known.includes(segment) ? segment : (findSimilar(segment, known) ?? segment),
    )
    .join('/');
  return corrected === path ? undefined : corrected;
}

function findSimilar(segment: string, known: readonly string[]): string | undefined {
  const limit = getTypoLimit(segment.length);
  const distances = known.map((other) => getEditDistance(segment.toLowerCase(), other, limit));
  const best = Math.min(...distances);
  return limit > 0 && best <= limit ? known[distances.indexOf(best)] : undefined;
}

function rankByExact(pages: readonly PageDocument[], clues: RequestClues): readonly RankedPage[] {
  const ranked = pages.flatMap((page): readonly RankedPage[] => {
    const { f: facts } = page;
    if (clues.path !== undefined && isSamePath(clues.path, page.u))
      return [{ page, score: 2 * CLUE_SCORE }];
    const path = clues.path === undefined ? 0 : matchPath(clues.path, facts?.path ?? '');
    // An address without a method is opened, as by a browser.
    const isSame = (clues.method ?? 'GET') === facts?.method;
    const penalty = clues.method === undefined ? 1 : OTHER_METHOD;
    const isAnswered = clues.status !== undefined && facts?.statuses?.includes(clues.status);
    if (path > 0)
      return [
        {
          page,
          score: CLUE_SCORE + path - (isSame ? 0 : penalty) + (isAnswered === true ? ANSWERED : 0),
        },
      ];
    const problem = facts?.problems
      ?.map((each) => ({ hash: each.hash, score: scoreProblem(each, clues) }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (problem === undefined || problem.score === 0) return [];
    return [{ page, score: CLUE_SCORE + problem.score, hash: problem.hash }];
  });
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  // A path of another site: its status is a word like the others.
  if (clues.path !== undefined && clues.type === undefined && best <= CLUE_SCORE + STATUS_ALONE)
    return [];
  // A whole path says exactly which operation; its beginnings are noise then.
  return ranked
    .filter(({ score }) => best < CLUE_SCORE + 100 || score >= CLUE_SCORE + 50)
    .toSorted((a, b) => b.score - a.score);
}

const CLUE_SCORE = 1000;
const STATUS_ALONE = 60;
const OTHER_METHOD = 60;
/** Of the operations with a path, few return 412. */
const ANSWERED = 2;

function scoreProblem(
  { status, type }: { readonly status: string; readonly type?: string },
  clues: RequestClues,
): number {
  if (clues.type !== undefined && type !== undefined && isSameType(clues.type, type)) return 300;
  // The line of a log says a path and a status; the operation comes first.
  if (clues.status === status)
    return clues.path === undefined || clues.type !== undefined ? 200 : STATUS_ALONE;
  return 0;
}

/** True for equal types, and for types that end with the same code. */
function isSameType(a: string, b: string): boolean {
  return a === b || toLastSegment(a) === toLastSegment(b);
}

function toLastSegment(type: string): string {
  return type
    .replace(/\/+$/, '')
    .replace(/^.*[/:#]/, '')
    .toLowerCase();
}

import { isSamePath } from '../site/paths';
import type { PastedRequest } from './pasted';
import { matchPath } from './path-match';
import type { PageDocument } from './search-document';

/** A page that a pasted text is about. */
export interface RequestedPage {
  readonly page: PageDocument;
  readonly score: number;
  /** The anchor of the error that it means. */
  readonly hash?: string;
}

/** Operations by method and path, and errors by type and status. */
export function rankByRequest(
  pages: readonly PageDocument[],
  request: PastedRequest,
): readonly RequestedPage[] {
  const ranked = pages.flatMap((page): readonly RequestedPage[] => {
    const { f: facts } = page;
    if (request.path !== undefined && isSamePath(request.path, page.u))
      return [{ page, score: 2 * REQUEST_SCORE }];
    const path = request.path === undefined ? 0 : matchPath(request.path, facts?.path ?? '');
    // An address without a method is opened, as by a browser.
    const isSame = (request.method ?? 'GET') === facts?.method;
    const penalty = request.method === undefined ? 1 : OTHER_METHOD;
    const isAnswered = request.status !== undefined && facts?.statuses?.includes(request.status);
    if (path > 0)
      return [
        {
          page,
          score:
            REQUEST_SCORE + path - (isSame ? 0 : penalty) + (isAnswered === true ? ANSWERED : 0),
        },
      ];
    const problem = facts?.problems
      ?.map((each) => ({ hash: each.hash, score: scoreProblem(each, request) }))
      .toSorted((a, b) => b.score - a.score)[0];
    if (problem === undefined || problem.score === 0) return [];
    return [{ page, score: REQUEST_SCORE + problem.score, hash: problem.hash }];
  });
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  // A path of another site: its status is a word like the others.
  if (
    request.path !== undefined &&
    request.type === undefined &&
    best <= REQUEST_SCORE + STATUS_ALONE
  )
    return [];
  // A whole path says exactly which operation; its beginnings are noise then.
  return ranked
    .filter(({ score }) => best < REQUEST_SCORE + 100 || score >= REQUEST_SCORE + 50)
    .toSorted((a, b) => b.score - a.score);
}

const REQUEST_SCORE = 1000;
const STATUS_ALONE = 60;
const OTHER_METHOD = 60;
/** Of the operations with a path, few return 412. */
const ANSWERED = 2;

function scoreProblem(
  { status, type }: { readonly status: string; readonly type?: string },
  request: PastedRequest,
): number {
  if (request.type !== undefined && type !== undefined && isSameType(request.type, type))
    return 300;
  // The line of a log says a path and a status; the operation comes first.
  if (request.status === status)
    return request.path === undefined || request.type !== undefined ? 200 : STATUS_ALONE;
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

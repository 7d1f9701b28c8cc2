import { isSamePath } from '../site/paths';
import type { PastedRequest } from './pasted';
import type { FoundPage, PageDocument, ProblemFacts } from './search-document';

/** The operations of a pasted request, by path and method, and the errors, by type and status; best first. */
export function rankByRequest(
  pages: readonly PageDocument[],
  request: PastedRequest,
): readonly FoundPage[] {
  const ranked = pages
    .map((page) => ({ page, ...scorePage(page, request) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  // A path of another site: its status is a word like the others.
  const isForeign = request.path !== undefined && request.type === undefined;
  return isForeign && (ranked[0]?.score ?? 0) <= STATUS_ALONE ? [] : ranked;
}

const [SAME_PAGE, SAME_TYPE, SAME_STATUS, SAME_PATH, STATUS_ALONE] = [1000, 300, 200, 100, 60];

function scorePage(
  { u, f: facts }: PageDocument,
  request: PastedRequest,
): { readonly score: number; readonly hash?: string } {
  const { path = '', method, status = '' } = request;
  if (path !== '' && isSamePath(path, u)) return { score: SAME_PAGE };
  const fit = matchPath(path, facts?.path ?? '');
  const problems = facts?.problems?.map((problem) => ({
    hash: problem.hash,
    score: scoreProblem(problem, request),
  }));
  if (fit === 0) return problems?.toSorted((a, b) => b.score - a.score)[0] ?? { score: 0 };
  // An address without a method is opened, as by a browser.
  const isSame = (method ?? 'GET') === facts?.method;
  const penalty = method === undefined ? 1 : OTHER_METHOD;
  // Of the operations with a path, few return 412.
  const isAnswered = facts?.statuses?.includes(status) === true;
  return { score: SAME_PATH + fit - (isSame ? 0 : penalty) + (isAnswered ? 2 : 0) };
}

const OTHER_METHOD = 60;

function scoreProblem({ status, type }: ProblemFacts, request: PastedRequest): number {
  if (request.type !== undefined && type !== undefined && isSameType(request.type, type))
    return SAME_TYPE;
  if (request.status !== status) return 0;
  // The line of a log says a path and a status; the operation comes first.
  return request.path === undefined || request.type !== undefined ? SAME_STATUS : STATUS_ALONE;
}

/** True for types that end with the same code. */
function isSameType(a: string, b: string): boolean {
  return toLastSegment(a) === toLastSegment(b);
}

function toLastSegment(type: string): string {
  return type
    .replace(/\/+$/, '')
    .replace(/^.*[/:#]/, '')
    .toLowerCase();
}

/**
 * How well a path fits the template of an operation's path: 0 for not at all, and more for each literal segment. It
 * may have values or placeholders for parameters, and a server's base path in front.
 */
export function matchPath(path: string, template: string): number {
  const [typed, wanted] = [toSegments(path), toSegments(template)];
  const base = typed.length - wanted.length;
  const own = typed.slice(base);
  if (base < 0 || wanted.length === 0 || !typed.slice(0, base).every(isBase)) return 0;
  if (!wanted.every((segment, at) => isFit(own[at] ?? '', segment))) return 0;
  const literals = wanted.filter((segment, at) => segment === own[at]).length;
  // Any value fits a parameter: after a base path, something must be the same.
  return base > 0 && literals === 0 ? 0 : 1 + 10 * literals - base / 10;
}

function toSegments(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** A part of a base path such as `/api/v1`. */
function isBase(segment: string): boolean {
  return /^(?:api|apis|rest|admin|public|latest|beta|v?\d[\w.-]*|\w*-?api)$/.test(segment);
}

function isFit(typed: string, wanted: string): boolean {
  if (typed === wanted) return true;
  if (!wanted.includes('{')) return false;
  // `{teamId}`, `:teamId` or `<teamId>`.
  if (/^(?:\{.*\}|:.+|<.*>)$/.test(typed)) return true;
  const [first = '', ...others] = wanted.split(/\{[^}]*\}/);
  const last = others.at(-1) ?? '';
  return (
    typed.startsWith(first) && typed.endsWith(last) && typed.length > first.length + last.length
  );
}

/**
 * How well a path fits the template of an operation's path, from 0 for not at all.
 *
 * The path may have values in place of parameters, a base path in front, or stop early, as when it is typed.
 */
export function matchPath(path: string, template: string): number {
  const typed = toSegments(path);
  const wanted = toSegments(template);
  if (typed.length === 0 || wanted.length === 0) return 0;
  return matchWhole(typed, wanted) || matchStart(typed, wanted);
}

/** Full paths count more than beginnings, and literal segments more than parameters. */
const WHOLE = 100;
const LITERAL = 10;
const PARAMETER = 4;

/** A server's base path, before the path of an operation: `/api/v1`. */
const MAX_BASE = 3;
const BASE = /^(?:api|apis|rest|admin|public|latest|beta|v?\d[\w.-]*|\w*-?api)$/i;

function matchWhole(typed: readonly string[], wanted: readonly string[]): number {
  const base = typed.length - wanted.length;
  if (base < 0 || base > MAX_BASE) return 0;
  const scores = wanted.map((segment, index) => matchSegment(typed[base + index] ?? '', segment));
  // Any value fits a parameter: after a base path, something must be the same.
  if (scores.includes(0) || (base > 0 && !scores.includes(LITERAL))) return 0;
  if (!typed.slice(0, base).every((segment) => BASE.test(segment))) return 0;
  return WHOLE - base + sum(scores);
}

function matchStart(typed: readonly string[], wanted: readonly string[]): number {
  if (typed.length > wanted.length) return 0;
  const scores = typed.map((segment, index) => {
    const whole = wanted[index] ?? '';
    const isLast = index === typed.length - 1;
    const isStart = isLast && whole.toLowerCase().startsWith(segment.toLowerCase());
    return matchSegment(segment, whole) || (isStart ? PARAMETER : 0);
  });
  if (scores.includes(0)) return 0;
  return sum(scores) - (wanted.length - typed.length);
}

function matchSegment(typed: string, wanted: string): number {
  if (typed.toLowerCase() === wanted.toLowerCase()) return LITERAL;
  if (!wanted.includes('{')) return 0;
  if (isPlaceholder(typed)) return LITERAL - 1;
  const pieces = wanted.split(/\{[^}]*\}/).map((piece) => piece.toLowerCase());
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const value = typed.toLowerCase();
  const isFit =
    value.startsWith(first) && value.endsWith(last) && value.length > first.length + last.length;
  return isFit ? PARAMETER : 0;
}

/** `{teamId}`, `:teamId` or `<teamId>`. */
function isPlaceholder(segment: string): boolean {
  return /^(?:\{.*\}|:.+|<.*>)$/.test(segment);
}

function toSegments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { toDefined } from '../defined';
import type { Digits } from '../exact-number';
import { compareDigits } from '../exact-number';
import type { Bound } from './schema';

type Span = Extract<Bound, { kind: 'length' | 'items' | 'properties' }>;
type Range = Extract<Bound, { kind: 'range' }>;

/** Merges limits that apply together: the narrowest of each kind, and all patterns and multiples. */
export function mergeBounds(bounds: readonly Bound[]): readonly Bound[] {
  if (bounds.length < 2) return bounds;
  const merged = new Map<string, Bound>();
  for (const bound of bounds) {
    const key = toKey(bound);
    const known = merged.get(key);
    merged.set(key, known === undefined ? bound : narrow(known, bound));
  }
  return [...merged.values()];
}

function toKey(bound: Bound): string {
  if (bound.kind === 'pattern') return `pattern ${bound.pattern}`;
  return bound.kind === 'multiple' ? `multiple ${bound.of}` : bound.kind;
}

function narrow(one: Bound, other: Bound): Bound {
  if (one.kind === 'range' && other.kind === 'range') return narrowRange(one, other);
  return isSpan(one) && isSpan(other) ? narrowSpan(one, other) : one;
}

function isSpan(bound: Bound): bound is Span {
  return bound.kind === 'length' || bound.kind === 'items' || bound.kind === 'properties';
}

function narrowSpan(one: Span, other: Span): Span {
  const min = findLast([one.min, other.min], (a, b) => a - b);
  const max = findLast([one.max, other.max], (a, b) => b - a);
  return { kind: one.kind, ...toDefined({ min, max }) };
}

function narrowRange(one: Range, other: Range): Range {
  const min = findLast([one.min, other.min], compareDigits);
  const max = findLast([one.max, other.max], compareDown);
  const exclusiveMin = findLast([one.exclusiveMin, other.exclusiveMin], compareDigits);
  const exclusiveMax = findLast([one.exclusiveMax, other.exclusiveMax], compareDown);
  const isMinOpen = exclusiveMin !== undefined && isAtLeast(exclusiveMin, min);
  const isMaxOpen =
    exclusiveMax !== undefined && (max === undefined || isAtLeast(max, exclusiveMax));
  return {
    kind: 'range',
    ...toDefined(isMinOpen ? { exclusiveMin } : { min }),
    ...toDefined(isMaxOpen ? { exclusiveMax } : { max }),
  };
}

function isAtLeast(one: Digits, other: Digits | undefined): boolean {
  return other === undefined || compareDigits(one, other) >= 0;
}

function compareDown(one: Digits, other: Digits): number {
  return compareDigits(other, one);
}

/** The limit that is last in an order; undefined if there is none. */
function findLast<Limit>(
  limits: readonly (Limit | undefined)[],
  compare: (one: Limit, other: Limit) => number,
): Limit | undefined {
  return limits
    .filter((limit) => limit !== undefined)
    .toSorted(compare)
    .at(-1);
}

/** The two sides of a limit that no value satisfies, in words. */
export function findEmptyBound(bounds: readonly Bound[]): readonly [string, string] | undefined {
  const empty = bounds.find(isEmpty);
  if (empty === undefined) return undefined;
  if (empty.kind !== 'range') {
    const { kind, min = 0, max = 0 } = empty;
    return [`at least ${toAmount(kind, min)}`, `at most ${toAmount(kind, max)}`];
  }
  const { min, max, exclusiveMin, exclusiveMax } = empty;
  return [
    min === undefined ? `more than ${exclusiveMin}` : `at least ${min}`,
    max === undefined ? `less than ${exclusiveMax}` : `at most ${max}`,
  ];
}

function isEmpty(bound: Bound): bound is Span | Range {
  if (isSpan(bound)) return (bound.min ?? 0) > (bound.max ?? Infinity);
  if (bound.kind !== 'range') return false;
  const low = bound.exclusiveMin ?? bound.min;
  const high = bound.exclusiveMax ?? bound.max;
  if (low === undefined || high === undefined) return false;
  const isOpen = bound.exclusiveMin !== undefined || bound.exclusiveMax !== undefined;
  const order = compareDigits(low, high);
  return order > 0 || (isOpen && order === 0);
}

function toAmount(kind: Span['kind'], count: number): string {
  const [one, many] = nouns[kind];
  return `${count} ${count === 1 ? one : many}`;
}

const nouns: Readonly<Record<Span['kind'], readonly [one: string, many: string]>> = {
  length: ['character', 'characters'],
  items: ['item', 'items'],
  properties: ['entry', 'entries'],
};

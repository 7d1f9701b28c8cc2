import type { Digits } from '../exact-number';
import { compareDigits } from '../exact-number';
import type { Bound } from './schema';
import { assertNever } from '../assert-never';

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
  const min = findMost([one.min, other.min]);
  const max = findLeast([one.max, other.max]);
  return {
    kind: one.kind,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

function narrowRange(one: Range, other: Range): Range {
  const min = findLast([one.min, other.min]);
  const max = findFirst([one.max, other.max]);
  const exclusiveMin = findLast([one.exclusiveMin, other.exclusiveMin]);
  const exclusiveMax = findFirst([one.exclusiveMax, other.exclusiveMax]);
  const isMinExclusive = exclusiveMin !== undefined && isAtLeast(exclusiveMin, min);
  const isMaxExclusive =
    exclusiveMax !== undefined && (max === undefined || isAtLeast(max, exclusiveMax));
  return {
    kind: 'range',
    ...(isMinExclusive ? { exclusiveMin } : min !== undefined && { min }),
    ...(isMaxExclusive ? { exclusiveMax } : max !== undefined && { max }),
  };
}

function isAtLeast(one: Digits, other: Digits | undefined): boolean {
  return other === undefined || compareDigits(one, other) >= 0;
}

function toSorted(limits: readonly (Digits | undefined)[]): readonly Digits[] {
  return limits.filter((limit) => limit !== undefined).toSorted(compareDigits);
}

/** The greatest of some numbers. */
function findLast(limits: readonly (Digits | undefined)[]): Digits | undefined {
  return toSorted(limits).at(-1);
}

/** The least of some numbers. */
function findFirst(limits: readonly (Digits | undefined)[]): Digits | undefined {
  return toSorted(limits)[0];
}

function findMost(limits: readonly (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function findLeast(limits: readonly (number | undefined)[]): number | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** The two sides of a limit that no value satisfies, in words. */
export function findEmptyBound(bounds: readonly Bound[]): readonly [string, string] | undefined {
  const empty = bounds.find(isEmpty);
  if (empty === undefined) return undefined;
  if (empty.kind !== 'range') {
    const { kind, min = 0, max = 0 } = empty;
    return [toBoundText({ kind, min }), toBoundText({ kind, max })];
  }
  const { min, max, exclusiveMin, exclusiveMax } = empty;
  return [
    toBoundText({
      kind: 'range',
      ...(min === undefined ? { exclusiveMin: exclusiveMin ?? '0' } : { min }),
    }),
    toBoundText({
      kind: 'range',
      ...(max === undefined ? { exclusiveMax: exclusiveMax ?? '0' } : { max }),
    }),
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

/** A limit in words: `1–80 characters`, `at least 0`, `at most 100`. */
export function toBoundText(bound: Bound): string {
  switch (bound.kind) {
    case 'length':
      return toSpan(bound.min, bound.max, 'character');
    case 'items':
      return toSpan(bound.min, bound.max, 'item');
    case 'properties':
      return toSpan(bound.min, bound.max, 'entry', 'entries');
    case 'range':
      return toRange(bound);
    case 'pattern':
      return `pattern ${bound.pattern}`;
    case 'multiple':
      return `multiple of ${bound.of}`;
    case 'unique':
      return 'no duplicates';
    default:
      return assertNever(bound);
  }
}

function toSpan(
  min: number | undefined,
  max: number | undefined,
  one: string,
  many = `${one}s`,
): string {
  const noun = (max ?? min) === 1 ? one : many;
  if (min !== undefined && max !== undefined)
    return min === max ? `${min} ${noun}` : `${min}–${max} ${noun}`;
  return min === undefined ? `at most ${max} ${noun}` : `at least ${min} ${noun}`;
}

function toRange(range: Extract<Bound, { kind: 'range' }>): string {
  const { min, max, exclusiveMin, exclusiveMax } = range;
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  const parts = [
    min === undefined ? undefined : `at least ${min}`,
    exclusiveMin === undefined ? undefined : `more than ${exclusiveMin}`,
    max === undefined ? undefined : `at most ${max}`,
    exclusiveMax === undefined ? undefined : `less than ${exclusiveMax}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

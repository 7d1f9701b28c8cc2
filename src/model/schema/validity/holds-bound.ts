import { assertNever } from '../../assert-never';
import { hasPattern } from '../pattern/has-pattern';
import type { Bound } from '../schema';
import { isSameJson } from './is-same-json';

/** Whether a value is within a limit; values of other types than it speaks of are. */
export function holdsBound(bound: Bound, value: unknown): boolean {
  switch (bound.kind) {
    case 'length':
      return typeof value !== 'string' || isBetween(Array.from(value).length, bound);
    case 'items':
      return !Array.isArray(value) || isBetween(value.length, bound);
    case 'properties':
      return !isObject(value) || isBetween(Object.keys(value).length, bound);
    case 'range':
      return (
        typeof value !== 'number' ||
        (isBetween(value, bound) &&
          value > (bound.exclusiveMin ?? -Infinity) &&
          value < (bound.exclusiveMax ?? Infinity))
      );
    case 'multiple':
      return typeof value !== 'number' || Number.isInteger(value / bound.of);
    case 'pattern':
      return typeof value !== 'string' || hasPattern(bound.pattern, value);
    case 'unique':
      return !Array.isArray(value) || !hasDuplicates(value);
    default:
      return assertNever(bound);
  }
}

/** Whether a value is an object of JSON. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBetween(
  count: number,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): boolean {
  return min <= count && count <= max;
}

function hasDuplicates(items: readonly unknown[]): boolean {
  return items.some((item, index) =>
    items.slice(index + 1).some((other) => isSameJson(item, other)),
  );
}

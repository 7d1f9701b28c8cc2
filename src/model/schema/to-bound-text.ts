import { assertNever } from '../assert-never';
import type { Bound } from './schema';

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

import { ExactNumber, toDigits } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';

/**
 * The value with JavaScript's numbers only, which is all that a validator library knows. `depth` is how many
 * objects and lists deep to look.
 */
export function withPlainNumbers(value: unknown, depth = Infinity): unknown {
  if (value instanceof ExactNumber) return toFinite(Number(toDigits(value)));
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withPlainNumbers(item, depth - 1));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPlainNumbers(item, depth - 1)]),
  );
}

/** True for a value with a number that JavaScript's numbers cannot represent. */
export function holdsExactNumber(value: unknown): boolean {
  if (value instanceof ExactNumber) return true;
  if (Array.isArray(value)) return value.some(holdsExactNumber);
  return isObject(value) && Object.values(value).some(holdsExactNumber);
}

/** `1e400` is a number, although JavaScript's are not that large. */
function toFinite(number: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, number));
}

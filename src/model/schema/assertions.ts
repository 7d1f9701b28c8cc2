import { compareDigits, isJsonNumber, isMultiple, isWhole, toDigits } from '../exact-number';
import type { Digits, JsonNumber } from '../exact-number';
import { isObject } from '../json-object';
import { parseJsonText } from '../json-text';
import type { IntegerRange } from './formats';
import { findIntegerRange, findTextFormat } from './formats';
import type { Bound, SchemaNode, TypeName } from './schema';
import { assertNever } from '../assert-never';
import type { Matches } from './pattern';

/** Checks the schema's assertions on the value itself: type, `enum`, format and limits. */
export function holdsAlone(node: SchemaNode, value: unknown, matches: Matches): boolean {
  const { constant, values, types } = node;
  if (node.never === true) return false;
  if (value === null && node.nullable) return true;
  if (types.length > 0 && !types.some((type) => hasType(type, value))) return false;
  if (constant !== undefined && !isSameJson(parseJsonText(constant), value)) return false;
  if (values.length > 0 && !values.some((one) => isSameJson(parseJsonText(one.value), value))) {
    return false;
  }
  return hasFormat(node, value) && node.bounds.every((bound) => holdsBound(bound, value, matches));
}

export function hasType(type: TypeName, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return isJsonNumber(value) && isWholeNumber(value);
    case 'number':
      return isJsonNumber(value);
    default:
      return typeof value === type;
  }
}

function hasFormat({ format }: SchemaNode, value: unknown): boolean {
  if (typeof value === 'string') return findTextFormat(format)?.matches(value) ?? true;
  if (!isJsonNumber(value)) return true;
  const range = findIntegerRange(format);
  return range === undefined || holdsInteger(range, value);
}

/** True for an integer within the range. */
export function holdsInteger([min, max]: IntegerRange, value: JsonNumber): boolean {
  return isWholeNumber(value) && holdsRange({ min, max }, value);
}

function isWholeNumber(value: JsonNumber): boolean {
  return typeof value === 'number' ? Number.isInteger(value) : isWhole(value.digits);
}

/** Values of types that the limit does not apply to are always within it. */
export function holdsBound(bound: Bound, value: unknown, matches: Matches): boolean {
  switch (bound.kind) {
    case 'length':
      return typeof value !== 'string' || isBetween(Array.from(value).length, bound);
    case 'items':
      return !Array.isArray(value) || isBetween(value.length, bound);
    case 'properties':
      return !isObject(value) || isBetween(Object.keys(value).length, bound);
    case 'range':
      return !isJsonNumber(value) || holdsRange(bound, value);
    case 'multiple':
      return !isJsonNumber(value) || isMultiple(toDigits(value), bound.of);
    case 'pattern':
      return typeof value !== 'string' || matches(bound.pattern, value);
    case 'unique':
      return !Array.isArray(value) || !hasDuplicates(value);
    default:
      return assertNever(bound);
  }
}

function isBetween(
  count: number,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): boolean {
  return min <= count && count <= max;
}

function holdsRange(
  { min, max, exclusiveMin, exclusiveMax }: Omit<Extract<Bound, { kind: 'range' }>, 'kind'>,
  value: JsonNumber,
): boolean {
  const digits = toDigits(value);
  const compare = (limit: Digits) => compareDigits(digits, limit);
  return (
    (min === undefined || compare(min) >= 0) &&
    (max === undefined || compare(max) <= 0) &&
    (exclusiveMin === undefined || compare(exclusiveMin) > 0) &&
    (exclusiveMax === undefined || compare(exclusiveMax) < 0)
  );
}

function hasDuplicates(items: readonly unknown[]): boolean {
  return items.some((item, index) =>
    items.slice(index + 1).some((other) => isSameJson(item, other)),
  );
}

/** Compares JSON values: `1.0` is `1`, and the order of keys says nothing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (isJsonNumber(one) && isJsonNumber(other)) {
    return compareDigits(toDigits(one), toDigits(other)) === 0;
  }
  if (isJsonNumber(one) || isJsonNumber(other)) return false;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) && isSameJson(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

import { isObject } from '../json-object';
import { findIntegerRange, findTextFormat } from './formats';
import type { Bound, SchemaNode, TypeName } from './schema';
import { assertNever } from '../assert-never';
import { matchesPattern } from './pattern';

/** Whether a value satisfies the schema's assertions on the value itself: type, `enum`, format and limits. */
export function holdsAlone(node: SchemaNode, value: unknown): boolean {
  const { constant, values, types } = node;
  if (node.never === true) return false;
  if (value === null && node.nullable) return true;
  if (types.length > 0 && !types.some((type) => hasType(type, value))) return false;
  if (constant !== undefined && !isSameJson(JSON.parse(constant), value)) return false;
  if (values.length > 0 && !values.some((one) => isSameJson(JSON.parse(one.value), value))) {
    return false;
  }
  return hasFormat(node, value) && node.bounds.every((bound) => holdsBound(bound, value));
}

/** Whether a value has a type. */
export function hasType(type: TypeName, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function hasFormat({ format }: SchemaNode, value: unknown): boolean {
  if (typeof value === 'string') return findTextFormat(format)?.matches(value) ?? true;
  const range = typeof value === 'number' ? findIntegerRange(format) : undefined;
  if (range === undefined || typeof value !== 'number') return true;
  return Number.isInteger(value) && range[0] <= value && value <= range[1];
}

/** Whether a value is within a limit. Values of types that the limit does not apply to always are. */
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
      return typeof value !== 'string' || matchesPattern(bound.pattern, value);
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

function hasDuplicates(items: readonly unknown[]): boolean {
  return items.some((item, index) =>
    items.slice(index + 1).some((other) => isSameJson(item, other)),
  );
}

/** Whether two JSON values are equal, regardless of key order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
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

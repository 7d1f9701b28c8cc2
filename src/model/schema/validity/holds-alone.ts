import { findIntegerRange, findTextFormat } from '../formats';
import type { SchemaNode, TypeName } from '../schema';
import { holdsBound } from './holds-bound';
import { isSameJson } from './is-same-json';

/** Whether a value is what a schema says of the value itself: its type, its choice, its form, its limits. */
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

/** Whether a value is of a type. */
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

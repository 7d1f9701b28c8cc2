import { isObject } from '../../../src/model/json-object';
import type { JsonObject } from '../../../src/model/json-object';
import { setOwn } from './pointer';

/** The value if it is an object, otherwise an empty object. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The strings of an array; empty for anything else. */
export function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Converts each value of an object except extensions, and drops those that become undefined. */
export function mapEntries(
  value: unknown,
  convert: (value: unknown, key: string) => unknown,
): JsonObject {
  return Object.fromEntries(
    Object.entries(toObject(value))
      .map(([key, child]) => [key, key.startsWith('x-') ? child : convert(child, key)] as const)
      .filter(([, child]) => child !== undefined),
  );
}

/** A copy of plain data, in which what was one object in several places is one again. */
export function copyJson<T>(value: T, copies = new Map<unknown, unknown>()): T {
  if (!Array.isArray(value) && !isObject(value)) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as T;
  const copy: object = Array.isArray(value) ? [] : {};
  copies.set(value, copy);
  for (const [key, item] of Object.entries(value)) setOwn(copy, key, copyJson(item, copies));
  return copy as T;
}

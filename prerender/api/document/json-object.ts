import { isObject } from '../../../src/model/json-object';
import type { JsonObject } from '../../../src/model/json-object';

/** The value if it is an object, otherwise an empty object. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The strings of an array; empty for anything else. */
export function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Converts each value of an object except extensions, and drops those that become undefined. */
export function mapEntries(value: unknown, convert: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(toObject(value))
      .map(([key, child]) => [key, key.startsWith('x-') ? child : convert(child)] as const)
      .filter(([, child]) => child !== undefined),
  );
}

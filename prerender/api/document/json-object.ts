import { isObject } from '../../../src/model/json-object';
import type { JsonObject } from '../../../src/model/json-object';

/** The value, if it is an object; an empty one otherwise. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The texts of a list; none when it is not one. */
export function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** An object with each value converted; those that become undefined are left out. */
export function mapEntries(value: unknown, convert: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(toObject(value))
      .map(([key, child]) => [key, key.startsWith('x-') ? child : convert(child)] as const)
      .filter(([, child]) => child !== undefined),
  );
}

import { ExactNumber } from './exact-number';

/** A JSON object whose form is not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** False for a list and for an `ExactNumber`. */
export function isObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(value instanceof ExactNumber);
}

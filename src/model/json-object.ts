import { ExactNumber } from './exact-number';

/** A JSON object whose form is not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with keys. */
export function isObject(value: unknown): value is JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !(value instanceof ExactNumber);
}

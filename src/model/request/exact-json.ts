import { ExactNumber, isDigits } from '../exact-number';
import { parseMarked, toJsonText } from '../json-text';

/** A JSON value all of whose numbers keep their digits, and whose objects keep the order of their names. */
export type ExactJson =
  null | boolean | string | ExactNumber | readonly ExactJson[] | ReadonlyMap<string, ExactJson>;

/** Parses JSON without loss; undefined if the text is not JSON. */
export function parseExactJson(text: string): ExactJson | undefined {
  try {
    // Parse unmarked text first: marks would hide some syntax errors.
    JSON.parse(text);
    return toExact(parseMarked(text));
  } catch {
    return undefined;
  }
}

function toExact(value: unknown): ExactJson {
  if (typeof value === 'string') {
    return value.startsWith('n') ? new ExactNumber(value.slice(1)) : value.slice(1);
  }
  if (Array.isArray(value)) return value.map(toExact);
  if (typeof value !== 'object' || value === null) return value as null | boolean;
  return new Map(Object.entries(value).map(([name, item]) => [name.slice(1), toExact(item)]));
}

/** Parses a number and keeps its digits; undefined if it is not a JSON number. */
export function toExactNumber(text: string): ExactNumber | undefined {
  return isDigits(text) ? new ExactNumber(text) : undefined;
}

export function isExactObject(
  value: ExactJson | undefined,
): value is ReadonlyMap<string, ExactJson> {
  return value instanceof Map;
}

export function isExactList(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

export function isCompound(
  value: ExactJson,
): value is readonly ExactJson[] | ReadonlyMap<string, ExactJson> {
  return isExactList(value) || isExactObject(value);
}

/** JSON text without white space. */
export function toCompactJson(value: ExactJson): string {
  return toJsonText(value);
}

/** JSON text, laid out like `JSON.stringify` with two spaces. */
export function toLaidOutJson(value: ExactJson): string {
  return toJsonText(value, '  ');
}

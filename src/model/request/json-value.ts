/** What JSON can say. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** An object or a list. */
export type JsonCompound = Extract<JsonValue, object>;

/**
 * The object or list that a JSON text holds, where a literal of any language says exactly the same.
 *
 * Big integers, `1.0`, repeated keys and white space other than that of `JSON.stringify` do not survive
 * parsing, `__proto__` means something else in a JavaScript literal, Ruby has no lone surrogates, and Ruby
 * and Python limit how deep literals are: such texts are sent as they stand.
 */
export function toJsonCompound(text: string): JsonCompound | undefined {
  if (/\\ud[89a-f]|"__proto__"/i.test(text)) return undefined;
  const value = parseJson(text);
  if (!isCompound(value) || isDeeper(value, MAX_DEPTH)) return undefined;
  const isExact = JSON.stringify(value) === text || JSON.stringify(value, undefined, 2) === text;
  return isExact ? value : undefined;
}

const MAX_DEPTH = 50;

function isDeeper(value: JsonValue, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isDeeper(item, limit - 1));
}

/** Whether a text is JSON at all. */
export function isJson(text: string): boolean {
  return parseJson(text) !== undefined;
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function isCompound(value: JsonValue | undefined): value is JsonCompound {
  return typeof value === 'object' && value !== null;
}

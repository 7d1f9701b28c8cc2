import { invisible, toUnicodeEscape } from '../../text/invisible';
import type { JsonValue, LiteralSyntax } from './literal';
import { toLiteral } from './literal';

/**
 * Parses a JSON object or list, if a literal in every language can express exactly the same.
 *
 * Big integers, `1.0`, repeated keys and white space other than that of `JSON.stringify` do not survive
 * parsing, `__proto__` means something else in a JavaScript literal, Ruby has no lone surrogates, and Ruby
 * and Python limit the depth of literals. Such texts are sent unchanged.
 */
export function toJsonCompound(text: string): JsonValue | undefined {
  if (/\\ud[89a-f]|"__proto__"/i.test(text)) return undefined;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || isDeeper(value, MAX_DEPTH)) return undefined;
  const isExact = JSON.stringify(value) === text || JSON.stringify(value, undefined, 2) === text;
  return isExact ? value : undefined;
}

const MAX_DEPTH = 50;

function isDeeper(value: JsonValue, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isDeeper(item, limit - 1));
}

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

/** JSON on an indented line, for languages that send it as text; formatted for reading if that changes only white space. */
export function toReadableJson(text: string, indent: string): string {
  const value = toJsonCompound(text);
  return value === undefined ? toIndentedJson(text, indent) : toLiteral(value, 1, toSyntax(indent));
}

/** Indents all lines but the first. A line break of JSON is never inside a string. */
export function toIndentedJson(text: string, indent: string): string {
  return isJson(text) ? text.replaceAll('\n', `\n${indent}`) : text;
}

function toSyntax(indent: string): LiteralSyntax {
  return {
    indent,
    padding: ' ',
    trailingComma: false,
    toScalar: toJson,
    toEntry: (key, code) => `${toJson(key)}: ${code}`,
  };
}

function toJson(value: null | boolean | number | string): string {
  return JSON.stringify(value).replaceAll(invisible, toUnicodeEscape);
}

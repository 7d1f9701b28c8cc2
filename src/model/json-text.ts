import type { Digits } from './exact-number';
import { ExactNumber, toJsonNumber } from './exact-number';
import { isObject } from './json-object';

/** Parses JSON text and keeps the digits of its numbers. Throws like `JSON.parse`. */
export function parseJsonText(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Most values of an enum are texts, which hold no number.
  if (typeof value === 'string') return value;
  return losesDigits(text) ? parseJsonWith(text, toJsonNumber, Object.fromEntries) : value;
}

/** JSON text of a value, laid out like that of `JSON.stringify`. What JSON cannot express becomes `null`. */
export function toJsonText(value: unknown, indent = ''): string {
  return write(value, '\n', indent);
}

/** Strings and numbers. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

function losesDigits(text: string): boolean {
  for (const [token] of text.matchAll(TOKEN)) {
    if (!token.startsWith('"') && String(Number(token)) !== token) return true;
  }
  return false;
}

/** Parses JSON text. These functions make its numbers of their digits, and its objects of their members. */
export function parseJsonWith(
  text: string,
  toNumber: (digits: Digits) => unknown,
  toObject: (members: readonly (readonly [string, unknown])[]) => unknown,
): unknown {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.startsWith('n') ? toNumber(value.slice(1)) : value.slice(1);
    }
    if (Array.isArray(value)) return value.map(convert);
    if (!isObject(value)) return value;
    return toObject(Object.entries(value).map(([name, item]) => [name.slice(1), convert(item)]));
  };
  return convert(JSON.parse(text.replaceAll(TOKEN, mark)));
}

/** A number as a string that starts with `n`; all other strings start with `s`. */
function mark(token: string): string {
  return token.startsWith('"') ? `"s${token.slice(1)}` : `"n${token}"`;
}

function write(value: unknown, lineEnd: string, indent: string): string {
  if (value instanceof ExactNumber) return value.digits;
  const inner = lineEnd + indent;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => write(item, inner, indent));
    return join('[]', items, lineEnd, indent);
  }
  const entries = value instanceof Map ? [...value] : isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0 && !isObject(value)) return JSON.stringify(value) ?? 'null';
  const colon = indent === '' ? ':' : ': ';
  const items = entries
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => JSON.stringify(name) + colon + write(item, inner, indent));
  return join('{}', items, lineEnd, indent);
}

function join(brackets: string, items: readonly string[], lineEnd: string, indent: string): string {
  const [open = '', close = ''] = brackets;
  if (items.length === 0) return brackets;
  const [start, between, end] =
    indent === '' ? ['', ',', ''] : [lineEnd + indent, `,${lineEnd}${indent}`, lineEnd];
  return open + start + items.join(between) + end + close;
}

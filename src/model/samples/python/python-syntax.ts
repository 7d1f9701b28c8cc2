import { isAscii } from '../../request/encoding';
import type { HttpHeader } from '../../request/http-request';
import { hasInvisible } from '../../text/invisible';
import type { LiteralSyntax } from '../syntax/literal';
import { chooseQuote, escapeInvisible, layOut } from '../syntax/literal';

/** Python's literals. */
export const python: LiteralSyntax = {
  indent: '    ',
  padding: '',
  trailingComma: true,
  pair: ['(', ')'],
  toScalar: toPythonScalar,
  toEntry: (key, code) => `${quotePython(key)}: ${code}`,
};

/** A one-line string literal, with the quotes that need fewer escapes. */
export function quotePython(text: string): string {
  const quote = chooseQuote(text, '"', "'");
  return quote + escape(text).replaceAll(quote, `\\${quote}`) + quote;
}

/** A string literal that keeps the line breaks of a longer text. */
export function quotePythonText(text: string): string {
  if (!text.includes('\n')) return quotePython(text);
  const lines = text
    .split('\n')
    .map((line) => escape(line).replaceAll(/"(?="|$)/g, String.raw`\"`));
  return `"""${lines.join('\n')}"""`;
}

/** A literal for bytes, where every character is one. */
export function quotePythonBytes(text: string): string {
  const literal = quotePython(text);
  return isAscii(text) && !hasInvisible(text, { multiline: false })
    ? `b${literal}`
    : `${literal}.encode()`;
}

/** Encodes a string literal as UTF-8 bytes; Python's HTTP clients would send it as Latin-1. */
export function toPythonBytes(literal: string, text: string): string {
  return isAscii(text) ? literal : `${literal}.encode()`;
}

/** Joins expressions of bytes. */
export function toPythonJoin(items: readonly string[], depth: number): string {
  return `b"".join(${layOut(['[', ']'], items, depth, python)})`;
}

function escape(text: string): string {
  return escapeInvisible(text.replaceAll('\\', '\\\\'));
}

function toPythonScalar(value: null | boolean | number | string): string {
  if (typeof value === 'string') return quotePython(value);
  if (value === null) return 'None';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

/** The entries of a dict of headers, with bytes for non-ASCII values. */
export function toPythonHeaderEntries(
  headers: readonly HttpHeader[],
): readonly (readonly [name: string, code: string])[] {
  return headers.map(([name, value]) => [name, toPythonBytes(quotePython(value), value)]);
}

/** The statements that write bytes into a file. */
export function toSaveLines(path: string, bytes: string): readonly string[] {
  return [`with open(${quotePython(path)}, "wb") as file:`, `    file.write(${bytes})`];
}

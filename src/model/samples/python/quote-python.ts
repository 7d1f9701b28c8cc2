import { chooseQuote } from '../syntax/choose-quote';
import { hasInvisible, invisible, toUnicodeEscape } from '../../text/invisible';
import type { LiteralSyntax } from '../syntax/literal';
import { isAscii } from '../../request/utf8';

/** How Python writes values. */
export const python: LiteralSyntax = {
  indent: '    ',
  padding: '',
  trailingComma: true,
  toScalar: toPythonScalar,
  toEntry: (key, code) => `${quotePython(key)}: ${code}`,
};

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string literal on one line, with the quotes that need fewer escapes. */
export function quotePython(text: string): string {
  const quote = chooseQuote(text, '"', "'");
  return quote + escape(text).replaceAll(quote, `\\${quote}`) + quote;
}

/** A string literal that keeps the lines of a longer text. */
export function quotePythonText(text: string): string {
  if (!text.includes('\n') || hasInvisible(text, { multiline: true })) return quotePython(text);
  const lines = text
    .split('\n')
    .map((line) => escape(line).replaceAll(/"(?="|$)/g, String.raw`\"`));
  return `"""${lines.join('\n')}"""`;
}

/** Turns a string literal into UTF-8 bytes, which Python's HTTP clients would otherwise send as Latin-1. */
export function toPythonBytes(literal: string, text: string): string {
  return isAscii(text) ? literal : `${literal}.encode()`;
}

function escape(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(invisible, (character) => shortEscapes[character] ?? toUnicodeEscape(character));
}

function toPythonScalar(value: null | boolean | number | string): string {
  if (typeof value === 'string') return quotePython(value);
  if (value === null) return 'None';
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

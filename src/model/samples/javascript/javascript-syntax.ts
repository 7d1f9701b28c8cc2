import { isAscii } from '../../request/encoding';
import type { HttpHeader } from '../../request/http-request';
import type { LiteralSyntax } from '../syntax/literal';
import { chooseQuote, escapeInvisible } from '../syntax/literal';

/** Where JavaScript runs. Browsers get files from a form, Node from the disk. */
export type JavaScriptHost = 'browser' | 'node';

/** JavaScript's literals. */
export const javaScript: LiteralSyntax = {
  indent: '  ',
  padding: ' ',
  trailingComma: true,
  toScalar: (value) => (typeof value === 'string' ? quoteJavaScript(value) : JSON.stringify(value)),
  toEntry: (key, code) => `${toKey(key)}: ${code}`,
};

/** A one-line string literal, with the quotes that need fewer escapes. */
export function quoteJavaScript(text: string): string {
  const quote = chooseQuote(text, "'", '"');
  return quote + escape(text).replaceAll(quote, `\\${quote}`) + quote;
}

/** A string literal that keeps the line breaks of a longer text. */
export function quoteJavaScriptText(text: string): string {
  if (!text.includes('\n')) return quoteJavaScript(text);
  const lines = text
    .split('\n')
    .map((line) => escape(line).replaceAll(/`|\$(?=\{)/g, String.raw`\$&`));
  return `\`${lines.join('\n')}\``;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

function toKey(name: string): string {
  // As a plain key, it would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return identifier.test(name) ? name : quoteJavaScript(name);
}

function escape(text: string): string {
  const escaped = escapeInvisible(text.replaceAll('\\', '\\\\'));
  // Readers may paste the sample into an HTML page.
  return escaped.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`);
}

/** The names of headers with the code of their values. */
export function toHeaderEntries(
  headers: readonly HttpHeader[],
  host: JavaScriptHost,
): readonly (readonly [name: string, code: string])[] {
  return headers.map(([name, value]) => [name, quoteHeaderValue(value, host)]);
}

/** JavaScript sends each character of a header value as one byte, so non-ASCII characters are written as bytes. */
export function quoteHeaderValue(value: string, host: JavaScriptHost): string {
  const text = quoteJavaScript(value);
  if (isAscii(value)) return text;
  return host === 'node'
    ? `Buffer.from(${text}).toString('latin1')`
    : `String.fromCharCode(...new TextEncoder().encode(${text}))`;
}

const prototypeName = /^(__proto__|constructor|prototype)$/i;

/** Omits the headers that some JavaScript clients reject as prototype pollution, and declares it as limitations. */
export function withoutPrototypeNames(
  headers: readonly HttpHeader[],
  client: string,
): { readonly headers: readonly HttpHeader[]; readonly limitations: readonly string[] } {
  return {
    headers: headers.filter(([name]) => !prototypeName.test(name)),
    limitations: headers
      .filter(([name]) => prototypeName.test(name))
      .map(([name]) => `${client} cannot send a header called ${name}.`),
  };
}

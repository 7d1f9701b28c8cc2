import { isAscii } from '../../request/encoding';
import type { HttpHeader } from '../../request/http-request';
import { toMap } from '../syntax/literal';
import type { JavaScriptHost } from './javascript-body';
import { javaScript, quoteJavaScript } from './javascript-syntax';

/** A JavaScript object of headers; `depth` is the indentation level of the line on which it starts. */
export function toHeaderMap(
  headers: readonly HttpHeader[],
  depth: number,
  host: JavaScriptHost,
): string {
  return toMap(toHeaderEntries(headers, host), depth, javaScript);
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

import type { HttpHeader } from '../../request/http-request';
import type { JavaScriptHost } from './javascript-body';
import { toMap } from '../syntax/literal';
import { javaScript, quoteJavaScript } from './quote-javascript';
import { isAscii } from '../../request/utf8';

/** An object of headers in JavaScript; `depth` is that of the line on which it starts. */
export function toHeaderMap(
  headers: readonly HttpHeader[],
  depth: number,
  host: JavaScriptHost,
): string {
  const entries = headers.map(([name, value]) => [name, quoteHeaderValue(value, host)] as const);
  return toMap(entries, depth, javaScript);
}

/** JavaScript sends each character of a header's value as one byte, so other letters are told by their bytes. */
export function quoteHeaderValue(value: string, host: JavaScriptHost): string {
  const text = quoteJavaScript(value);
  if (isAscii(value)) return text;
  return host === 'node'
    ? `Buffer.from(${text}).toString('latin1')`
    : `String.fromCharCode(...new TextEncoder().encode(${text}))`;
}

import type { HttpHeader } from '../http-request';
import { isAscii, toByteString } from './utf8';

/** Headers for JavaScript, where each character of a value becomes one byte, with a word about it. */
export function toLatin1Headers(headers: readonly HttpHeader[]): {
  readonly headers: readonly HttpHeader[];
  readonly limitations: readonly string[];
} {
  const spelledOut = headers.filter(([, value]) => !isAscii(value)).map(([name]) => name);
  return {
    headers: headers.map(([name, value]) => [name, toByteString(value)]),
    limitations: [...new Set(spelledOut)].map(
      (name) =>
        `JavaScript sends header values byte by byte, so ${name} spells out its UTF-8 bytes.`,
    ),
  };
}

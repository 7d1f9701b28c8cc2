import type { HttpHeader } from '../../request/http-request';
import { toMap } from '../syntax/literal';
import { python, quotePython, toPythonBytes } from './quote-python';

/** A dict of headers, with bytes for values that are not ASCII. */
export function toPythonHeaders(headers: readonly HttpHeader[], depth: number): string {
  return toMap(toPythonHeaderEntries(headers), depth, python);
}

/** The entries of such a dict. */
export function toPythonHeaderEntries(
  headers: readonly HttpHeader[],
): readonly (readonly [name: string, code: string])[] {
  return headers.map(([name, value]) => [name, toPythonBytes(quotePython(value), value)]);
}

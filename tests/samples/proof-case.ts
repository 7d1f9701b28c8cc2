import type { HttpBody, HttpHeader, HttpRequest } from '../../src/model/request/http-request';

/** A request that every target has to deliver, or to declare what it cannot. */
export interface ProofCase {
  readonly name: string;
  /** At an address that gives way to the recorder's. */
  readonly request: HttpRequest;
}

/** The host of the tables. */
export const caseOrigin = 'http://recorder.example';

/** Writes a case in one line. */
export function toCase(
  name: string,
  method: string,
  path: string,
  headers: readonly HttpHeader[] = [],
  body?: HttpBody,
): ProofCase {
  const url = caseOrigin + path;
  return { name, request: { method, url, headers, ...(body !== undefined && { body }) } };
}

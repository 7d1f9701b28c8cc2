import type {
  ExpectedResponse,
  HttpBody,
  HttpHeader,
  HttpRequest,
} from '../../src/model/request/http-request';

/** A request that every target must deliver, or declare why it cannot. */
export interface ProofCase {
  readonly name: string;
  /** With an origin that the recorder's replaces. */
  readonly request: HttpRequest;
}

/** The origin of all cases. */
export const caseOrigin = 'http://recorder.example';

/** The same case, whose operation says what comes back. */
export function withResponse({ name, request }: ProofCase, response: ExpectedResponse): ProofCase {
  return { name, request: { ...request, response } };
}

/** Creates a case in one line. */
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

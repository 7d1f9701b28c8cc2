import type { HttpRequest } from '../../request/http-request';

/** Code that sends one request, ready to paste. */
export interface Sample {
  readonly code: string;
  /** Where the sample deviates from the request, one sentence each. */
  readonly limitations: readonly string[];
}

/** Writes a request in one language; throws a `RangeError` if no language could send it. */
export type RenderSample = (request: HttpRequest) => Sample;

/** The limitation of a client that resolves `.` and `..` in a path, as the URL standard requires. */
export function toDotLimitations(url: string, client: string): readonly string[] {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  const hasDots = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return hasDots
    ? [`${client} resolves the dots in the path, which makes another address of it.`]
    : [];
}

import type { HttpRequest } from '../../request/http-request';

/** Code that sends one request, ready to be pasted. */
export interface Sample {
  readonly code: string;
  /** What the code cannot do as the request asks, one sentence each. */
  readonly limitations: readonly string[];
}

/** Writes a request in one language; throws a `RangeError` where no language could send it. */
export type RenderSample = (request: HttpRequest) => Sample;

/** What becomes of `.` and `..` in a path where a client resolves them, as the URL standard asks for. */
export function toDotLimitations(url: string, client: string): readonly string[] {
  const path = /^[^?#]*/.exec(url)?.[0] ?? '';
  const hasDots = /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  return hasDots
    ? [`${client} resolves the dots in the path, which makes another address of it.`]
    : [];
}

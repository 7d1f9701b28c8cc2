import type { HttpRequest } from '../../request/http-request';

/** Code that sends one request, ready to be pasted. */
export interface Sample {
  readonly code: string;
  /** What the code cannot do as the request asks, one sentence each. */
  readonly limitations: readonly string[];
}

/** Writes a request in one language; throws a `RangeError` where no language could send it. */
export type RenderSample = (request: HttpRequest) => Sample;

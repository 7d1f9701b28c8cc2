import type { HttpBody, HttpHeader, HttpRequest } from '../../../src/model/request/http-request';
import { redirectTarget } from '../recorder';

/** One of the expected requests. */
export interface MeantRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly HttpHeader[];
  readonly body?: HttpBody;
  /** The status of the redirect that leads to this request. */
  readonly afterStatus?: string;
  /** Its host must not learn the query of the request before. */
  readonly hidesQuery?: true;
}

/** The expected requests: the request itself and, after a redirect, the one that the Fetch standard requires. */
export function toMeantRequests(request: HttpRequest): readonly MeantRequest[] {
  const first = toFirst(request);
  const redirect = /\/(redirect|cross)\/(\d+)(?:\?|$)/.exec(first.target);
  if (redirect === null) return [first];
  const status = redirect[2] ?? '';
  if (redirect[1] !== 'cross') return [first, toSecond(first, status, [])];
  const { secrets = {} } = request;
  const second = toSecond(first, status, listCredentials(request));
  return [
    first,
    {
      ...(secrets.body === undefined ? second : withoutBody(second)),
      ...(secrets.query !== undefined && { hidesQuery: true }),
    },
  ];
}

function toFirst({ method, url, headers, body }: HttpRequest): MeantRequest {
  // The first path segment is the id of the job.
  const target = url.replace(/^https?:\/\/[^/]+\/[^/?]+/, '');
  const sent = method === 'HEAD' ? undefined : toSentBody(body);
  return { method, target, headers, ...(sent !== undefined && { body: sent }) };
}

/** An empty body counts as none. */
function toSentBody(body: HttpBody | undefined): HttpBody | undefined {
  if ((body?.kind === 'text' || body?.kind === 'json') && body.text === '') return undefined;
  if (body?.kind === 'form' && body.fields.length === 0) return undefined;
  if (body?.kind === 'multipart' && body.parts.length === 0) return undefined;
  return body;
}

function toSecond(
  first: MeantRequest,
  status: string,
  credentials: readonly string[],
): MeantRequest {
  const becomesGet = isGetAfter(first.method, Number(status));
  const { body, ...bare } = first;
  return {
    ...(becomesGet || body === undefined ? bare : first),
    method: becomesGet ? 'GET' : first.method,
    target: redirectTarget,
    headers: first.headers.filter(([name]) => {
      if (becomesGet && /^content-/i.test(name)) return false;
      return !credentials.includes(name.toLowerCase()) && !/^host$/i.test(name);
    }),
    afterStatus: status,
  };
}

function withoutBody({ body: _, ...request }: MeantRequest): MeantRequest {
  return { ...request, headers: request.headers.filter(([name]) => !/^content-/i.test(name)) };
}

function isGetAfter(method: string, status: number): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return status === 303 || (status <= 302 && method === 'POST');
}

/** In lower case. */
function listCredentials({ credentials = [] }: HttpRequest): readonly string[] {
  return [
    'authorization',
    'proxy-authorization',
    'cookie',
    ...credentials.map((name) => name.toLowerCase()),
  ];
}

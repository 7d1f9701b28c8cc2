import type { Answer } from './call';
import type { Json } from './described-operations';

const BASE = '/v2';

const types: Readonly<Record<number, string>> = {
  400: 'malformed-request',
  401: 'token-expired',
  403: 'permission-denied',
  404: 'not-found',
  409: 'name-taken',
  412: 'version-mismatch',
  422: 'validation-failed',
  429: 'rate-limited',
  500: 'internal-error',
  503: 'unavailable',
};

/** A problem of the kind that a status has in most cases. */
export function toProblem(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  detail = 'The request failed.',
  more: Json = {},
): Answer {
  const requestId = 'req_01J0HW5ZH0682TE8VJ88DTRX01';
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
    body: {
      type: `https://developers.easier.example/problems/${types[status]}`,
      title: 'The request failed',
      status,
      detail,
      instance: `${BASE}/requests/${requestId}`,
      requestId,
      ...more,
    },
  };
}

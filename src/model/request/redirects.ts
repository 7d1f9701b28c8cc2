import type { HttpRequest } from './http-request';
import { toHeaderGroups } from './http-request';

/** What changes in a request that follows a redirect. */
export interface RedirectRules {
  /** The statuses after which the request is repeated as GET without its body. */
  readonly becomesGetOn: 'none' | '303' | '301-303';
  /** Headers that describe the body and are dropped with it. */
  readonly bodyHeaders: readonly string[];
  /** Headers that must not be sent to another host. */
  readonly credentials: readonly string[];
}

const credential = /auth|cookie|key|secret|session|token/i;

/** The rules of the Fetch standard (https://fetch.spec.whatwg.org/#http-redirect-fetch) for this request. */
export function toRedirectRules({ method, headers }: HttpRequest): RedirectRules {
  const names = toHeaderGroups(headers).map(([name]) => name);
  return {
    becomesGetOn: toBecomesGetOn(method),
    bodyHeaders: names.filter((name) => /^content-/i.test(name)),
    credentials: names.filter((name) => credential.test(name)),
  };
}

/** Whether only a 303 redirect may turn this method into GET; some clients also do so after other redirects. */
export function outlivesRedirects(method: string): boolean {
  return toBecomesGetOn(method) === '303';
}

function toBecomesGetOn(method: string): RedirectRules['becomesGetOn'] {
  if (method === 'GET' || method === 'HEAD') return 'none';
  return method === 'POST' ? '301-303' : '303';
}

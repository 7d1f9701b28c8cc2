import type { HttpRequest } from './http-request';
import { isSameName, toHeaderGroups } from './http-request';

/** The changes to a request that follows a redirect. */
export interface RedirectRules {
  /** The statuses after which the request is repeated as GET without its body. */
  readonly becomesGetOn: 'none' | '303' | '301-303';
  /** Headers that describe the body and are dropped with it. */
  readonly bodyHeaders: readonly string[];
  /** Headers that must not be sent to another host. */
  readonly credentials: readonly string[];
}

/** The rules of the Fetch standard (https://fetch.spec.whatwg.org/#http-redirect-fetch) for this request. */
export function toRedirectRules(request: HttpRequest): RedirectRules {
  const { method, headers } = request;
  const names = toHeaderGroups(headers).map(([name]) => name);
  return {
    becomesGetOn: toBecomesGetOn(method),
    bodyHeaders: names.filter((name) => /^content-/i.test(name)),
    credentials: names.filter((name) => isUsualCredential(name) || isOwnCredential(request, name)),
  };
}

/** True for a standard header for credentials: most clients keep it from another host. */
export function isUsualCredential(name: string): boolean {
  return /^(?:proxy-)?authorization$|^cookie$/i.test(name);
}

/** The headers that only the operation knows to be credentials, so that no client keeps them from another host. */
export function listOwnCredentials(request: HttpRequest): readonly string[] {
  return toHeaderGroups(request.headers)
    .map(([name]) => name)
    .filter((name) => !isUsualCredential(name) && isOwnCredential(request, name));
}

function isOwnCredential({ credentials = [] }: HttpRequest, name: string): boolean {
  return credentials.some((credential) => isSameName(credential, name));
}

/** True if only a 303 redirect may turn this method into GET; some clients also do so after other redirects. */
export function outlivesRedirects(method: string): boolean {
  return toBecomesGetOn(method) === '303';
}

function toBecomesGetOn(method: string): RedirectRules['becomesGetOn'] {
  if (method === 'GET' || method === 'HEAD') return 'none';
  return method === 'POST' ? '301-303' : '303';
}

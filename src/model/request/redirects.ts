import type { HttpRequest } from './http-request';
import { isSameName, toHeaderGroups } from './http-request';

/**
 * True if a redirect may turn this method into GET, without the body:
 * https://fetch.spec.whatwg.org/#http-redirect-fetch
 */
export function becomesGet(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** True if only a 303 redirect does so, and not a 301 or 302; some clients also do so after other redirects. */
export function outlivesRedirects(method: string): boolean {
  return becomesGet(method) && method !== 'POST';
}

/** The headers that describe the body and are dropped with it. */
export function listBodyHeaders(request: HttpRequest): readonly string[] {
  return listNames(request).filter((name) => /^content-/i.test(name));
}

/** The headers that must not be sent to another host. */
export function listCredentials(request: HttpRequest): readonly string[] {
  const own = listOwnCredentials(request);
  return listNames(request).filter((name) => isUsualCredential(name) || own.includes(name));
}

/** True for a standard header for credentials: most clients keep it from another host. */
export function isUsualCredential(name: string): boolean {
  return /^(?:proxy-)?authorization$|^cookie$/i.test(name);
}

/** The headers that only the operation knows to be credentials, so that no client keeps them from another host. */
export function listOwnCredentials(request: HttpRequest): readonly string[] {
  const { credentials = [] } = request;
  return listNames(request).filter(
    (name) =>
      !isUsualCredential(name) && credentials.some((credential) => isSameName(credential, name)),
  );
}

function listNames({ headers }: HttpRequest): readonly string[] {
  return toHeaderGroups(headers).map(([name]) => name);
}

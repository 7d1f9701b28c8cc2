import type { HttpHeader, HttpRequest } from '../../request/http-request';
import { isSameName, toJoinedHeaders, withoutHeader } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { toDotLimitations } from '../syntax/sample';
import { toFormDataLimitations } from './javascript-body';

/** The part of a request that a page can send. */
export interface BrowserRequest {
  readonly request: HttpRequest;
  readonly sendsCookies: boolean;
  readonly limitations: readonly string[];
}

// https://fetch.spec.whatwg.org/#forbidden-request-header, and User-Agent, which Chromium ignores.
const ownedByBrowser =
  /^(accept-charset|accept-encoding|access-control-request-.+|connection|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.+|referer|sec-.+|set-cookie|te|trailer|upgrade|user-agent|via)$/i;

/** Removes what a page cannot send from a request, and declares it as limitations. */
export function toBrowserRequest(original: HttpRequest): BrowserRequest {
  const wire = toWireRequest(original);
  const sendable = withoutGetBody(wire);
  const allowed = sendable.headers.filter(([name]) => !ownedByBrowser.test(name));
  return {
    request: { ...sendable, headers: toJoinedHeaders(allowed) },
    sendsCookies: wire.headers.some(isCookie),
    limitations: [
      ...toMethodLimitations(wire.method),
      ...toDotLimitations(wire.url, 'The browser'),
      ...wire.headers.filter(([name]) => ownedByBrowser.test(name)).flatMap(toOwnedLimitations),
      ...(sendable === wire
        ? []
        : ['Browsers send no body with GET, so the sample leaves it out.']),
      ...toFormDataLimitations(wire.body),
    ],
  };
}

function withoutGetBody(request: HttpRequest): HttpRequest {
  if (request.method !== 'GET' || request.body === undefined) return request;
  const { method, url, headers } = request;
  return { method, url, headers: withoutHeader(headers, 'Content-Type') };
}

function toMethodLimitations(method: string): readonly string[] {
  return /^(CONNECT|TRACE|TRACK)$/.test(method)
    ? [`Browsers refuse to send ${method} requests.`]
    : [];
}

function toOwnedLimitations(header: HttpHeader): readonly string[] {
  const [name, value] = header;
  if (!isCookie(header))
    return [`Browsers set the header ${name} themselves, so the sample leaves it out.`];
  const cookies = value.split(';').map((pair) => pair.split('=', 1).join('').trim());
  return [
    `Browsers send only cookies they have: the host of the API must have set ${cookies.join(', ')}.`,
  ];
}

function isCookie([name]: HttpHeader): boolean {
  return isSameName(name, 'Cookie');
}

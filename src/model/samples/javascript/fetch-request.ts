import type { HttpHeader, HttpRequest } from '../../request/http-request';
import { isSameName, toJoinedHeaders, withoutHeader } from '../../request/http-request';
import { toWireRequest } from '../../request/wire-request';
import { toDotLimitations, toNamed } from '../syntax/sample';
import { toFormDataLimitations } from './javascript-body';

/** The part of a request that `fetch` can send. */
export interface FetchRequest {
  readonly request: HttpRequest;
  readonly limitations: readonly string[];
}

/** The part of a request that a page can send. */
export interface BrowserRequest extends FetchRequest {
  readonly sendsCookies: boolean;
}

// https://fetch.spec.whatwg.org/#forbidden-request-header, and User-Agent, which Chromium ignores.
const ownedByBrowser =
  /^(accept-charset|accept-encoding|access-control-request-.+|connection|cookie2?|date|dnt|expect|host|keep-alive|origin|proxy-.+|referer|sec-.+|set-cookie|te|trailer|upgrade|user-agent|via)$/i;

// Node follows the standard only for the headers of a connection, and loses the last one.
const ownedByNode = /^(connection|expect|host|keep-alive|upgrade|__proto__)$/i;

/** Removes what a page cannot send from a request, and declares it as limitations. */
export function toBrowserRequest(original: HttpRequest): BrowserRequest {
  const wire = toWireRequest(original);
  const cookies = wire.headers.filter(isCookie);
  const { request, limitations } = toFetchRequest(wire, ownedByBrowser, 'Browsers');
  return {
    request,
    sendsCookies: cookies.length > 0,
    limitations: [...toCookieLimitations(cookies), ...limitations],
  };
}

/** Removes what the `fetch` of Node cannot send from a request, and declares it as limitations. */
export function toNodeRequest(original: HttpRequest): FetchRequest {
  return toFetchRequest(toWireRequest(original), ownedByNode, 'Node');
}

function toFetchRequest(
  wire: HttpRequest,
  owned: RegExp,
  client: 'Browsers' | 'Node',
): FetchRequest {
  const sendable = withoutGetBody(wire);
  const allowed = sendable.headers.filter(([name]) => !owned.test(name));
  const left = wire.headers.filter((header) => owned.test(header[0]) && !isCookie(header));
  return {
    request: { ...sendable, headers: toJoinedHeaders(allowed) },
    limitations: [
      ...(/^(CONNECT|TRACE|TRACK)$/.test(wire.method)
        ? [`${client} cannot send ${wire.method} requests.`]
        : []),
      ...toDotLimitations(wire.url, client),
      ...toNamed(
        left.map(([name]) => ({ name })),
        (names) => `${client} must set ${names}, so the sample does not.`,
      ),
      ...(sendable === wire
        ? []
        : [`${client} cannot send a body with GET, so the sample leaves it out.`]),
      ...toFormDataLimitations(wire.body),
    ],
  };
}

function withoutGetBody(request: HttpRequest): HttpRequest {
  if (request.method !== 'GET' || request.body === undefined) return request;
  const { body: _, ...others } = request;
  return { ...others, headers: withoutHeader(request.headers, 'Content-Type') };
}

function toCookieLimitations(headers: readonly HttpHeader[]): readonly string[] {
  const pairs = headers.flatMap(([, value]) => value.split(';'));
  return toNamed(
    pairs.map((pair) => ({ name: pair.split('=', 1).join('').trim() })),
    (names) => `Browsers send only cookies that the host of the API has set: ${names}.`,
  );
}

function isCookie([name]: HttpHeader): boolean {
  return isSameName(name, 'Cookie');
}
